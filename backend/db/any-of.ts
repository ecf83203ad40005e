import { PostgresAdapter, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * The column holds one of many values. All of them travel as one parameter: the statement is the
 * same for any number, and SQLite looks each up in the index, where a long list written out would
 * make it read the whole table whenever its statistics are from a time with fewer rows.
 */
export function anyOf(
  db: Kysely<Schema>,
  column: string,
  values: readonly string[],
): Expression<SqlBool> {
  const ref = sql.ref(column);
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<SqlBool>`${ref} = any(${values})`
    : sql<SqlBool>`${ref} in (select value from json_each(${JSON.stringify(values)}))`;
}
