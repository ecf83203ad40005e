import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { DatabaseOpenError } from '#backend/db/errors.ts';
import { migrate } from '#backend/db/migrate.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import { engineFault } from '#backend/db/sqlite/node-engine.ts';
import { makeFolder } from '../make-folder.ts';
import type { DatabaseConfig } from '../open-database.ts';
import { isLocked, lockFile } from '../sqlite/lock-file.ts';
import { publish, sealBackup } from './backup-file.ts';
import { CopyError } from './copy-error.ts';
import { requirePresentVersion, withPostgres } from './postgres-store.ts';
import { refuseFolderOfOther } from './folder-owner.ts';
import { countRows, RowSum, type StoreSums, type TableSum } from './row-sum.ts';
import { insertRows, rowsOf, sumsOf, type CopiedStore } from './rows.ts';
import { openSqliteFile, removeSqliteFile, type SqliteFile } from './sqlite-file.ts';
import { storedTables } from './stored-tables.ts';
import { refuseUnfinishedCopy } from './unfinished-copy.ts';

export interface BackupOptions {
  readonly database: DatabaseConfig;
  /** Where the backups are; it is created if it is missing. */
  readonly folder: string;
  /** How many backups stay in the folder; null for all. */
  readonly keep: number | null;
  readonly now: number;
}

export interface MadeBackup {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  /** The names of the older backups that were removed. */
  readonly removed: readonly string[];
}

const namePattern = /^questwright-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.db$/;
const partialSuffix = '.partial';

const nameAt = (time: number): string =>
  `questwright-${new Date(time).toISOString().replaceAll(/[:.]/g, '-')}.db`;

/** The store of a data folder, page by page, while a server can be writing it. */
async function copyPages(folder: string, partial: string): Promise<StoreSums> {
  const store = join(folder, 'questwright.db');
  if (!existsSync(store)) throw new CopyError(`There is no database in ${folder}.`);
  const source = openSqliteFile(store, { readOnly: true });
  try {
    source.begin();
    await source.copyTo(partial);
    return await sumsOf(source, await storedTables(source.db));
  } finally {
    source.close();
  }
}

/** Copies all rows of a store in PostgreSQL into an empty SQLite file. */
async function copyRows(from: CopiedStore, into: SqliteFile): Promise<StoreSums> {
  const sums: Record<string, TableSum> = {};
  for (const table of await storedTables(into.db)) {
    const sum = new RowSum();
    into.begin();
    // Migrations have stored some settings.
    await sql`delete from ${sql.table(table.name)}`.execute(into.db);
    for await (const rows of rowsOf(from, table)) {
      for (const row of rows) sum.add(row);
      await insertRows(into, table, rows);
    }
    into.commit();
    sums[table.name] = sum.result();
  }
  return sums;
}

/** A database in PostgreSQL, in one snapshot, as a SQLite file. */
async function copySnapshot(url: string, partial: string): Promise<StoreSums> {
  const file = openSqliteFile(partial, { readOnly: false });
  try {
    // The file has no use before it is complete.
    await sql`pragma journal_mode = off`.execute(file.db);
    await sql`pragma synchronous = off`.execute(file.db);
    await migrate({ db: file.db, kind: 'sqlite', migrations, now: Date.now });
    return await withPostgres(url, async (connection) => {
      await refuseUnfinishedCopy(connection);
      await requirePresentVersion(connection);
      return connection
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((db) => copyRows({ kind: 'postgres', db }, file));
    });
  } finally {
    file.close();
  }
}

/** @throws DatabaseOpenError while another backup is written into the folder */
function lockFolder(folder: string) {
  makeFolder(folder);
  try {
    return lockFile(join(folder, 'backup.lock'));
  } catch (error) {
    if (!isLocked(engineFault(error).code)) throw error;
    throw new DatabaseOpenError('in-use', `Another backup is being made in ${folder}.`);
  }
}

/** Removes what backups that were interrupted have left. */
function removePartials(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [file = ''] = name.split(partialSuffix, 1);
    if (file !== name && namePattern.test(file)) rmSync(join(folder, name), { force: true });
  }
}

/**
 * Removes the oldest backups, and nothing else that is in the folder. The one that was just made stays, also if the
 * clock was set back and the names of others are later.
 */
function rotate(folder: string, made: string, keep: number): string[] {
  const others = readdirSync(folder).filter((name) => namePattern.test(name) && name !== made);
  const removed = others
    .toSorted()
    .toReversed()
    .slice(keep - 1);
  for (const name of removed) rmSync(join(folder, name));
  return removed;
}

/**
 * Writes a backup of a store, also while servers use it, and reads it back. The file gets its name when it is
 * complete.
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { database, folder, keep, now } = options;
  // The lock and the files of root would stop the backups that the server's user makes there every night.
  if (database.kind === 'sqlite' && dirname(folder) === database.folder) {
    refuseFolderOfOther(folder);
  }
  const lock = lockFolder(folder);
  try {
    removePartials(folder);
    const file = join(folder, nameAt(now));
    const partial = file + partialSuffix;
    try {
      const sums =
        database.kind === 'sqlite'
          ? await copyPages(database.folder, partial)
          : await copySnapshot(database.url, partial);
      await sealBackup(partial, sums);
      publish(partial, file);
      return {
        file,
        bytes: statSync(file).size,
        tables: Object.keys(sums).length,
        rows: countRows(sums),
        removed: keep === null ? [] : rotate(folder, nameAt(now), keep),
      };
    } catch (error) {
      removeSqliteFile(partial);
      throw error;
    }
  } finally {
    lock.release();
  }
}
