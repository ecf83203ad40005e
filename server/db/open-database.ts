import type { Kysely } from 'kysely';
import { migrations } from '#backend/db/migrations/list.ts';
import type { Migration } from '#backend/db/migrations/migration.ts';
import type { Notices } from './postgres/notices.ts';
import { openPostgres, type PostgresConfig } from './postgres/open-postgres.ts';
import type { Schema } from '#backend/db/schema.ts';
import { openSqlite, type SqliteConfig } from './sqlite/open-sqlite.ts';

export type DatabaseConfig = SqliteConfig | PostgresConfig;

export interface OpenOptions {
  readonly migrations?: readonly Migration[];
  /**
   * Called for errors that are not the result of a query: a broken connection of PostgreSQL, which the
   * pool replaces, or the end of a thread of SQLite. When a thread has ended, its queries fail, so the
   * process should end.
   */
  readonly onError?: (error: Error) => void;
}

interface OpenDatabase {
  readonly db: Kysely<Schema>;
  /**
   * The same store, for statements that may read a whole table. On SQLite they run in a thread of their own,
   * where no other statement waits for them, and can only read.
   */
  readonly searches: Kysely<Schema>;
  /** The names of the migrations that this call has applied; on a new store, all of them. */
  readonly applied: readonly string[];
  /** How many statements wait or run. */
  readonly pending: () => number;
  /** The size of the store. */
  readonly bytes: () => Promise<number>;
  /**
   * Waits for running queries, writes everything to disk and closes. May be called more than once.
   */
  readonly close: () => Promise<void>;
}

interface SqliteDatabase extends OpenDatabase {
  readonly kind: 'sqlite';
  /** Writes a consistent copy of the whole store into a new file. */
  readonly backup: (file: string) => Promise<void>;
}

interface PostgresDatabase extends OpenDatabase {
  readonly kind: 'postgres';
  /** Listens to notices of other processes on this database. Close it before the database. */
  readonly openNotices: (onNotice: (text: string) => void) => Promise<Notices>;
}

export type Database = SqliteDatabase | PostgresDatabase;

/**
 * Opens and migrates the store.
 * @throws DatabaseOpenError with a sentence for the terminal
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: OpenOptions = {},
): Promise<Database> {
  const opening = {
    migrations: options.migrations ?? migrations,
    onError: options.onError ?? (() => undefined),
  };
  if (config.kind === 'sqlite') return { kind: 'sqlite', ...(await openSqlite(config, opening)) };
  return { kind: 'postgres', ...(await openPostgres(config, opening)) };
}
