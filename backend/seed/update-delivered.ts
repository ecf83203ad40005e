import { dequal } from 'dequal/lite';
import type { Kysely } from 'kysely';
import { auditRow, type Author, type Change } from '#backend/catalogue/audit.ts';
import type { AnyDefinition, CatalogueItem } from '#backend/catalogue/definition.ts';
import { definitions } from '#backend/catalogue/kinds.ts';
import { rowOf, storedText, type StoredRecord } from '#backend/catalogue/record.ts';
import { lockCatalogue } from '#backend/catalogue/write.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';
import { seedOf, type ReadSeed } from './seed-catalogue.ts';

/** Raise it when rows of the seed change, so that existing databases get the changes. */
const seedVersion = '2';
const marker = 'catalogue.seed-version';

/**
 * Brings items that an earlier version of the product has delivered to the form of the present seed, such as one with a
 * description. This happens once for each version of the seed. An item that was changed before stays as it is, because
 * the change can be one of an administrator whose account is deleted by now. Returns the number of items changed.
 */
export async function updateDelivered(
  db: Kysely<Schema>,
  read: ReadSeed,
  author: Pick<Author, 'now' | 'random'>,
): Promise<number> {
  if (await hasPresentSeed(db)) return 0;
  const seeds = await Promise.all(
    definitions.map((definition) => seedOf(definition, read, author.now)),
  );
  return db.transaction().execute(async (transaction) => {
    // If several processes start together, only one of them writes.
    await lockCatalogue(transaction);
    if (await hasPresentSeed(transaction)) return 0;
    let updated = 0;
    for (const { definition, records } of seeds) {
      const changes = await changesOf(transaction, definition, records);
      const rows = changes.map(({ after }) => rowOf(definition, after));
      await insertMany(transaction, 'catalogue_item', rows, ['kind', 'sk']);
      const noOne = { ...author, actorId: null, requestId: null };
      await insertMany(
        transaction,
        'audit',
        changes.map((change) => auditRow(definition, change, noOne)),
      );
      updated += changes.length;
    }
    await transaction
      .insertInto('setting')
      .values({ key: marker, value: seedVersion })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: seedVersion }))
      .execute();
    return updated;
  });
}

async function hasPresentSeed(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', marker)
    .executeTakeFirst();
  return row?.value === seedVersion;
}

/** What changes in items that are as they were delivered. */
async function changesOf(
  transaction: Kysely<Schema>,
  definition: AnyDefinition,
  records: readonly StoredRecord[],
): Promise<(Change & { readonly after: StoredRecord })[]> {
  const rows = await transaction
    .selectFrom('catalogue_item')
    .select(['sk', 'data', 'shape', 'version', 'created_at', 'updated_at', 'archived'])
    .where('kind', '=', definition.kind)
    .where('version', '=', 1)
    .where('created_by', 'is', null)
    .execute();
  const seeds = new Map(records.map((record) => [record.sk, record]));
  return rows.flatMap((row) => {
    const seed = seeds.get(row.sk);
    // rowOf has written this item, so it fits the contract's schema of the kind.
    const item = JSON.parse(storedText(definition, row)) as CatalogueItem;
    if (!seed || dequal(item, seed.item)) return [];
    const before: StoredRecord = {
      sk: row.sk,
      item,
      version: row.version,
      createdAt: row.created_at,
      createdBy: null,
      updatedAt: row.updated_at,
      updatedBy: null,
      archived: row.archived === 1,
    };
    const version = row.version + 1;
    const after = { ...before, item: seed.item, version, updatedAt: seed.updatedAt };
    return [{ sk: row.sk, before, after, version }];
  });
}
