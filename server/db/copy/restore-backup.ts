import { constants, copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { openDatabase, type DatabaseConfig } from '../open-database.ts';
import { DatabaseOpenError } from '#backend/db/errors.ts';
import { migrate } from '#backend/db/migrate.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import { engineFault } from '#backend/db/sqlite/node-engine.ts';
import { isLocked, lockFile } from '../sqlite/lock-file.ts';
import { publish, refuseDatabaseInUse, requireFile, unsealBackup } from './backup-file.ts';
import { CopyError } from './copy-error.ts';
import { fillPostgres } from './fill-postgres.ts';
import { refuseFolderOfOther } from './folder-owner.ts';
import { countRows } from './row-sum.ts';
import { openSqliteFile, removeSqliteFile } from './sqlite-file.ts';

export interface RestoreOptions {
  readonly backup: string;
  readonly database: DatabaseConfig;
  /** Where the server keeps its files; with PostgreSQL, the place of a copy of the backup meanwhile. */
  readonly dataDir: string;
}

export interface Restored {
  readonly rows: number;
  /** The migrations that a backup of an earlier version lacked. */
  readonly applied: readonly string[];
}

/** A copy of the backup, because reading and migrating it must not change it. */
function workingCopy(backup: string, folder: string): string {
  const copy = join(folder, 'questwright.db.restoring');
  removeSqliteFile(copy);
  copyFileSync(backup, copy, constants.COPYFILE_FICLONE);
  // A server can have opened the file since the first look.
  refuseDatabaseInUse(backup);
  return copy;
}

function lockDataFolder(folder: string) {
  refuseFolderOfOther(folder);
  makeFolder(folder);
  try {
    return lockFile(join(folder, 'owner.lock'));
  } catch (error) {
    if (!isLocked(engineFault(error).code)) throw error;
    throw new DatabaseOpenError(
      'in-use',
      `A Questwright is running on the data folder ${folder}. Stop it first, or restore into another folder.`,
    );
  }
}

function placeInFolder(backup: string, folder: string): Promise<number> {
  const store = join(folder, 'questwright.db');
  if (existsSync(store) && statSync(store).size > 0) {
    throw new CopyError(
      `The folder ${folder} holds a database already. Move ${store} away first, or restore into another folder.`,
    );
  }
  return withCopy(backup, folder, async (copy) => {
    const sums = await unsealBackup(copy);
    // SQLite would apply the changes of a lost database to this one.
    removeSqliteFile(store);
    publish(copy, store);
    return countRows(sums);
  });
}

async function withCopy<Result>(
  backup: string,
  folder: string,
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  const copy = workingCopy(backup, folder);
  try {
    return await work(copy);
  } finally {
    removeSqliteFile(copy);
  }
}

async function restoreFolder(backup: string, folder: string): Promise<Restored> {
  const lock = lockDataFolder(folder);
  let rows: number;
  try {
    rows = await placeInFolder(backup, folder);
  } finally {
    lock.release();
  }
  // Applies the migrations that the backup lacks.
  const { applied, close } = await openDatabase({ kind: 'sqlite', folder });
  await close();
  return { rows, applied };
}

async function restorePostgres(backup: string, url: string, folder: string): Promise<Restored> {
  makeFolder(folder);
  return withCopy(backup, folder, async (copy) => {
    await unsealBackup(copy);
    const file = openSqliteFile(copy, { readOnly: false });
    try {
      const applied = await migrate({ db: file.db, kind: 'sqlite', migrations, now: Date.now });
      return { rows: countRows(await fillPostgres(file, url)), applied };
    } finally {
      file.close();
    }
  });
}

/**
 * Puts a backup into an empty database. It is read before anything is changed.
 * @throws CopyError or DatabaseOpenError with a sentence for the terminal
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { backup, database, dataDir } = options;
  requireFile(backup);
  refuseDatabaseInUse(backup);
  return database.kind === 'sqlite'
    ? restoreFolder(backup, database.folder)
    : restorePostgres(backup, database.url, dataDir);
}
