import { etagOf } from '#contract/etag.ts';
import { operations } from '#src/generated/contract/operations.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { RequestContext } from '#backend/context.ts';
import { onlyOnce } from '#backend/idempotency.ts';
import type { AnyDefinition, CatalogueItem, Definition, RecordOf } from './definition.ts';
import { givenKey } from './item.ts';
import { notFound } from './problems.ts';
import { recordOf, contractRecordOf, textOfRecord, type StoredRecord } from './record.ts';
import { selectItems } from './select.ts';
import { lockCatalogue, notifyChanges, writeItem, writeOne, type Written } from './write.ts';

/** The answer to operations on one item, for any kind. */
interface RecordAnswer<Status extends number, K extends CatalogueKind> {
  readonly status: Status;
  readonly body: RecordOf<K>;
  readonly headers: { readonly ETag: string };
}

export async function getItem<K extends CatalogueKind>(
  { db }: RequestContext,
  definition: Definition<K>,
  sk: string,
): Promise<RecordAnswer<200, K>> {
  const row = await selectItems(db, definition.kind).where('item.sk', '=', sk).executeTakeFirst();
  if (!row) throw notFound(definition);
  return {
    status: 200,
    body: recordOf<K>(definition, row),
    headers: { ETag: etagOf(row.version) },
  };
}

export async function createItem<K extends CatalogueKind>(
  context: RequestContext,
  definition: Definition<K>,
  item: CatalogueItem,
  idempotencyKey: string | undefined,
): Promise<RecordAnswer<201, K> & { readonly headers: { readonly Location: string } }> {
  const { id: userId } = context.signedIn();
  const operation = `${definition.prefix}Create` as const;
  const call = { userId, operation, key: idempotencyKey, body: item, now: context.now };
  let changes: Written['changes'] = [];
  const text = await context.db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction);
    return onlyOnce(transaction, call, async () => {
      const written = await writeOne(transaction, context, definition, { action: 'create', item });
      ({ changes } = written);
      return [textOfRecord(recordIn(written.outcome))];
    });
  });
  notifyChanges(context, definition, changes);
  // The text is a record of this kind, or `onlyOnce` has read it with the schema of its records.
  const body = JSON.parse(text.join('')) as RecordOf<K>;
  const { path } = operations[`${definition.prefix}Get`];
  const key = encodeURIComponent(givenKey(definition, body) ?? '');
  return {
    status: 201,
    body,
    headers: {
      ETag: etagOf(body.version),
      Location: path.replace(`{${definition.skField}}`, () => key),
    },
  };
}

export async function updateItem<K extends CatalogueKind>(
  context: RequestContext,
  definition: Definition<K>,
  sk: string,
  item: CatalogueItem,
  ifMatch: string | undefined,
): Promise<RecordAnswer<200, K>> {
  const record = recordIn(
    await writeItem(context, definition, { action: 'update', sk, item, ifMatch }),
  );
  return {
    status: 200,
    body: contractRecordOf<K>(record),
    headers: { ETag: etagOf(record.version) },
  };
}

export async function deleteItem(
  context: RequestContext,
  definition: AnyDefinition,
  sk: string,
  ifMatch: string | undefined,
): Promise<{ readonly status: 204 }> {
  await writeItem(context, definition, { action: 'delete', sk, ifMatch });
  return { status: 204 };
}

function recordIn(outcome: Awaited<ReturnType<typeof writeItem>>): StoredRecord {
  if ('record' in outcome) return outcome.record;
  throw new Error(`The outcome "${outcome.status}" contains no item.`);
}
