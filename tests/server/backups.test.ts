import { execFile, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { migrations } from '#backend/db/migrations/list.ts';
import type { DatabaseKind } from '#backend/db/migrations/migration.ts';
import { makeBackup } from '#server/db/copy/make-backup.ts';
import { restoreBackup } from '#server/db/copy/restore-backup.ts';
import type { TableSum } from '#server/db/copy/row-sum.ts';
import { openSqliteFile } from '#server/db/copy/sqlite-file.ts';
import { storedTables } from '#server/db/copy/stored-tables.ts';
import type { DatabaseConfig } from '#server/db/open-database.ts';
import { lockFile } from '#server/db/sqlite/lock-file.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import { guest } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { migratedStore, newStore } from '#tests/support/new-store.ts';
import {
  laterThanRecorded,
  recordedStores,
  storeRecorded,
  type RecordedStore,
} from '#tests/support/recorded-stores.ts';

// Starts programs and databases, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const kinds: readonly DatabaseKind[] = ['sqlite', 'postgres'];
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'questwright-backup-'));

/** What a backup says that it contains. */
async function listIn(file: string): Promise<Readonly<Record<string, TableSum>>> {
  const opened = openSqliteFile(file, { readOnly: true });
  try {
    const { rows } = await sql<TableSum & { name: string }>`
      select name, rows, checksum from backup_table`.execute(opened.db);
    return Object.fromEntries(rows.map(({ name, ...sum }) => [name, sum]));
  } finally {
    opened.close();
  }
}

const backUp = (database: DatabaseConfig, folder = newFolder(), keep: number | null = null) =>
  makeBackup({ database, folder, keep, now: Date.now() });

const program = join(import.meta.dirname, '../../server/operations/backup.ts');

const restoreProgram = join(import.meta.dirname, '../../server/operations/restore.ts');

const settingsOf = (database: DatabaseConfig) => ({
  PATH: process.env['PATH'],
  ...(database.kind === 'sqlite' ? { DATA_DIR: database.folder } : { DATABASE_URL: database.url }),
});

/** Makes a backup as an operator does, so that this process goes on meanwhile. */
async function backUpInProcess(database: DatabaseConfig, folder: string): Promise<void> {
  const env = settingsOf(database);
  await promisify(execFile)(process.execPath, [program, '--to', folder], { env });
}

const restore = (backup: string, database: DatabaseConfig) =>
  restoreBackup({ backup, database, dataDir: newFolder() });

const newest = (): RecordedStore => {
  const store = recordedStores.at(-1);
  if (!store) throw new Error('No store is recorded.');
  return store;
};

