import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { shapeStamp } from '#backend/db/stored-schemas.ts';
import type { AnyDefinition } from './definition.ts';
import { definitions } from './kinds.ts';
import { storedText } from './record.ts';

const batchSize = 200;

/**
 * Rewrites items that an earlier version of the contract wrote. They are read correctly without
 * that, but each time with the work of bringing them into their present form.
 */
export async function refreshItems(db: Kysely<Schema>): Promise<void> {
  for (const definition of definitions) {
    const key = `catalogue.shape.${definition.kind}`;
    const value = shapeStamp(definition.input);
    const done = await db
      .selectFrom('setting')
      .select('key')
      .where('key', '=', key)
      .where('value', '=', value)
      .executeTakeFirst();
    if (done) continue;
    while ((await refreshBatch(db, definition)) > 0);
    await db
      .insertInto('setting')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }
}

/** Returns how many items it found. */
const refreshBatch = (db: Kysely<Schema>, definition: AnyDefinition): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const shape = shapeStamp(definition.input);
    const rows = await transaction
      .selectFrom('catalogue_item')
      .select(['sk', 'data', 'shape', 'version'])
      .where('kind', '=', definition.kind)
      .where('shape', '!=', shape)
      .limit(batchSize)
      .execute();
    for (const row of rows) {
      await transaction
        .updateTable('catalogue_item')
        .set({ data: storedText(definition, row), shape })
        .where('kind', '=', definition.kind)
        .where('sk', '=', row.sk)
        // An item that a parallel request wrote has its present form already.
        .where('version', '=', row.version)
        .execute();
    }
    return rows.length;
  });
