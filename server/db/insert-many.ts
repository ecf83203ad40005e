import type { Insertable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Inserts any number of rows, all in the given transaction, a few hundred per statement: one
 * statement per row is slow, and one for all would hold the main loop and pass SQLite's limit of
 * parameters.
 */
const rowsPerStatement = 200;

export async function insertMany<Table extends keyof Schema>(
  transaction: Kysely<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + rowsPerStatement))
      .execute();
  }
}