/** What the owner of the recorded session reads. */
async function readAs(app: TestApp, token: string): Promise<readonly unknown[]> {
  const browser = guest(app);
  browser.cookies.set('session', token);
  const read = async (id: OperationId, params = {}) => {
    const answer = await browser.call(id, { params });
    expect(answer.status, `${id}: ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body;
  };
  // The list answers with its items.
  const { items } = (await read('campaignList')) as { items: { campaignId: string }[] };
  const answers: unknown[] = [await read('characterList'), await read('gearList')];
  for (const { campaignId } of items) {
    answers.push(await read('entryList', { campaignId }));
    answers.push(await read('findList', { q: 'lantern', campaignId }));
  }
  return answers;
}

/** Writes an entry, so that the search index has words. */
async function addEntry(app: TestApp, token: string): Promise<void> {
  const browser = guest(app);
  browser.cookies.set('session', token);
  await browser.call('authSelf');
  const list = await browser.call('campaignList');
  const { items } = list.body as { items: { campaignId: string }[] };
  const params = { campaignId: items[0]?.campaignId ?? '' };
  const text = "The lantern's light: é, 字, 🐉\n\n:::secret\nIt is a \\ lie.\n:::";
  const body = { type: 'note', title: 'Lantern', text };
  expect((await browser.call('entryCreate', { params, body })).status).toBe(201);
}

describeBoth('a backup', (open, fresh, kind) => {
  test('of a running server is restored into both databases, and the copies serve the same', async () => {
    const { mira } = newest().tokens;
    const database = await storeRecorded(newest(), open, fresh);
    const parts = { clock: () => laterThanRecorded };
    const app = await createTestApp({ database: await open(database), ...parts });
    await addEntry(app, mira);
    const made = await backUp(database);
    const expected = await readAs(app, mira);
    await app.close();
    const found = JSON.stringify(expected.at(-1));
    expect(found).toContain('Lantern');
    expect(made.rows).toBeGreaterThan(50);

    for (const target of kinds) {
      const copy = await newStore(target);
      expect(await restore(made.file, copy)).toEqual({ rows: made.rows, applied: [] });
      const restored = await createTestApp({ database: await open(copy), ...parts });
      const again = await backUp(copy);
      expect(await listIn(again.file), `${kind} to ${target}`).toEqual(await listIn(made.file));
      expect(await readAs(restored, mira)).toEqual(expected);
      await addEntry(restored, mira);
      await restored.close();
    }
  });

  test('has one state of the database, whatever is written meanwhile', async () => {
    const database = await fresh();
    const { db } = await open(database);
    const backups = { areDone: false };
    const write = async (): Promise<number> => {
      let count = 0;
      for (; !backups.areDone && count < 3000; count += 1) {
        const value = 'x'.repeat(100);
        await db.transaction().execute(async (transaction) => {
          for (const side of ['left', 'right']) {
            const key = `${side}-${count}`;
            await transaction.insertInto('setting').values({ key, value }).execute();
          }
        });
      }
      return count;
    };
    const writing = write();
    const folder = newFolder();
    for (let count = 0; count < 2; count += 1) await backUpInProcess(database, folder);
    backups.areDone = true;
    expect(await writing).toBeGreaterThan(2);
    const files = readdirSync(folder).filter((name) => name.startsWith('questwright-'));
    expect(files).toHaveLength(2);
    for (const file of files) {
      const copy = await newStore('sqlite');
      await restore(join(folder, file), copy);
      const restored = await open(copy);
      const rows = await restored.db.selectFrom('setting').select('key').execute();
      const keys = rows.map(({ key }) => key).filter((key) => /^(?:left|right)-/.test(key));
      const lefts = keys.filter((key) => key.startsWith('left-'));
      expect(keys.toSorted()).toEqual(
        lefts.flatMap((key) => [key, key.replace('left', 'right')]).toSorted(),
      );
    }
  });

  test('replaces the oldest ones and nothing else in its folder', async () => {
    const database = await fresh();
    await (await open(database)).close();
    const folder = newFolder();
    writeFileSync(join(folder, 'before-900-notes.db'), 'kept');
    writeFileSync(join(folder, 'questwright-2026-01-01T00-00-00-000Z.db.partial'), 'interrupted');
    const backups = () => readdirSync(folder).filter((name) => name.startsWith('questwright-'));
    const names: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { file, removed } = await makeBackup({
        database,
        folder,
        keep: 2,
        now: Date.UTC(2026, 10, 1 + count),
      });
      names.push(file.slice(folder.length + 1));
      expect(removed).toEqual(count < 2 ? [] : [names[count - 2]]);
    }
    expect(backups()).toEqual(names.slice(2));
    expect(readdirSync(folder)).toContain('before-900-notes.db');
    // The clock of the machine was an hour early, and is right again.
    const now = Date.UTC(2026, 10, 4) - 60 * 60_000;
    const { file, removed } = await makeBackup({ database, folder, keep: 1, now });
    expect(backups()).toEqual([file.slice(folder.length + 1)]);
    expect(removed).toEqual(names.slice(2).toReversed());
  });

  test.runIf(kind === 'postgres')(
    'of a database that waits for its migrations is made by the version that wrote it',
    async () => {
      const database = await storeRecorded(newest(), open, fresh);
      await expect(backUp(database)).rejects.toThrow('earlier version');
    },
  );

  test.runIf(kind === 'sqlite')(
    'of an earlier version is migrated when it is restored',
    async () => {
      for (const store of recordedStores) {
        const { file } = await backUp(await storeRecorded(store, open, fresh));
        const lacking = migrations.slice(store.migrations.length).map(({ name }) => name);
        for (const target of kinds) {
          const copy = await newStore(target);
          expect((await restore(file, copy)).applied, `${store.version}, ${target}`).toEqual(
            lacking,
          );
          const clock = () => laterThanRecorded;
          const app = await createTestApp({ database: await open(copy), clock });
          expect((await readAs(app, store.tokens.mira)).length).toBeGreaterThan(3);
          await app.close();
        }
      }
    },
  );

  test('is not restored into a database that is not empty', async () => {
    const source = await newStore('sqlite');
    await (await open(source)).close();
    const { file } = await backUp(source);
    const target = await fresh();
    const first = await open(target);
    await first.db.insertInto('setting').values({ key: 'kept', value: '1' }).execute();
    await first.close();
    await expect(restore(file, target)).rejects.toThrow(/is not empty|holds a database already/);
    const second = await open(target);
    const settings = await second.db.selectFrom('setting').select('key').execute();
    expect(settings).toContainEqual({ key: 'kept' });
  });

  test('of a newer version is refused, and leaves the database empty', async () => {
    const source = await newStore('sqlite');
    const newer = { name: '900-newer', up: async () => undefined };
    await (await open(source, { migrations: [...migrations, newer] })).close();
    const { file } = await backUp(source);
    const target = await fresh();
    await expect(restore(file, target)).rejects.toMatchObject({ reason: 'newer' });
    expect((await open(target)).applied).toHaveLength(migrations.length);
  });

  test('that is cut short or changed is refused, and the target can still be used', async () => {
    const source = await storeRecorded(newest(), open, () => newStore('sqlite'));
    await (await open(source)).close();
    const { file, rows } = await backUp(source);
    const bytes = readFileSync(file);
    const damaged = join(newFolder(), 'damaged.db');
    const target = await fresh();
    for (const length of [0, 10, 4096, bytes.length / 2, bytes.length - 4096, bytes.length - 1]) {
      copyFileSync(file, damaged);
      truncateSync(damaged, length);
      await expect(restore(damaged, target), `${length} bytes`).rejects.toThrow(
        /cut short|not a whole backup/,
      );
    }
    for (let count = 0; count < 10; count += 1) {
      const changed = Buffer.from(bytes);
      const at = Math.floor((bytes.length / 10) * (count + 0.37));
      changed.writeUInt8(changed.readUInt8(at) ^ 255, at);
      writeFileSync(damaged, changed);
      // A byte that belongs to no row can have any value.
      const outcome = await restore(damaged, await newStore('sqlite')).then(
        (restored) => JSON.stringify(restored),
        (error: unknown) => String(error),
      );
      const accepted = JSON.stringify({ rows, applied: [] });
      const isExpected = outcome === accepted || /^(?:Copy|DatabaseOpen)Error: /.test(outcome);
      expect(isExpected, `${at}: ${outcome}`).toBe(true);
    }
    expect(await restore(file, target)).toEqual({ rows, applied: [] });
  });

  test.runIf(kind === 'sqlite')('ignores changes that a lost database has left', async () => {
    const source = await fresh();
    const owner = await open(source);
    await owner.db.insertInto('setting').values({ key: 'kept', value: '1' }).execute();
    const { file } = await backUp(source);
    const target = await newStore('sqlite');
    if (source.kind !== 'sqlite' || target.kind !== 'sqlite') throw new Error('Not SQLite.');
    await owner.db.insertInto('setting').values({ key: 'later', value: '1' }).execute();
    const log = 'questwright.db-wal';
    expect(existsSync(join(source.folder, log))).toBe(true);
    copyFileSync(join(source.folder, log), join(target.folder, log));
    await restore(file, target);
    const { db } = await open(target);
    const keys = (await db.selectFrom('setting').select('key').execute()).map(({ key }) => key);
    expect(keys).toContain('kept');
    expect(keys).not.toContain('later');
  });

  test.runIf(kind === 'sqlite')('is not read from the files of a database in use', async () => {
    const source = await fresh();
    if (source.kind !== 'sqlite') throw new Error('Not SQLite.');
    const owner = await open(source);
    await owner.db.insertInto('setting').values({ key: 'late', value: '1' }).execute();
    const file = join(source.folder, 'questwright.db');
    expect(existsSync(`${file}-wal`)).toBe(true);
    for (const target of kinds) {
      const empty = await newStore(target);
      await expect(restore(file, empty), target).rejects.toThrow('Make a backup of it');
    }
    // A copy of the same files, such as one of a machine that has lost its power.
    const copied = join(newFolder(), 'copied.db');
    copyFileSync(file, copied);
    writeFileSync(`${copied}-journal`, 'changes');
    await expect(restore(copied, await newStore('sqlite'))).rejects.toThrow('copied.db-journal');
  });

  test('is not left behind when the disk is full', async () => {
    const database = await fresh();
    const { db } = await open(database);
    const value = 'x'.repeat(100_000);
    for (let count = 0; count < 20; count += 1) {
      await db
        .insertInto('setting')
        .values({ key: `large-${count}`, value })
        .execute();
    }
    const folder = newFolder();
    // A limit for the size of a file has the effect of a disk that has no room for more.
    const limited = 'trap "" XFSZ; ulimit -f 1000; exec "$0" "$@"';
    const { status, stderr } = spawnSync(
      '/bin/sh',
      ['-c', limited, process.execPath, program, '--to', folder],
      { encoding: 'utf8', env: settingsOf(database) },
    );
    expect(stderr).toMatch(/^(?:It failed|The disk is full): [^\n]+\.\n$/);
    expect(status).toBe(1);
    expect(readdirSync(folder)).toEqual(['backup.lock']);
  });
});

test('a backup lists every table, and each has a key', async () => {
  const database = await migratedStore('sqlite');
  const { file } = await backUp(database);
  const opened = openSqliteFile(file, { readOnly: true });
  const tables = await storedTables(opened.db);
  opened.close();
  expect(Object.keys(await listIn(file))).toEqual(tables.map(({ name }) => name));
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.filter(({ key }) => key.length === 0)).toEqual([]);
});

test('a backup has no folder without a name', () => {
  const { status, stderr } = spawnSync(process.execPath, [program, '--to', ''], {
    env: settingsOf({ kind: 'sqlite', folder: newFolder() }),
    encoding: 'utf8',
  });
  expect(stderr).toContain('--to must name a folder.');
  expect(status).toBe(2);
});

test('what is wrong with the folder of a backup is one sentence', () => {
  const file = join(newFolder(), 'notes.txt');
  writeFileSync(file, 'Not a folder.');
  const store = settingsOf({ kind: 'sqlite', folder: newFolder() });
  for (const [to, sentence] of [
    [file, `${file} is a file, not a folder.\n`],
    // Below this folder nothing can be written.
    ['/proc', 'It failed: unable to open database file.\n'],
  ] as const) {
    const { status, stderr } = spawnSync(process.execPath, [program, '--to', to], {
      env: store,
      encoding: 'utf8',
    });
    expect(stderr).toBe(sentence);
    expect(status).toBe(1);
  }
  const restored = spawnSync(process.execPath, [restoreProgram, file], {
    env: { ...store, DATA_DIR: file },
    encoding: 'utf8',
  });
  expect(restored.stderr).toBe(`${file} is a file, not a folder.\n`);
});

test('only one backup at a time is made in a folder', async () => {
  const database = await migratedStore('sqlite');
  const folder = newFolder();
  const lock = lockFile(join(folder, 'backup.lock'));
  await expect(backUp(database, folder)).rejects.toMatchObject({ reason: 'in-use' });
  lock.release();
  await backUp(database, folder);
});
