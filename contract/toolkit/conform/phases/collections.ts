import { isSchema } from '#contract/json-schema.ts';
import type { Api } from '../../document/open.ts';
import type { ApiOperation } from '../../document/operations.ts';
import { withoutSlash, withoutVerb } from '../learned.ts';
import { hasCreated, resourcesOf } from '../resources.ts';
import type { Run } from '../run.ts';
import { changedProperty } from './changed-property.ts';
import { likelyBody, requiredParameters } from './fill.ts';
import { itemsOf, readList, walkPages } from './pages.ts';

/** The ids in an item as one text; null for an item without ids. */
function idsOf(run: Run, item: unknown): string | null {
  if (!isSchema(item)) return null;
  const names = Object.keys(item).filter((name) => name === 'id' || run.idNames.has(name));
  return names.length === 0
    ? null
    : names
        .toSorted()
        .map((name) => JSON.stringify(item[name]))
        .join();
}

/** Walks the pages of each list with small pages: each item once, and an end. */
export async function checkPages(run: Run): Promise<void> {
  for (const operation of run.parts.api.operations) {
    if (!run.hasBudget) return;
    if (operation.method !== 'GET' || !run.mayCall(operation)) continue;
    const caller = run.callerFor(operation);
    const parents = requiredParameters(run, caller.name, operation, run.parts.seed);
    const walk = await walkPages(run, operation, caller, parents, 2);
    if (walk === null) continue;
    const ruleFor = (what: string): string => `${walk.isNumbered ? 'page' : 'cursor'}_${what}`;
    const keys = walk.items.map((item) => JSON.stringify(item));
    if (new Set(keys).size < keys.length) {
      const fault = { rule: ruleFor('repeats_items'), message: 'Two pages have the same item.' };
      const exchanges = walk.answered.slice(0, 3).map(({ exchange }) => exchange);
      run.report(operation, fault, exchanges);
    }
    const large = await run.call(operation, { parameters: parents, body: null }, caller);
    if (!large || large.response.status >= 300) continue;
    const texts = new Set(keys);
    // An item on which the backend works can change between two requests.
    const ids = new Set(walk.items.map((item) => idsOf(run, item)));
    const isOnPage = (item: unknown): boolean => {
      const own = idsOf(run, item);
      return texts.has(JSON.stringify(item)) || (own !== null && ids.has(own));
    };
    const missed = itemsOf(large.body).find((item) => !isOnPage(item));
    if (walk.isWhole && missed !== undefined) {
      const message = 'An item of a large page is on none of the small pages.';
      run.report(operation, { rule: ruleFor('skips_items'), message }, [large.exchange]);
    }
  }
}

/** A list to which something can be added, though its items cannot be read one by one. */
interface Collection {
  readonly create: ApiOperation;
  readonly list: ApiOperation;
}

function collectionsOf(api: Api): Collection[] {
  const { operations } = api;
  const ofResources = new Set(resourcesOf(api).map(({ create }) => create));
  return operations.flatMap((create): Collection[] => {
    if (create.method !== 'POST' || !hasCreated(create) || ofResources.has(create)) return [];
    const path = withoutVerb(create.path);
    const list = operations.find(
      (each) => each.method === 'GET' && withoutSlash(each.path) === path,
    );
    return list ? [{ create, list }] : [];
  });
}

/** Whether an item is the created record: they share properties, and those have the same values. */
const isSame = (created: unknown, item: unknown): boolean =>
  isSchema(created) &&
  isSchema(item) &&
  Object.keys(created).some((name) => name in item) &&
  changedProperty(created, item) === null;

async function checkCollection(run: Run, { create, list }: Collection): Promise<void> {
  const caller = run.callerFor(create);
  const { seed } = run.parts;
  const body = likelyBody(run, create, seed);
  if (!body) return;
  const parameters = requiredParameters(run, caller.name, create, seed);
  const created = await run.call(create, { parameters, body }, caller);
  if (!created || created.response.status >= 300 || !isSchema(created.body)) return;
  const parents = [...parameters].filter(([key]) => key.startsWith('path/'));
  const needed = requiredParameters(run, caller.name, list, seed);
  const walk = await readList(run, list, caller, new Map([...needed, ...parents]));
  if (walk === null || !walk.isWhole) return;
  if (walk.items.some((item) => isSame(created.body, item))) return;
  const message = 'The created record is on no page of the list.';
  run.report(list, { rule: 'ensure_resource_availability', message }, [
    created.exchange,
    ...walk.answered.slice(-1).map(({ exchange }) => exchange),
  ]);
}

/** Adds a record to each list whose items cannot be read one by one, and looks for it there. */
export async function checkCollections(run: Run): Promise<void> {
  for (const collection of collectionsOf(run.parts.api)) {
    if (!run.hasBudget) return;
    if (run.mayCall(collection.create) && run.mayCall(collection.list)) {
      await checkCollection(run, collection);
    }
  }
}
