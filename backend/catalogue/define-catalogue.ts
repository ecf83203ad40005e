import { operations } from '#src/generated/contract/operations.ts';
import type { RequestContext } from '#backend/context.ts';
import { etagOf } from '#contract/etag.ts';
import { bulk, type BulkRequest } from './bulk.ts';
import type {
  AnyDefinition,
  CatalogueHandlers,
  CatalogueItem,
  Definition,
  Prefix,
} from './definition.ts';
import { historyOf, type HistoryRequest } from './history.ts';
import { listItems, type ListRequest } from './list.ts';
import { notFound } from './problems.ts';
import { recordOf, recordOfEntry, type Entry } from './record.ts';
import { selectItems } from './select.ts';
import { writeItem } from './write.ts';

/** What the inputs of all kinds have in common, once the kind is not known any more. */
interface AnyInput {
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The seven operations of a kind, from what its definition says about it. */
export function defineCatalogue<P extends Prefix>(definition: Definition<P>): CatalogueHandlers<P> {
  const { prefix } = definition;
  const handlers = {
    [`${prefix}List`]: ({ db }: RequestContext, { params }: ListInput) =>
      listItems(db, definition.kind, params),
    [`${prefix}Create`]: async (context: RequestContext, { body: item }: ItemInput) => {
      const outcome = await writeItem(context, definition, { action: 'create', item });
      return created(definition, entryOf(outcome));
    },
    [`${prefix}Bulk`]: (context: RequestContext, { params, body }: BulkInput) =>
      bulk(context, definition, body, params['idempotencyKey']),
    [`${prefix}Get`]: async (context: RequestContext, { params }: AnyInput) =>
      getItem(context, definition, keyIn(definition, params)),
    [`${prefix}History`]: ({ db }: RequestContext, { params }: HistoryInput) =>
      historyOf(db, definition, keyIn(definition, params), params),
    [`${prefix}Update`]: async (context: RequestContext, { params, body: item }: ItemInput) => {
      const sk = keyIn(definition, params);
      const version = versionIn(params);
      const outcome = await writeItem(context, definition, {
        action: 'update',
        sk,
        item,
        ...version,
      });
      const entry = entryOf(outcome);
      return { status: 200, body: recordOfEntry(entry), headers: { ETag: etagOf(entry.version) } };
    },
    [`${prefix}Delete`]: async (context: RequestContext, { params }: AnyInput) => {
      const sk = keyIn(definition, params);
      await writeItem(context, definition, { action: 'delete', sk, ...versionIn(params) });
      return { status: 204 };
    },
  };
  // The compiler cannot follow names and shapes that depend on P. The contract layer validates
  // every input and, in tests and development, every output against the schemas of the kind.
  return handlers as unknown as CatalogueHandlers<P>;
}

interface ListInput {
  readonly params: ListRequest;
}

interface HistoryInput {
  readonly params: HistoryRequest;
}

interface ItemInput extends AnyInput {
  readonly body: CatalogueItem;
}

interface BulkInput extends AnyInput {
  readonly body: BulkRequest;
}

async function getItem({ db }: RequestContext, definition: AnyDefinition, sk: string) {
  const row = await selectItems(db, definition.kind).where('item.sk', '=', sk).executeTakeFirst();
  if (!row) throw notFound(definition);
  return { status: 200, body: recordOf(row), headers: { ETag: etagOf(row.version) } };
}

function created(definition: AnyDefinition, entry: Entry) {
  const { path } = operations[`${definition.prefix}Get`];
  const key = encodeURIComponent(entry.sk);
  return {
    status: 201,
    body: recordOfEntry(entry),
    headers: {
      ETag: etagOf(entry.version),
      Location: path.replace(`{${definition.skField}}`, () => key),
    },
  };
}

function keyIn({ skField }: AnyDefinition, params: object): string {
  const sk: unknown = Reflect.get(params, skField);
  if (typeof sk !== 'string') throw new Error(`The path has no ${skField}.`);
  return sk;
}

/** An ETag that is no version of ours matches no version. */
function versionIn({ ifMatch }: AnyInput['params']): { readonly version?: number } {
  if (ifMatch === undefined) return {};
  const version = Number(ifMatch.slice(1, -1));
  return { version: etagOf(version) === ifMatch ? version : -1 };
}

function entryOf(outcome: Awaited<ReturnType<typeof writeItem>>): Entry {
  if ('entry' in outcome) return outcome.entry;
  throw new Error(`An item cannot be answered with after it was ${outcome.status}.`);
}
