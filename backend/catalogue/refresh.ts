import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { shapeStamp } from '#backend/db/stored-schemas.ts';
import type { AnyDefinition } from './definition.ts';
import { definitions } from './kinds.ts';
import { storedText } from './record.ts';

const batchSize = 200;

/**
 * Rewrites items that an earlier version of the contract wrote. Until then, every read converts these
 * items, which takes time.
 */
export async function refreshItems(db: Kysely<Schema>): Promise<void> {
  for (const definition of definitions) {
    const key = `catalogue.shape.${definition.kind}`;
    const value = shapeStamp(definition.input);
    const isRefreshed = await db
      .selectFrom('setting')
      .select('key')
      .where('key', '=', key)
      .where('value', '=', value)
      .executeTakeFirst();
    if (isRefreshed) continue;
    while ((await refreshBatch(db, definition)) > 0);
    await db
      .insertInto('setting')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }
}

/** Rewrites one batch and returns its number of rows. */
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
        // If the version has changed, a parallel request has already written the item in its
        // present form.
        .where('version', '=', row.version)
        .execute();
    }
    return rows.length;
  });
