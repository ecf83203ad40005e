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

interface Batch {
  /** How many rows it has. */
  readonly size: number;
  /** Those of all its rows, in the order of the columns. */
  readonly values: unknown[];
}

/** The rows that one statement inserts. One loop over them, because a bulk request inserts thousands of values. */
function batchOf(rows: readonly object[], start: number, columns: readonly string[]): Batch {
  const most = Math.min(largestSize, rows.length - start);
  const values: unknown[] = Array.from({ length: most * columns.length });
  let count = 0;
  let at = 0;
  for (let length = 0; count < most; count += 1) {
    // A row is an object with string keys; nothing is assumed about its values.
    const row = (rows[start + count] ?? {}) as Readonly<Record<string, unknown>>;
    if (Object.keys(row).length !== columns.length) {
      throw new Error('All rows must have the same fields.');
    }
    for (const column of columns) {
      const value = row[column];
      if (typeof value === 'string') length += value.length;
      values[at] = value;
      at += 1;
    }
    if (length > maxLength) break;
  }
  const size = sizes.find((each) => each <= count) ?? 1;
  values.length = size * columns.length;
  return { size, values };
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
  const textOf = textsOf({ table, columns, replacing, numbered });
  for (let start = 0; start < rows.length;) {
    const { size, values } = batchOf(rows, start, columns);
    await transaction.executeQuery(CompiledQuery.raw(textOf(size), values));
    start += size;
  }
}

interface Shape {
  readonly table: string;
  readonly columns: readonly string[];
  readonly replacing: readonly string[];
  /** PostgreSQL numbers its parameters: `$1`, `$2`. */
  readonly numbered: boolean;
}

/** The texts of the statements of each shape, by the number of rows. */
const textsByShape = new Map<string, Map<number, string>>();

// For thousands of parameters, a query builder takes longer than the database takes to insert the
// rows.
function textsOf(shape: Shape): (size: number) => string {
  const key = JSON.stringify(shape);
  const texts = textsByShape.get(key) ?? new Map<number, string>();
  textsByShape.set(key, texts);
  return (size) => {
    const text = texts.get(size) ?? buildText(shape, size);
    texts.set(size, text);
    return text;
  };
}

/** The names are not escaped, because they are from the schema and never from a client. */
const quotedNames = (names: readonly string[]): string =>
  names.map((name) => `"${name}"`).join(', ');

function buildText({ table, columns, replacing, numbered }: Shape, size: number): string {
  let number = 0;
  const parameter = (): string => (numbered ? `$${(number += 1)}` : '?');
  const tuples = Array.from({ length: size }, () => `(${columns.map(parameter).join(', ')})`);
  const insert = `insert into "${table}" (${quotedNames(columns)}) values ${tuples.join(', ')}`;
  if (replacing.length === 0) return insert;
  const changed = columns.filter((column) => !replacing.includes(column));
  const sets = changed.map((column) => `"${column}" = "excluded"."${column}"`);
  return `${insert} on conflict (${quotedNames(replacing)}) do update set ${sets.join(', ')}`;
}
