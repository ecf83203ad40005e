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
   * Told of what no query reports: an idle PostgreSQL connection that broke (the pool heals
   * itself), or the death of the SQLite thread (every later query is rejected: end the process).
   */
  readonly onError?: (error: Error) => void;
}

interface OpenDatabase {
  readonly db: Kysely<Schema>;
  /** The migrations that ran just now; all of them on a new store. */
  readonly applied: readonly string[];
  /** Finishes what was asked for, writes everything to disk, lets the store go. Safe to repeat. */
  readonly close: () => Promise<void>;
}

interface SqliteDatabase extends OpenDatabase {
  readonly kind: 'sqlite';
  /** Writes a consistent copy of the whole store into a new file. */
  readonly backup: (file: string) => Promise<void>;
}

interface PostgresDatabase extends OpenDatabase {
  readonly kind: 'postgres';
  /** Hears what processes on this database tell each other; close it before the store. */
  readonly openNotices: (onNotice: (text: string) => void) => Promise<Notices>;
}

export type Database = SqliteDatabase | PostgresDatabase;

/** Opens and migrates the store. Throws DatabaseOpenError with a sentence for the terminal. */
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
