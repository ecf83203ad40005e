import type { Kysely } from 'kysely';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { AnyDefinition, CatalogueItem } from '#backend/catalogue/definition.ts';
import { derivedKey, givenKey, storedForm } from '#backend/catalogue/item.ts';
import { definitions } from '#backend/catalogue/kinds.ts';
import { rowOf, type StoredRecord } from '#backend/catalogue/record.ts';
import { referenceRows } from '#backend/catalogue/save.ts';
import { lockCatalogue } from '#backend/catalogue/write.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';

/** Returns the JSON text of a kind: the content of the file `srd/<kind>.json` in this folder. */
export type ReadSeed = (kind: CatalogueKind) => Promise<string>;

const markerOf = ({ kind }: AnyDefinition): string => `catalogue.seeded.${kind}`;

/**
 * Writes the items that are delivered with the product. This happens once for each kind, at the first
 * start of a version that has the kind, so items that an administrator deletes later are not added
 * again. A kind that already has items gets none. Returns the number of items written.
 */
export async function seedCatalogue(
  db: Kysely<Schema>,
  read: ReadSeed,
  now: number,
): Promise<number> {
  const missing = await unseeded(db);
  const seeds = await Promise.all(missing.map((definition) => seedOf(definition, read, now)));
  if (seeds.length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    // If several processes start together, only one of them writes.
    await lockCatalogue(transaction);
    const stillMissing = new Set(await unseeded(transaction));
    const keys = await storedKeys(transaction);
    const kindsWithItems = new Set([...keys].map((key) => key.split('\n', 1)[0]));
    const missingSeeds = seeds.filter(({ definition }) => stillMissing.has(definition));
    const seedsToWrite = missingSeeds.filter(
      ({ definition }) => !kindsWithItems.has(definition.kind),
    );
    for (const { definition, records } of seedsToWrite) {
      for (const { sk } of records) keys.add(itemKey(definition.kind, sk));
    }
    const rows = seedsToWrite.flatMap(({ definition, records }) =>
      records
        .map((record) => ({ record, references: referenceRows({ definition }, record) }))
        // In a catalogue that is already in use, the target of a reference may have been deleted.
        .filter(({ references }) =>
          references.every((one) => keys.has(itemKey(one.target_kind, one.target_sk))),
        )
        .map(({ record, references }) => ({ item: rowOf(definition, record), references })),
    );
    await insertMany(
      transaction,
      'catalogue_item',
      rows.map(({ item }) => item),
    );
    // Written after all items, because both items of a reference must exist.
    await insertMany(
      transaction,
      'catalogue_link',
      rows.flatMap(({ references }) => references),
    );
    const value = new Date(now).toISOString();
    const markers = missingSeeds.map(({ definition }) => ({ key: markerOf(definition), value }));
    await insertMany(transaction, 'setting', markers);
    return rows.length;
  });
}

async function unseeded(db: Kysely<Schema>): Promise<readonly AnyDefinition[]> {
  const rows = await db
    .selectFrom('setting')
    .select('key')
    .where('key', 'like', 'catalogue.seeded.%')
    .execute();
  const keys = new Set(rows.map(({ key }) => key));
  return definitions.filter((definition) => !keys.has(markerOf(definition)));
}

const itemKey = (kind: string, sk: string): string => `${kind}\n${sk}`;

async function storedKeys(db: Kysely<Schema>): Promise<Set<string>> {
  const rows = await db.selectFrom('catalogue_item').select(['kind', 'sk']).execute();
  return new Set(rows.map(({ kind, sk }) => itemKey(kind, sk)));
}

/** The items of a kind that are delivered with the product, as they are stored at the first start. */
export async function seedOf(definition: AnyDefinition, read: ReadSeed, now: number) {
  // A test validates every row against the contract.
  const rows = JSON.parse(await read(definition.kind)) as CatalogueItem[];
  const records = rows.map((row): StoredRecord => {
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
  return { definition, records };
}
