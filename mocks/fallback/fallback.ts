import { isSchema, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { invalidCursor } from '#backend/cursor-problem.ts';
import { operationOf } from '#contract/requests.ts';
import { responseFindings } from '#contract/responses.ts';
import { resolveSchema } from '#contract/schemas.ts';
import type { Answer, Call } from '#backend/call.ts';
import type { OperationInput } from '#backend/pipeline.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import { answerWith } from './documented.ts';
import {
  entrySchemaOf,
  generatedBody,
  generatedEntries,
  jsonType,
  successStatusOf,
} from './generated.ts';

export type Fallback = (id: OperationId, call: Call, input: OperationInput) => Promise<Answer>;

/** The length of a generated list: more than one page, but few enough to generate quickly. */
const entriesOfList = 60;
const defaultPageSize = 25;

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  isSchema(value) ? value : {};

const startOf = (cursor: unknown): number =>
  typeof cursor === 'string' ? Number(/^from-(\d+)$/.exec(cursor)?.[1]) : Number.NaN;

interface GeneratedList {
  readonly entries: readonly unknown[];
  /** A generated page, for the fields that pages have in addition to the usual ones. */
  readonly page: unknown;
}

/** Cuts the entries into pages; a cursor contains the start of the next page. */
function pageFrom({ entries, page }: GeneratedList, id: OperationId, input: OperationInput) {
  const { pageSize, nextCursor, withTotal } = record(input.params);
  const start = nextCursor === undefined ? 0 : startOf(nextCursor);
  if (Number.isNaN(start)) throw invalidCursor();
  const end = start + (typeof pageSize === 'number' ? pageSize : defaultPageSize);
  const properties = propertiesOf(resolveSchema(operationOf(id).responses[200]?.schema ?? {}));
  return {
    ...record(page),
    items: entries.slice(start, end),
    nextCursor: end < entries.length ? `from-${end}` : null,
    ...(properties['total'] && { total: withTotal === false ? null : entries.length }),
  };
}

/** The values of the request for which the answer has a field of the same name. */
function sentIn(id: OperationId, schema: JsonSchema, { params, body }: OperationInput): object {
  const inPath = operationOf(id).parameters.filter((parameter) => parameter.in === 'path');
  const keys = inPath.map(({ name, key }) => [name, record(params)[key]] as const);
  const fields = propertiesOf(resolveSchema(schema));
  const sent = [...Object.entries(record(body)), ...keys];
  return Object.fromEntries(sent.filter(([name]) => name in fields));
}

/**
 * Answers any operation with the body of its generated MSW handler, so that screens can be built
 * before the backend has the operation. Equal calls with the same seed get equal answers.
 */
export function createFallback(seed: string): Fallback {
  const lists = new Map<string, Promise<GeneratedList>>();

  async function listOf(id: OperationId, entry: JsonSchema, ownSeed: string) {
    return {
      page: await generatedBody(id, 200, ownSeed),
      entries: await generatedEntries(id, entry, entriesOfList, ownSeed),
    };
  }

  async function bodyOf(id: OperationId, status: number, path: string, input: OperationInput) {
    const entry = entrySchemaOf(id);
    const ownSeed = `${seed}${path}`;
    if (entry) {
      const list = lists.get(path) ?? listOf(id, entry, ownSeed);
      lists.set(path, list);
      return pageFrom(await list, id, input);
    }
    const generated = await generatedBody(id, status, ownSeed);
    const { contentType, schema } = operationOf(id).responses[status] ?? {};
    if (!schema || contentType !== jsonType || !isSchema(generated)) return generated;
    const body = { ...generated, ...sentIn(id, schema, input) };
    const response = { status, body, header: () => contentType };
    // A field may have another meaning in the answer than in the request. If the sent value does not
    // fit, the generated body is used unchanged.
    return responseFindings(id, response).length === 0 ? body : generated;
  }

  return async (id, call, input) => {
    const status = successStatusOf(id);
    return answerWith(id, status, call, await bodyOf(id, status, call.path, input));
  };
}
