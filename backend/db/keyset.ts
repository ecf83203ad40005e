import { sql, type SelectQueryBuilder } from 'kysely';
import { decodeCursor, encodeCursor, type CursorValue } from './cursor.ts';

/**
 * A column to sort by: its name in the query, and the field of the selected row that has its value.
 * The columns of a list together are unique.
 */
interface SortColumn<Row> {
  readonly ref: string;
  /** What a null is sorted as. The value of a column without this is never null. */
  readonly nullAs?: string;
  readonly field: keyof Row & string;
  readonly type: 'text' | 'integer';
}

export type SortDirection = 'asc' | 'desc';

/**
 * Sorts the query and starts after the values of a cursor. The condition compares all columns at once,
 * because both engines then read one range of an index.
 */
export function keyset<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: readonly SortColumn<NoInfer<Row>>[],
  after: readonly CursorValue[] | undefined,
  direction: SortDirection,
): SelectQueryBuilder<DB, TB, Row> {
  let ordered = query;
  const values = columns.map(({ ref, nullAs }) =>
    nullAs === undefined ? sql.ref(ref) : sql`coalesce(${sql.ref(ref)}, ${sql.lit(nullAs)})`,
  );
  for (const value of values) ordered = ordered.orderBy(value, direction);
  if (!after) return ordered;
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  return ordered.where(sql<boolean>`(${sql.join(values)}) ${beyond} (${sql.join(after)})`);
}

interface PageRequest<Row> {
  /** The name of the list. The cursor of a list with another name is refused. */
  readonly list: string;
  readonly columns: readonly SortColumn<Row>[];
  readonly direction: SortDirection;
  readonly size: number;
  readonly cursor?: string | null | undefined;
}

interface Page<Row> {
  readonly rows: Row[];
  readonly nextCursor: string | null;
}

/** One page of a list, and the cursor of the next page if there is one. Throws CursorError. */
export async function keysetPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  request: PageRequest<NoInfer<Row>>,
): Promise<Page<Row>> {
  const { columns, direction, size, cursor } = request;
  const list = `${request.list} ${columns.map(({ ref }) => ref).join(',')} ${direction}`;
  const types = columns.map(({ type }) => type);
  const after = cursor ? decodeCursor(list, cursor, types) : undefined;
  const selectedRows = await keyset<DB, TB, Row>(query, columns, after, direction)
    .limit(size + 1)
    .execute();
  // Kysely simplifies the type of `selectedRows`; these are still rows of the query.
  const rows = selectedRows.slice(0, size) as Row[];
  const last = rows.at(-1);
  if (selectedRows.length <= size || !last) return { rows, nextCursor: null };
  const values = columns.map(({ field }) => sortValue(last[field], field));
  return { rows, nextCursor: encodeCursor(list, values) };
}

function sortValue(value: unknown, field: string): CursorValue {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(
    `A page cannot end at ${field} ${String(value)}: only texts and numbers can be in a cursor.`,
  );
}
