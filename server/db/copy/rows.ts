import { CompiledQuery, sql, type Insertable, type Kysely } from 'kysely';
import { insertMany } from '#backend/db/insert-many.ts';
import type { DatabaseKind } from '#backend/db/migrations/migration.ts';
import type { Schema } from '#backend/db/schema.ts';
import { RowSum, type ReadSum, type ReadSums, type Row, type Value } from './row-sum.ts';
import { searchColumn, searchTable, type StoredTable } from './stored-tables.ts';

/** A store that is copied, or that gets the copy: a connection, or a transaction that sees one state. */
export interface CopiedStore {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Schema>;
}

const batchSize = 200;
/** A picture has up to a megabyte. */
const batchSizeWithBytes = 20;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** In SQLite, `prepareSearchWords` collects the words from the index. */
const searchWords: Readonly<Record<DatabaseKind, string>> = {
  sqlite: `(select words from temp.searched_words where id = entry_search.id)`,
  postgres: `array_to_string(tsvector_to_array(words), ' ')`,
};

/**
 * The index of SQLite lists the rows of each word. This lists the words of each row, in a temporary table of
 * the connection.
 */
async function prepareSearchWords(db: Kysely<Schema>): Promise<void> {
  const statements = [
    'create virtual table if not exists temp.searched_term using fts5vocab (main, entry_word, instance)',
    'create table if not exists temp.searched_words (id integer primary key, words text not null) strict',
    'delete from temp.searched_words',
    `insert into temp.searched_words (id, words)
      select doc, group_concat(term, ' ') from temp.searched_term group by doc`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The engines return words in different orders. */
const inOrder = (words: string | null): string => (words ?? '').split(' ').toSorted().join(' ');

function selectText({ kind }: CopiedStore, table: StoredTable, after: Row | null): string {
  const columns = table.columns.filter(
    (name) => table.name !== searchTable || name !== searchColumn,
  );
  const words = table.name === searchTable ? `, ${searchWords[kind]} as ${searchColumn}` : '';
  const parameters = table.key.map((_, index) => (kind === 'postgres' ? `$${index + 1}` : '?'));
  const where = after ? `where (${quoted(table.key)}) > (${parameters.join(', ')})` : '';
  const limit = table.hasBytes ? batchSizeWithBytes : batchSize;
  return `select ${quoted(columns)}${words} from "${table.name}" ${where}
    order by ${quoted(table.key)} limit ${limit}`;
}

/** The rows of a table in the order of its key, in batches; those after a key if it is not null. */
export async function* rowsOf(
  store: CopiedStore,
  table: StoredTable,
  after: Row | null = null,
): AsyncGenerator<readonly Row[]> {
  const isSearched = table.name === searchTable;
  if (isSearched && store.kind === 'sqlite') await prepareSearchWords(store.db);
  let last = after;
  for (;;) {
    const query = CompiledQuery.raw(selectText(store, table, last), [...(last ?? [])]);
    // All columns have the types text, integer, real and blob.
    const { rows } = await store.db.executeQuery<Record<string, Value>>(query);
    const final = rows.at(-1);
    if (!final) return;
    yield rows.map((row) =>
      table.columns.map((name) => {
        const value = row[name] ?? null;
        return isSearched && name === searchColumn && !(value instanceof Uint8Array)
          ? inOrder(value === null ? null : String(value))
          : value;
      }),
    );
    last = table.key.map((name) => final[name] ?? null);
  }
}

/** The key of a row. */
export const keyOf = (table: StoredTable, row: Row): Row =>
  table.key.map((name) => row[table.columns.indexOf(name)] ?? null);

/** The words in the input syntax of the type tsvector of PostgreSQL. */
const asVector = (words: Value): string =>
  String(words)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`)
    .join(' ');

/** Inserts rows; call it in a transaction. */
export async function insertRows(
  { kind, db }: CopiedStore,
  table: StoredTable,
  rows: readonly Row[],
): Promise<void> {
  const isSearched = table.name === searchTable;
  const objects = rows.map((row) => {
    const fields = table.columns.map((name, index) => [name, row[index] ?? null] as const);
    if (!isSearched) return Object.fromEntries(fields);
    const plain = fields.filter(([name]) => name !== searchColumn);
    const words = row[table.columns.indexOf(searchColumn)] ?? '';
    return kind === 'sqlite'
      ? Object.fromEntries(plain)
      : { ...Object.fromEntries(plain), [searchColumn]: asVector(words) };
  });
  // The names of tables and columns are from the store, which has the tables of the schema.
  const name = table.name as keyof Schema;
  await insertMany(db, name, objects as Insertable<Schema[typeof name]>[]);
  if (!isSearched || kind !== 'sqlite') return;
  for (const row of rows) {
    const [id, words] = ['id', searchColumn].map((column) => row[table.columns.indexOf(column)]);
    await sql`insert into entry_word (rowid, words) values (${id}, ${words})`.execute(db);
  }
}

async function sumOf(store: CopiedStore, table: StoredTable): Promise<ReadSum> {
  const sum = new RowSum();
  for await (const rows of rowsOf(store, table)) for (const row of rows) sum.add(row);
  return sum.result();
}

/** Reads a whole store and computes the sum of each table, with which two stores are compared. */
export async function sumsOf(
  store: CopiedStore,
  tables: readonly StoredTable[],
): Promise<ReadSums> {
  const sums: Record<string, ReadSum> = {};
  for (const table of tables) sums[table.name] = await sumOf(store, table);
  return sums;
}
