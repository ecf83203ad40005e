import { sql, type RawBuilder } from 'kysely';

/**
 * The change of an update that only locks its rows until the transaction ends, in both engines: the column
 * keeps its value. `select … for update` exists only on PostgreSQL.
 */
export const unchanged = <Column extends string>(
  column: Column,
): Readonly<Record<Column, RawBuilder<number>>> =>
  // TypeScript gives an object with a computed key the type of a record of all strings.
  ({ [column]: sql<number>`${sql.ref(column)}` }) as Record<Column, RawBuilder<number>>;
