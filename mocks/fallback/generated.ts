import { faker } from '@faker-js/faker/locale/en';
import { getResponse, type HttpHandler } from 'msw';
import * as tags from '#src/generated/endpoints/index.msw.ts';
import { isSchema, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { ProblemError } from '#contract/problem.ts';
import { operationOf } from '#contract/requests.ts';
import { resolveSchema } from '#contract/schemas.ts';
import type { Operation, OperationId } from '#src/generated/contract/operations.ts';
import { blankPictures } from '#mocks/ports/pictures.ts';
import { numberFrom } from '#mocks/ports/random.ts';
import { fittingValue } from './fit.ts';

/** Generated dates are near this date, so that they depend only on the seed. */
const referenceDate = '2026-11-21T12:00:00.000Z';

export const jsonType = 'application/json';

/** The generated MSW handlers of every operation. */
export const generatedHandlers = (): HttpHandler[] => Object.values(tags).flatMap((tag) => tag());

let handlers: readonly HttpHandler[] | undefined;

/** MSW writes path parameters as `:name`, the contract as `{name}`; both become `*`. */
const pathPattern = (path: string): string => path.replaceAll(/\{[^}]*\}|:\w+/g, '*');

function handlerOf({ method, path }: Operation): HttpHandler {
  handlers ??= generatedHandlers();
  const pattern = `*${pathPattern(path)}`;
  const handler = handlers.find(
    ({ info }) => info.method === method && pathPattern(String(info.path)) === pattern,
  );
  if (!handler) throw new Error(`No handler is generated for ${method} ${path}.`);
  return handler;
}

/**
 * Resolves when the last handler has ended. Faker has one state for the whole process and handlers are
 * asynchronous, so only one handler may run at a time.
 */
let lastRun: Promise<unknown> = Promise.resolve();

function seedFaker(seed: string): void {
  faker.seed(numberFrom(seed));
  faker.setDefaultRefDate(referenceDate);
}

/** The JSON that the generated handler returns; undefined if it returns no JSON. */
async function generate(id: OperationId, seed: string): Promise<unknown> {
  const operation = operationOf(id);
  seedFaker(seed);
  const url = `http://generated${operation.path.replaceAll(/\{[^}]*\}/g, 'any')}`;
  const request = new Request(url, { method: operation.method });
  const response = await getResponse([handlerOf(operation)], request);
  const isJson = response?.headers.get('Content-Type')?.startsWith(jsonType) === true;
  return isJson ? response.json() : undefined;
}

/** The first success status that an operation declares. */
export function successStatusOf(id: OperationId): number {
  const statuses = Object.keys(operationOf(id).responses).map(Number);
  const success = statuses.find((status) => status >= 200 && status < 300);
  if (success === undefined) throw new Error(`The contract declares no success of ${id}.`);
  return success;
}

function runAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = lastRun.then(work);
  lastRun = result.catch(() => undefined);
  return result;
}

/** A body of a content type that is not JSON. */
function otherBody(id: OperationId, contentType: string, schema: JsonSchema): unknown {
  const picture = blankPictures[contentType];
  if (picture) return picture;
  if (contentType.startsWith('text/')) {
    return fittingValue(schema, faker.word.words(8), `the text of ${id}`);
  }
  const detail = `The mocks cannot generate ${contentType}, so ${id} needs a handler.`;
  throw new ProblemError('not_implemented', detail);
}

/**
 * A success body that fits its schema, similar to the body of the generated handler; the same for the
 * same seed.
 * @throws ProblemError 501 if the mocks cannot generate it
 */
export async function generatedBody(
  id: OperationId,
  status: number,
  seed: string,
): Promise<unknown> {
  const { contentType, schema } = operationOf(id).responses[status] ?? {};
  if (!contentType) return undefined;
  const ownSeed = `${seed}/${id}`;
  return runAlone(async () => {
    if (contentType !== jsonType) {
      seedFaker(ownSeed);
      return otherBody(id, contentType, schema ?? {});
    }
    const body = await generate(id, ownSeed);
    return schema ? fittingValue(schema, body, `the answer ${status} of ${id}`) : body;
  });
}

/** The schema of one entry when the operation answers with pages and cursors; otherwise null. */
export function entrySchemaOf(id: OperationId): JsonSchema | null {
  const { parameters, responses } = operationOf(id);
  const { items, nextCursor } = propertiesOf(resolveSchema(responses[200]?.schema ?? {}));
  const entry = items?.['items'];
  const takesCursor = parameters.some(({ name }) => name === 'nextCursor');
  return takesCursor && nextCursor && isSchema(entry) ? entry : null;
}

/** Entries for a list. Calls the handler for one page after the other until there are `count` entries. */
export async function generatedEntries(
  id: OperationId,
  schema: JsonSchema,
  count: number,
  seed: string,
): Promise<unknown[]> {
  const entries: unknown[] = [];
  for (let page = 1; entries.length < count; page += 1) {
    await runAlone(async () => {
      const body = await generate(id, `${seed}/${id}/${page}`);
      const items: unknown = isSchema(body) ? body['items'] : undefined;
      const hints: readonly unknown[] =
        Array.isArray(items) && items.length > 0 ? items : [undefined];
      for (const hint of hints.slice(0, count - entries.length)) {
        entries.push(fittingValue(schema, hint, `an entry of ${id}`));
      }
    });
  }
  return entries;
}
