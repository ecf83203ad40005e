import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';

type Row = Readonly<Record<string, unknown>>;

/** Columns that a request changes without changing anything: the last use of a session. */
const volatile: Readonly<Record<string, readonly string[]>> = {
  session: ['last_seen_at', 'expires_at'],
  user: ['last_seen_at'],
};

/** Counts of requests, and the log of the refused ones. */
const isIgnored = (table: string, row: Row): boolean =>
  table === 'rate_limit' || (table === 'audit' && String(row['action']).endsWith('.refuse'));

/** Everything that a database contains, for a test that nothing has changed: the sorted rows of each table. */
export async function contentsOf(
  db: Kysely<Schema>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await db.introspection.getTables();
  const contents: Record<string, string[]> = {};
  // The search index of SQLite has tables of its own, which follow the texts of entries.
  for (const { name } of tables.filter((table) => !table.name.startsWith('entry_word'))) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    contents[name] = rows
      .filter((row) => !isIgnored(name, row))
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .filter(([column]) => !(volatile[name] ?? []).includes(column))
            .toSorted(([one], [other]) => one.localeCompare(other)),
        ),
      )
      .toSorted();
  }
  return contents;
}
