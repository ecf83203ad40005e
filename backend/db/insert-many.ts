import { CompiledQuery, PostgresAdapter, type Insertable, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * The numbers of rows per statement. One statement per row is slow. One statement for all rows can
 * exceed SQLite's limit of parameters, and collecting its values blocks the event loop. With few
 * sizes there are few different statements, so their texts and SQLite's prepared statements can be
 * cached.
 */
const sizes = [128, 64, 32, 16, 8, 4, 2, 1];
const [largestSize = 1] = sizes;

/** In code units. Sending megabytes to the thread of a database at once blocks the event loop, too. */
const maxLength = 256 * 1024;

/** How many of the rows one statement inserts. */
function nextSize(rows: readonly object[], start: number): number {
  const most = Math.min(largestSize, rows.length - start);
  let count = 0;
  for (let length = 0; count < most; count += 1) {
    for (const value of Object.values(rows[start + count] ?? {})) {
      if (typeof value === 'string') length += value.length;
    }
    if (length > maxLength) break;
  }
  return sizes.find((size) => size <= count) ?? 1;
}

/**
 * Inserts any number of rows in this transaction; all rows must have the same fields. If
 * `replacing` lists the columns of a unique key, the other fields of a new row overwrite those of a
 * stored row with the same key.
 */
export async function insertMany<Table extends keyof Schema>(
  transaction: Kysely<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
  replacing: readonly (keyof Schema[Table] & string)[] = [],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const numbered = transaction.getExecutor().adapter instanceof PostgresAdapter;
  for (let start = 0; start < rows.length;) {
    const size = nextSize(rows, start);
    const text = statement({ table, columns, replacing, size, numbered });
    const values = rows.slice(start, start + size).flatMap((row) => valuesOf(row, columns));
    await transaction.executeQuery(CompiledQuery.raw(text, values));
    start += size;
  }
}

function valuesOf(row: object, columns: readonly string[]): unknown[] {
  if (Object.keys(row).length !== columns.length) {
    throw new Error('All rows must have the same fields.');
  }
  return columns.map((column) => Reflect.get(row, column) as unknown);
}

interface Shape {
  readonly table: string;
  readonly columns: readonly string[];
  readonly replacing: readonly string[];
  readonly size: number;
  /** PostgreSQL numbers its parameters: `$1`, `$2`. */
  readonly numbered: boolean;
}

const texts = new Map<string, string>();

// For thousands of parameters, a query builder takes longer than the database takes to insert the
// rows.
function statement(shape: Shape): string {
  const key = JSON.stringify(shape);
  const text = texts.get(key) ?? buildText(shape);
  texts.set(key, text);
  return text;
}

/** The names are not escaped, because they are from the schema and never from a client. */
const quotedNames = (names: readonly string[]): string =>
  names.map((name) => `"${name}"`).join(', ');

function buildText({ table, columns, replacing, size, numbered }: Shape): string {
  let number = 0;
  const parameter = (): string => (numbered ? `$${(number += 1)}` : '?');
  const tuples = Array.from({ length: size }, () => `(${columns.map(parameter).join(', ')})`);
  const insert = `insert into "${table}" (${quotedNames(columns)}) values ${tuples.join(', ')}`;
  if (replacing.length === 0) return insert;
  const changed = columns.filter((column) => !replacing.includes(column));
  const sets = changed.map((column) => `"${column}" = "excluded"."${column}"`);
  return `${insert} on conflict (${quotedNames(replacing)}) do update set ${sets.join(', ')}`;
}
