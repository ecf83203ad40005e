import { existsSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import { DatabaseOpenError } from '#backend/db/errors.ts';
import { migrate } from '#backend/db/migrate.ts';
import type { Migration } from '#backend/db/migrations/migration.ts';
import type { Schema } from '#backend/db/schema.ts';
import { makeFolder } from '../make-folder.ts';
import { startLater, startSqlite } from './client.ts';
import { closeClients, SqliteWorkerDialect, type SqliteClients } from './dialect.ts';

export interface SqliteConfig {
  readonly kind: 'sqlite';
  /** The data folder, which is created if it is missing. Only one process at a time may use it. */
  readonly folder: string;
}

interface Opening {
  readonly migrations: readonly Migration[];
  readonly onError: (error: Error) => void;
}

const storeFile = (folder: string): string => join(folder, 'questwright.db');

/** Where a move to PostgreSQL leaves the database of the folder. */
export const movedFile = (folder: string): string => join(folder, 'questwright-moved.db');

/** NFS, SMB, CIFS and SMB2, as statfs on Linux reports them. */
const networkDisks = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

export async function openSqlite(config: SqliteConfig, { migrations, onError }: Opening) {
  const folder = resolve(config.folder);
  prepareFolder(folder);
  refuseLostDatabase(folder);
  const clients = await startClients(folder, onError);
  const searcher = startLater(() => startSqlite(folder, 'searcher', onError));
  const db = new Kysely<Schema>({ dialect: new SqliteWorkerDialect(clients) });
  const searches = new Kysely<Schema>({
    dialect: new SqliteWorkerDialect({ writer: searcher, reader: searcher }),
  });
  const close = async (): Promise<void> => {
    try {
      await searcher.close();
    } finally {
      await closeClients(clients);
    }
  };
  const backup = async (file: string) => void (await clients.writer.run({ kind: 'backup', file }));
  try {
    await refuseDatabaseWithoutTables(folder, db);
    const applied = await migrate({
      now: Date.now,
      db,
      kind: 'sqlite',
      migrations,
      beforeChange: async ({ name }) => {
        const backups = join(folder, 'backups');
        makeFolder(backups);
        const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
        await backup(join(backups, `before-${name}-${time}.db`));
      },
    });
    // The reader has read the schema before the migrations. With the old schema, later statements would
    // return wrong column names. Running a statement makes SQLite read the schema again.
    await clients.reader.run({
      kind: 'query',
      sql: 'select 1 from schema_migration',
      parameters: [],
    });
    markInstalled(folder);
    return {
      db,
      searches,
      applied,
      backup,
      close,
      pending: () => clients.writer.pending() + clients.reader.pending(),
      bytes: async () => (await stat(storeFile(folder))).size,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The threads start at the same time, except for a new store, whose file the writer creates. */
async function startClients(folder: string, onError: (error: Error) => void) {
  const startReader = () => startSqlite(folder, 'reader', onError);
  const early = existsSync(storeFile(folder)) ? startReader() : null;
  // An error is thrown below, where the reader is needed.
  early?.catch(() => undefined);
  const closeEarly = () =>
    early?.then(
      (reader) => reader.close(),
      () => undefined,
    );
  const writer = await startSqlite(folder, 'writer', onError).catch(async (error: unknown) => {
    await closeEarly();
    throw error;
  });
  try {
    return { writer, reader: await (early ?? startReader()) } satisfies SqliteClients;
  } catch (error) {
    await writer.close();
    throw error;
  }
}

function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new DatabaseOpenError(
      'unreadable',
      `The data folder ${folder} cannot be created: ${String(cause)}.`,
      { cause },
    );
  }
  if (networkDisks.has(statfsSync(folder).type)) {
    throw new DatabaseOpenError(
      'network-disk',
      `The data folder ${folder} is on a network disk, where a database file is not safe. Use a local disk, or set DATABASE_URL.`,
    );
  }
}

/** Marks that the folder contains a database, so that a missing database is detected. */
const markFile = (folder: string): string => join(folder, 'installed.txt');

/**
 * An empty database would start as a new installation, whose setup link makes anyone who sees it the
 * administrator.
 */
function refuseLostDatabase(folder: string): void {
  const hasData = (statSync(storeFile(folder), { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (!hasData && existsSync(markFile(folder))) throw lostDatabase(folder);
}

/** A file without tables is left when the files beside it are removed soon after the first start. */
async function refuseDatabaseWithoutTables(folder: string, db: Kysely<Schema>): Promise<void> {
  if (!existsSync(markFile(folder))) return;
  const { rows } = await sql`select 1 from sqlite_schema limit 1`.execute(db);
  if (rows.length === 0) throw lostDatabase(folder);
}

function lostDatabase(folder: string): DatabaseOpenError {
  const store = storeFile(folder);
  const moved = movedFile(folder);
  const advice = existsSync(moved)
    ? `It was moved to PostgreSQL: set DATABASE_URL. To go back to the state before the move, rename ${moved} to ${store}.`
    : `Restore a backup of it, or remove ${markFile(folder)} to start a new installation.`;
  return new DatabaseOpenError(
    'unreadable',
    `The database ${store} is empty or missing, but this folder contained a database before. ${advice}`,
  );
}

function markInstalled(folder: string): void {
  if (existsSync(markFile(folder))) return;
  try {
    writeFileSync(
      markFile(folder),
      'This folder holds the database of a Questwright installation. Without this file, an empty database starts a new installation.\n',
    );
  } catch {
    // The disk is full: the server runs without the file, and the next start writes it.
  }
}
