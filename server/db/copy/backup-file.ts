import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { databaseFault, SqliteError } from '#backend/db/errors.ts';
import { refuseUnknownMigrations } from '#backend/db/migrate.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import type { Schema } from '#backend/db/schema.ts';
import { CopyError } from './copy-error.ts';
import { sumsOf } from './rows.ts';
import { differingTables, type StoreSums, type TableSum } from './row-sum.ts';
import { damageOf, openSqliteFile, type SqliteFile } from './sqlite-file.ts';
import { listOfBackup, storedTables } from './stored-tables.ts';

/** Writes what the system still has in memory to the disk. */
function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Gives a complete file its name. After a power cut there is the whole file, or none with this name. */
export function publish(partial: string, name: string): void {
  sync(partial);
  renameSync(partial, name);
  sync(dirname(name));
}

const listText = `create table ${listOfBackup}
  (name text not null primary key, rows integer not null, checksum text not null) strict`;

async function writeList(db: Kysely<Schema>, sums: StoreSums): Promise<void> {
  // The store from which the file was copied can be a restored backup.
  await sql.raw(`drop table if exists ${listOfBackup}`).execute(db);
  await sql.raw(listText).execute(db);
  for (const [name, { rows, checksum }] of Object.entries(sums)) {
    await sql`insert into ${sql.table(listOfBackup)} values (${name}, ${rows}, ${checksum})`.execute(
      db,
    );
  }
}

/** The list that a backup has of its tables; null if it has none. */
async function readList(db: Kysely<Schema>): Promise<StoreSums | null> {
  const { rows: found } = await sql`
    select 1 from sqlite_schema where name = ${listOfBackup}`.execute(db);
  if (found.length === 0) return null;
  const { rows } = await sql<TableSum & { readonly name: string }>`
    select name, rows, checksum from ${sql.table(listOfBackup)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, ...sum }) => [name, sum]));
}

/** @throws CopyError if the file does not contain what was read from the store */
async function requireSame(file: SqliteFile, expected: StoreSums): Promise<void> {
  const damage = await damageOf(file);
  if (damage !== null) throw new CopyError(`The file is damaged: ${damage}.`);
  const differing = differingTables(expected, await sumsOf(file, await storedTables(file.db)));
  if (differing.length === 0) return;
  throw new CopyError(`The file does not contain what it should: ${differing.join(', ')}.`);
}

/** Reads the copy of a store back, writes the list of its tables into it, and makes it one file. */
export async function sealBackup(partial: string, sums: StoreSums): Promise<void> {
  const file = openSqliteFile(partial, { readOnly: false });
  try {
    // The copy has the mode of the store, which keeps changes in a second file.
    await sql`pragma journal_mode = delete`.execute(file.db);
    await requireSame(file, sums);
    await writeList(file.db, sums);
  } finally {
    file.close();
  }
}

/**
 * Reads a whole backup and removes the list of its tables, so that it is a store again.
 * @throws CopyError if it is damaged or not a backup, DatabaseOpenError if a newer version has made it
 */
export async function unsealBackup(path: string): Promise<StoreSums> {
  try {
    return await unseal(path);
  } catch (error) {
    // A changed byte can cause any error, but not that of a full disk.
    if (error instanceof SqliteError && databaseFault(error)?.kind !== 'full') {
      throw new CopyError(`The backup is damaged or cut short: ${error.message}.`);
    }
    if (error instanceof CopyError) {
      throw new CopyError(`This is not a whole backup. ${error.message}`);
    }
    throw error;
  }
}

/**
 * The length that the header of a SQLite file states, in bytes. SQLite itself does not notice that unused pages at the
 * end are missing.
 * @see https://www.sqlite.org/fileformat.html#the_database_header
 */
function statedLength(path: string): number {
  const header = Buffer.alloc(100);
  const file = openSync(path, 'r');
  try {
    readSync(file, header);
  } finally {
    closeSync(file);
  }
  // SQLite refuses another file.
  if (header.toString('latin1', 0, 15) !== 'SQLite format 3') return 0;
  const bytesOfPage = header.readUInt16BE(16);
  // 65,536 does not fit into the two bytes.
  return (bytesOfPage === 1 ? 65_536 : bytesOfPage) * header.readUInt32BE(28);
}

async function unseal(path: string): Promise<StoreSums> {
  const { size } = statSync(path);
  if (size === 0) throw new CopyError('The file is empty.');
  if (size < statedLength(path)) throw new CopyError('The file is cut short.');
  const file = openSqliteFile(path, { readOnly: false });
  try {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema where name = 'schema_migration'`.execute(file.db);
    if (rows.length === 0) throw new CopyError('It is not a database of Questwright.');
    const applied = await sql<{ name: string }>`
      select name from schema_migration order by name`.execute(file.db);
    refuseUnknownMigrations(
      applied.rows.map(({ name }) => name),
      migrations,
    );
    const listed = await readList(file.db);
    // The copies that the server makes before it migrates have no list.
    const sums = listed ?? (await sumsOf(file, await storedTables(file.db)));
    await requireSame(file, sums);
    if (listed) await sql.raw(`drop table ${listOfBackup}`).execute(file.db);
    return sums;
  } finally {
    file.close();
  }
}

export function requireFile(path: string): void {
  if (existsSync(path) && statSync(path).isFile()) return;
  throw new CopyError(`There is no file ${path}.`);
}

/**
 * SQLite keeps the latest changes of a database beside it while it is in use, and after a crash. The file alone
 * lacks them and can still be whole, so a restore of it would lose rows without a word.
 */
export function refuseDatabaseInUse(path: string): void {
  const changes = ['-wal', '-journal'].map((suffix) => path + suffix).find(existsSync);
  if (changes === undefined) return;
  throw new CopyError(
    `${path} is not a backup but a database, and ${changes} has changes of it. Make a backup of it, also while its server runs, and restore that.`,
  );
}
