import type { ApiProblem } from '#src/generated/model/index.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { inputOf } from './check-values.ts';
import type { BulkOperation, BulkOutcome, Kind, KindDefinition } from './kind.ts';
import type { CatalogueRow, KindCalls, SentOperation } from './kind-calls.ts';
import { kindQueries } from './kind-queries.ts';
import type { CatalogueItem, FieldErrors, Values } from './values.ts';

const etag = (version: number): { 'If-Match': string } => ({ 'If-Match': `"${version}"` });

/** Makes the function that converts a row of the API into an item for the screens. */
function makeRowConverter({ skField, fields }: KindDefinition) {
  const normalizers = fields.flatMap(({ key, type: { normalize } }) =>
    normalize ? [{ key, normalize }] : [],
  );
  const otherKeys = new Set([skField, 'version', 'meta']);
  return (row: CatalogueRow): CatalogueItem => {
    const fieldsOfRow: Record<string, unknown> = { ...row };
    const values: Record<string, unknown> = {};
    for (const key in fieldsOfRow) if (!otherKeys.has(key)) values[key] = fieldsOfRow[key];
    for (const { key, normalize } of normalizers) values[key] = normalize(values[key]);
    return {
      sk: String(fieldsOfRow[skField]),
      name: row.name,
      version: row.version,
      values,
      updatedAt: row.meta.updated_at,
      updatedBy: row.meta.updated_by,
    };
  };
}

/**
 * Makes the problem of an operation with invalid values. The operation is not sent, so the server
 * returns no problem.
 */
const problemOf = (errors: FieldErrors): ApiProblem => ({
  detail: 'Some fields need another look.',
  code: 'validation_failed',
  fields: Object.entries(errors)
    .slice(0, 100)
    .map(([path, message]) => ({ path: `/${path.replaceAll('.', '/')}`, message })),
  requestId: 'not-sent',
});

/** Combines the definition of a kind with its API calls. The screens use the result. */
export function bindKind(
  definition: KindDefinition,
  calls: KindCalls,
  kindOf: (slug: CatalogueKind) => Pick<Kind, 'choices'>,
): Kind {
  const { schema, fields } = definition;
  const toItem = makeRowConverter(definition);
  const toInput = (values: Values): object => {
    const result = inputOf(schema, values);
    if (!result.ok) throw new TypeError('Only checked values are sent.');
    return result.input;
  };

  function toSentOperation(operation: BulkOperation): SentOperation | FieldErrors {
    if (operation.action === 'delete') return operation;
    const { values, ...rest } = operation;
    const result = inputOf(schema, values);
    return result.ok ? { ...rest, item: result.input } : result.errors;
  }

  const isOperation = (result: SentOperation | FieldErrors): result is SentOperation =>
    result['action'] === 'create' || result['action'] === 'update' || result['action'] === 'delete';

  const bulk: Kind['bulk'] = async (operations, options) => {
    const { idempotencyKey, signal, onConflict, dryRun } = options;
    const checkedOperations = operations.map(toSentOperation);
    const sentOperations = checkedOperations.filter(isOperation);
    const request = {
      operations: sentOperations,
      ...(onConflict !== undefined && { onConflict }),
      ...(dryRun !== undefined && { dryRun }),
    };
    const results =
      sentOperations.length === 0
        ? []
        : (await calls.bulk(request, { 'Idempotency-Key': idempotencyKey }, signal && { signal }))
            .results;
    const resultIterator = results.values();
    return checkedOperations.map((each, index): BulkOutcome => {
      const sk = skOf(operations[index]);
      if (!isOperation(each)) return { status: 'failed', sk, item: null, problem: problemOf(each) };
      const { value: result } = resultIterator.next();
      if (result === undefined) throw new TypeError('There is one result per operation.');
      return { ...result, item: result.item && toItem(result.item) };
    });
  };

  return {
    ...definition,
    ...kindQueries(calls, toItem, definition),
    create: async (values, headers) => toItem(await calls.create(toInput(values), headers)),
    update: async ({ sk, version }, values) =>
      toItem(await calls.update(sk, toInput(values), etag(version))),
    remove: async ({ sk, version }) => {
      await calls.remove(sk, etag(version));
    },
    bulk,
    // `lookups` is a getter, because `kindOf` works only after all kinds are bound.
    get lookups() {
      return fields.flatMap(({ key, type: { reference } }) =>
        reference === undefined
          ? []
          : [{ field: key, query: kindOf(reference.kind).choices(reference.category) }],
      );
    },
    prefetch: async (client) => {
      const awaited: Promise<unknown>[] = [];
      for (const { type } of fields) {
        const { reference } = type;
        if (reference === undefined) continue;
        const query = kindOf(reference.kind).choices(reference.category);
        const loading = client.query({ ...query, staleTime: 'static' });
        // If a field refers to a single category, the choices of this category are awaited. A kind can
        // have many items, so the choices of all its categories may load after the page is shown.
        if (reference.category !== null) awaited.push(loading);
        else loading.catch(() => undefined);
      }
      await Promise.all(awaited);
    },
  };
}

const skOf = (operation: BulkOperation | undefined): string | null =>
  operation === undefined || operation.action === 'create' ? null : operation.sk;
