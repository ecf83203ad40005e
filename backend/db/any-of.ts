import { PostgresAdapter, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * The column has one of many values. All of them are one parameter: the statement is the same for any
 * number of values, and SQLite looks each of them up in the index. With a long list in the statement
 * it reads the whole table when its statistics were made with fewer rows.
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
