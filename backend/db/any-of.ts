import { PostgresAdapter, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * A condition: the column has one of many values. All values are one parameter, so the statement is
 * the same for any number of values, and SQLite looks each value up in the index. For a long list
 * in the SQL text, SQLite would read the whole table if its statistics were made when the table had
 * fewer rows.
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
