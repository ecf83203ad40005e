import { sql, type Kysely, type KyselyPlugin } from 'kysely';
import type { DatabaseKind } from '#backend/db/migrations/migration.ts';
import { UnavailableError } from '#backend/db/errors.ts';
import type { Schema } from '#backend/db/schema.ts';
import { openDatabase, type Database } from '#server/db/open-database.ts';
import { migratedStore } from './new-store.ts';

/** A database for one test, with all tables and no rows. */
export interface BorrowedDatabase {
  readonly database: Database;
  /** Removes all rows for the next test, or closes the database if it cannot be used again. */
  release(): Promise<void>;
}

/** What can be undone by removing rows. A changed schema, statistics or settings of a connection cannot. */
const rowStatements = /^\s*(?:select|insert|update|delete|with)\b/i;
const rowNodes = new Set([
  'SelectQueryNode',
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]);

/** Open databases that no test uses, the same for all files of a worker. */
const idle: Record<DatabaseKind, Database[]> = { sqlite: [], postgres: [] };

/** More connections would wait than PostgreSQL has for all workers. */
const mostIdle = 2;

/**
 * Opens a database or takes one that an earlier test has used. To start the threads of SQLite, or to copy a
 * database of PostgreSQL and to connect to it, takes longer than most of the tests.
 */
export async function borrowDatabase(kind: DatabaseKind): Promise<BorrowedDatabase> {
  const opened = idle[kind].pop() ?? (await openDatabase(await migratedStore(kind)));
  let isOpen = true;
  let isReusable = true;
  let listeners = 0;
  // Work that goes on after the test must not reach the next one: it fails, as it does with a closed database.
  const guard: KyselyPlugin = {
    transformQuery({ node }) {
      if (!isOpen) throw new UnavailableError('The database is closed.');
      const isOfRows =
        node.kind === 'RawNode'
          ? rowStatements.test(node.sqlFragments[0] ?? '')
          : rowNodes.has(node.kind);
      if (!isOfRows) isReusable = false;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = opened.db.withPlugin(guard);
  const shared = {
    db,
    searches: opened.searches === opened.db ? db : opened.searches.withPlugin(guard),
    async close() {
      isReusable = false;
      await opened.close();
    },
  };
  const database: Database =
    opened.kind === 'sqlite'
      ? { ...opened, ...shared }
      : {
          ...opened,
          ...shared,
          async openNotices(onNotice) {
            listeners += 1;
            const notices = await opened.openNotices(onNotice);
            return {
              ...notices,
              async close() {
                await notices.close();
                listeners -= 1;
              },
            };
          },
        };
  return {
    database,
    async release() {
      isOpen = false;
      const canWait = isReusable && listeners === 0 && idle[kind].length < mostIdle;
      if (canWait && (await removeRows(opened))) idle[kind].push(opened);
      else await opened.close();
    },
  };
}

/** Returns false if a row could not be removed. */
async function removeRows({ kind, db }: Database): Promise<boolean> {
  try {
    await (kind === 'sqlite' ? removeFromSqlite(db) : removeFromPostgres(db));
    return true;
  } catch {
    return false;
  }
}

const quoted = (names: readonly string[]) => names.map((name) => sql.id(name));

/** The names of the tables of `all` that have rows. */
async function filledOf(db: Kysely<Schema>, all: readonly { name: string }[]): Promise<string[]> {
  const names = all.map(({ name }) => name).filter((name) => name !== 'schema_migration');
  const looks = names.map(
    (name) => sql`select ${name} as name where exists (select 1 from ${sql.id(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
}

async function removeFromSqlite(db: Kysely<Schema>): Promise<void> {
  // Triggers keep the tables of the full-text search, `entry_word`, in step.
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema
    where type = 'table' and name not like 'sqlite_%' and name not like 'entry_word%'`.execute(db);
  const filled = await filledOf(db, rows);
  // All rows go, so their order does not matter.
  await sql`pragma foreign_keys = off`.execute(db);
  for (const name of quoted(filled)) await sql`delete from ${name}`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);
}

async function removeFromPostgres(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const filled = await filledOf(db, rows);
  if (filled.length === 0) return;
  await sql`truncate ${sql.join(quoted(filled))} restart identity cascade`.execute(db);
}
