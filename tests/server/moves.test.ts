import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';
import { makeBackup } from '#server/db/copy/make-backup.ts';
import { moveStore } from '#server/db/copy/move-store.ts';
import { tablesIn, withPostgres } from '#server/db/copy/postgres-store.ts';
import { sumsOf } from '#server/db/copy/rows.ts';
import { openSqliteFile } from '#server/db/copy/sqlite-file.ts';
import { storedTables } from '#server/db/copy/stored-tables.ts';
import { hasUnfinishedCopy } from '#server/db/copy/unfinished-copy.ts';
import { migrationLock } from '#server/db/postgres/open-postgres.ts';
import { openDatabase, type Database } from '#server/db/open-database.ts';
import { createTestApp } from '#tests/support/app.ts';
import { signedIn } from '#tests/support/accounts.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';

// Starts programs and databases, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const program = join(import.meta.dirname, '../../server/operations/move.ts');
const newTarget = () => createTestDatabase(inject('postgresUrl'));

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
async function open(config: Parameters<typeof openDatabase>[0]): Promise<Database> {
  const database = await openDatabase(config);
  opened.push(database);
  return database;
}

/** A data folder with so many rows that a move takes a while. */
async function newSource(rows: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-move-'));
  const { db, close } = await openDatabase({ kind: 'sqlite', folder });
  const settings = Array.from({ length: rows }, (_, index) => ({
    key: `row-${String(index).padStart(6, '0')}`,
    value: `${index} 🐉`,
  }));
  await db.transaction().execute((transaction) => insertMany(transaction, 'setting', settings));
  await close();
  return folder;
}

async function sumsIn(file: string) {
  const source = openSqliteFile(file, { readOnly: true });
  try {
    return await sumsOf(source, await storedTables(source.db));
  } finally {
    source.close();
  }
}

/** The contents of the target, by the tables of the source. */
async function sumsAt(url: string, file: string) {
  const source = openSqliteFile(file, { readOnly: true });
  try {
    const tables = await storedTables(source.db);
    return await withPostgres(url, (db) => sumsOf({ kind: 'postgres', db }, tables));
  } finally {
    source.close();
  }
}

function startMove(folder: string, url: string) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  return { child, exited: once(child, 'exit'), output: () => output };
}

/** How many settings are copied, or -1 before the copy begins. */
async function copiedRows(db: Kysely<Schema>): Promise<number> {
  if (!(await hasUnfinishedCopy(db))) return -1;
  const { rows } = await sql<{ value: string }>`
    select value from unfinished_copy where key = 'table setting'`.execute(db);
  const value: unknown = JSON.parse(rows[0]?.value ?? '{}');
  return Number(Reflect.get(Object(value), 'rows') ?? 0);
}

/** Starts a move and kills it after it has copied a number of settings; returns how many it has copied. */
async function killedMove(folder: string, url: string, goal: number): Promise<number> {
  const { child, exited, output } = startMove(folder, url);
  return withPostgres(url, async (db) => {
    while ((await copiedRows(db)) < goal) {
      expect(child.exitCode, output()).toBeNull();
      await wait(1);
    }
    child.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
    return copiedRows(db);
  });
}

test('a move that is killed again and again continues, and nothing is lost', async () => {
  const folder = await newSource(20_000);
  const store = join(folder, 'questwright.db');
  const expected = await sumsIn(store);
  const url = await newTarget();
  let before = -1;
  for (const goal of [0, 600, 1800]) {
    const rows = await killedMove(folder, url, goal);
    expect(rows).toBeGreaterThanOrEqual(before);
    before = rows;
    await expect(open({ kind: 'postgres', url })).rejects.toThrow('has not ended');
    const backup = { folder: tmpdir(), keep: null, now: Date.now() };
    await expect(makeBackup({ ...backup, database: { kind: 'postgres', url } })).rejects.toThrow(
      'has not ended',
    );
  }
  expect(before).toBeLessThan(20_000);
  const { exited, output } = startMove(folder, url);
  expect(await exited, output()).toEqual([0, null]);
  expect(output()).toMatch(/^Moved \d+ rows to 127\.0\.0\.1:\d+\/\w+, and read them back\./);
  expect(existsSync(store)).toBe(false);
  expect(await sumsAt(url, join(folder, 'questwright-moved.db'))).toEqual(expected);
  const refused = await open({ kind: 'sqlite', folder }).catch((error: unknown) => String(error));
  expect(refused).toContain('set DATABASE_URL');
  expect(refused).toContain('questwright-moved.db');
  expect(refused).not.toContain('new installation');
});

