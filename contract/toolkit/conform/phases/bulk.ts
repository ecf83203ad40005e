import { isSchema, propertiesOf } from '#contract/json-schema.ts';
import type { ApiOperation } from '../../document/operations.ts';
import type { Run } from '../run.ts';
import { mergedSchema } from '../values/merged-schema.ts';
import { bodyFits, independentLists } from '../wire-form.ts';
import { changedProperty } from './changed-property.ts';
import { freshExample, likelyBody, oneOf, requiredParameters } from './fill.ts';
import { itemsOf } from './pages.ts';
import { mediaOf, valuesOrNull } from './valid-values.ts';

interface Bulk {
  readonly operation: ApiOperation;
  /** The property with the entries that are judged one by one. */
  readonly list: string;
}

const bulksOf = (run: Run): Bulk[] =>
  run.parts.api.operations.flatMap((operation) => {
    const schema = mediaOf(run, operation)?.schema?.schema;
    const [list] = independentLists(run.parts.api.document, schema);
    return list === undefined ? [] : [{ operation, list }];
  });

/** Two entries that fit: of the example, or random ones. */
function entriesFor(run: Run, { operation, list }: Bulk): unknown[] {
  const { document } = run.parts.api;
  const example = likelyBody(run, operation, run.parts.seed)?.value;
  const given: unknown = isSchema(example) ? example[list] : undefined;
  const entries: readonly unknown[] = Array.isArray(given) ? given : [];
  const [first] = entries;
  if (first !== undefined) {
    const other = entries[1] ?? first;
    return [freshExample(first, run.parts.seed + 11), freshExample(other, run.parts.seed + 12)];
  }
  const body = mergedSchema(document, mediaOf(run, operation)?.schema?.schema);
  const items = isSchema(body) ? mergedSchema(document, propertiesOf(body)[list]) : false;
  const values = isSchema(items) ? valuesOrNull(run, items['items']) : null;
  return values ? [oneOf(values, run.parts.seed), oneOf(values, run.parts.seed + 1)] : [];
}

/** The objects inside a result, from the outside to the inside. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (!isSchema(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** The text by which an entry can be recognized in its result. */
const markOf = (entry: unknown): readonly [name: string, value: string] | null => {
  for (const each of objectsIn(entry)) {
    for (const name of ['name', 'title']) {
      const value = each[name];
      if (typeof value === 'string') return [name, value];
    }
  }
  return null;
};

/** Whether a result has a record with the name of another entry. */
function isOfOther(entry: unknown, result: unknown): boolean {
  const mark = markOf(entry);
  if (mark === null) return false;
  const [name, value] = mark;
  const records = objectsIn(result).filter((each) => typeof each[name] === 'string');
  return (
    records.length > 0 && records.every((each) => changedProperty({ [name]: value }, each) !== null)
  );
}

async function checkBulk(run: Run, bulk: Bulk): Promise<void> {
  const { operation, list } = bulk;
  const media = mediaOf(run, operation);
  const [first, second] = entriesFor(run, bulk);
  if (media === null || first === undefined || second === undefined) return;
  const caller = run.callerFor(operation);
  const template = likelyBody(run, operation, run.parts.seed)?.value;
  const { api, validators } = run.parts;
  const valid = { ...(isSchema(template) ? template : {}), [list]: [first, second] };
  if (!bodyFits(api, validators, media, valid)) return;
  const sent = [first, { unexpectedProperty: 1 }, second];
  const answered = await run.call(
    operation,
    {
      parameters: requiredParameters(run, caller.name, operation, run.parts.seed),
      body: { media, value: { ...valid, [list]: sent } },
    },
    caller,
  );
  if (!answered) return;
  const { response, body, exchange } = answered;
  if (response.status >= 400) {
    const message = `One invalid entry makes the whole call fail with ${response.status}.`;
    run.report(operation, { rule: 'bulk_results', message }, [exchange]);
    return;
  }
  const results = itemsOf(body);
  if (results.length !== sent.length) {
    const message = `The number of results is ${results.length}, and ${sent.length} entries were sent.`;
    run.report(operation, { rule: 'bulk_results', message }, [exchange]);
    return;
  }
  if (isOfOther(first, results[0]) || isOfOther(second, results[2])) {
    const message = 'The results are not in the order of the entries.';
    run.report(operation, { rule: 'bulk_results', message }, [exchange]);
  }
}

/** Sends an invalid entry between two valid ones to each list whose entries are judged one by one. */
export async function checkBulks(run: Run): Promise<void> {
  for (const bulk of bulksOf(run)) {
    if (!run.hasBudget) return;
    if (run.mayCall(bulk.operation)) await checkBulk(run, bulk);
  }
}
