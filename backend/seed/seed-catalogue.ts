import type { Kysely } from 'kysely';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { AnyDefinition, CatalogueItem } from '#backend/catalogue/definition.ts';
import { derivedKey, givenKey, storedForm } from '#backend/catalogue/item.ts';
import { definitions } from '#backend/catalogue/kinds.ts';
import { rowOf, type Entry } from '#backend/catalogue/record.ts';
import { referenceRows } from '#backend/catalogue/save.ts';
import { lockCatalogue } from '#backend/catalogue/write.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';

const marker = 'catalogue.seeded';

/** Reads the rows of a kind from the JSON files beside this one: the text of `srd/<kind>.json`. */
export type ReadSeed = (kind: CatalogueKind) => Promise<string>;

/**
 * Fills the catalogue with the rows that come with the product, on the first start only: what an
 * administrator deletes later does not come back. Returns the number of rows written.
 */
export async function seedCatalogue(
  db: Kysely<Schema>,
  read: ReadSeed,
  now: number,
): Promise<number> {
  if (await isSeeded(db)) return 0;
  const seeds = await Promise.all(definitions.map((definition) => seedOf(definition, read, now)));
  return db.transaction().execute(async (transaction) => {
    // Of several processes that start at the same time, only one writes.
    await lockCatalogue(transaction);
    if (await isSeeded(transaction)) return 0;
    const value = new Date(now).toISOString();
    await transaction.insertInto('setting').values({ key: marker, value }).execute();
    if (await hasItems(transaction)) return 0;
    const items = seeds.flatMap(({ definition, entries }) =>
      entries.map((entry) => rowOf(definition, entry)),
    );
    await insertMany(transaction, 'catalogue_item', items);
    // After all items, because a reference needs its target.
    const references = seeds.flatMap((seed) =>
      seed.entries.flatMap((entry) => referenceRows(seed, entry)),
    );
    await insertMany(transaction, 'catalogue_link', references);
    return items.length;
  });
}

const isSeeded = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom('setting').select('key').where('key', '=', marker).executeTakeFirst()) !==
  undefined;

const hasItems = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom('catalogue_item').select('sk').limit(1).executeTakeFirst()) !== undefined;

async function seedOf(definition: AnyDefinition, read: ReadSeed, now: number) {
  // A test validates every row against the contract.
  const rows = JSON.parse(await read(definition.kind)) as CatalogueItem[];
  const entries = rows.map((row): Entry => {
    const sk = givenKey(definition, row) ?? derivedKey(row);
    return {
      sk,
      item: storedForm(definition, row, sk),
      version: 1,
      createdAt: now,
      createdBy: null,
      updatedAt: now,
      updatedBy: null,
      archived: false,
    };
  });
  return { definition, entries };
}