test('a move that is killed after the last row, before the folder is renamed, ends with the next call', async () => {
  const [folder, url] = [await newSource(10), await newTarget()];
  const first = await moveStore(folder, url);
  renameSync(first.kept, join(folder, 'questwright.db'));
  expect(await moveStore(folder, url)).toEqual(first);
  expect(existsSync(join(folder, 'questwright.db'))).toBe(false);
});

test('a moved installation serves its users, with its foreign keys', async () => {
  const folder = await newSource(10);
  const source = await openDatabase({ kind: 'sqlite', folder });
  const before = await createTestApp({ database: source });
  const mira = await signedIn(before, 'mira');
  await before.close();
  await source.close();
  const url = await newTarget();
  await moveStore(folder, url);
  const database = await open({ kind: 'postgres', url });
  const app = await createTestApp({ database });
  const again = await signedIn(app, 'mira');
  expect(again.id).toBe(mira.id);
  expect((await again.call('authSelf')).status).toBe(200);
  await database.db.deleteFrom('user').where('id', '=', mira.id).execute();
  const sessions = await database.db.selectFrom('session').select('user_id').execute();
  expect(sessions, 'they are deleted with their user').toEqual([]);
  await app.close();
});

test('a source that has changed since the interruption is copied from the beginning', async () => {
  const folder = await newSource(20_000);
  const url = await newTarget();
  await killedMove(folder, url, 600);
  const { db, close } = await openDatabase({ kind: 'sqlite', folder });
  await db.deleteFrom('setting').where('key', '=', 'row-000001').execute();
  await close();
  const expected = await sumsIn(join(folder, 'questwright.db'));
  const { kept } = await moveStore(folder, url);
  expect(await sumsAt(url, kept)).toEqual(expected);
});

test('a database that is not empty is not touched', async () => {
  const folder = await newSource(10);
  const url = await newTarget();
  const database = await open({ kind: 'postgres', url });
  await database.db.insertInto('setting').values({ key: 'kept', value: '1' }).execute();
  const { child, exited, output } = startMove(folder, url);
  expect(await exited).toEqual([1, null]);
  expect(child.signalCode).toBeNull();
  expect(output()).toMatch(/^The database \S+ is not empty: it has \d+ tables, such as \w+\./);
  expect(output(), 'neither user nor password').not.toContain('questwright:');
  const settings = await database.db.selectFrom('setting').select('key').execute();
  expect(settings).toContainEqual({ key: 'kept' });
  expect(existsSync(join(folder, 'questwright.db'))).toBe(true);
});

test('a folder whose server runs is not moved', async () => {
  const folder = await newSource(10);
  await open({ kind: 'sqlite', folder });
  const { exited, output } = startMove(folder, await newTarget());
  expect(await exited).toEqual([75, null]);
  expect(output()).toContain('already running on the data folder');
});

test('a database on which a server starts, or that another move fills, is not touched', async () => {
  const folder = await newSource(10);
  const url = await newTarget();
  await withPostgres(url, async (db) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(db);
    await expect(moveStore(folder, url)).rejects.toThrow('Another copy is being written');
    expect(await tablesIn(db)).toEqual([]);
  });
});

test('the old database can be used again under its old name', async () => {
  const folder = await newSource(10);
  const { kept } = await moveStore(folder, await newTarget());
  renameSync(kept, join(folder, 'questwright.db'));
  const { db } = await open({ kind: 'sqlite', folder });
  expect((await db.selectFrom('setting').select('key').execute()).length).toBeGreaterThan(9);
});
