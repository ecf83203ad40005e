import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseFault } from '#backend/db/errors.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Schema } from '#backend/db/schema.ts';
import { startLater, startSqlite } from '#server/db/sqlite/client.ts';
import { SqliteWorkerDialect } from '#server/db/sqlite/dialect.ts';

const writerFile = fileURLToPath(new URL('./writer.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questwright-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function startWriter(from: number) {
  const child = spawn(process.execPath, [writerFile, folder, String(from)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  return { child, exited };
}

describe('the data folder', () => {
  test('cannot be opened by a second process, which ends with exit code 75 and a plain message', async () => {
    const owner = await openDatabase({ kind: 'sqlite', folder });
    const { child, exited } = startWriter(0);
    const words = child.stderr.setEncoding('utf8').toArray();
    expect(await exited).toEqual([75, null]);
    expect((await words).join('')).toBe(
      `Another Questwright is already running on the data folder ${folder}. Stop it first, or start this one with another folder.\n`,
    );
    await owner.close();
  });

  test('cannot be opened twice in one process, but again after it is closed', async () => {
    const owner = await openDatabase({ kind: 'sqlite', folder });
    await expect(openDatabase({ kind: 'sqlite', folder })).rejects.toMatchObject({
      reason: 'in-use',
    });
    await owner.close();
    await (await openDatabase({ kind: 'sqlite', folder })).close();
  });

  test('keeps every acknowledged write when the process is killed', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, exited } = startWriter((acknowledged.at(-1) ?? -1) + 100);
      let remaining = 20 + round * 17;
      for await (const line of createInterface({ input: child.stdout })) {
        acknowledged.push(Number(line));
        remaining -= 1;
        if (remaining === 0) child.kill('SIGKILL');
      }
      expect(await exited).toEqual([null, 'SIGKILL']);

      const { db, close } = await openDatabase({ kind: 'sqlite', folder });
      const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
      const rows = await db.selectFrom('setting').select('key').execute();
      const keys = new Set(rows.map(({ key }) => key));
      const parts = (n: number) => (n % 5 === 0 ? [`${n}-a`, `${n}-b`, `${n}-c`] : [`${n}`]);
      expect(acknowledged.flatMap(parts).filter((key) => !keys.has(key))).toEqual([]);
      const halves = [...keys].filter(
        (key) => key.endsWith('-a') && !keys.has(key.replace('-a', '-c')),
      );
      expect(halves).toEqual([]);
      await close();
    }
  }, 30_000);

  test('has no write-ahead log after closing, and its backup can be opened', async () => {
    const first = await openDatabase({ kind: 'sqlite', folder });
    await first.db.insertInto('setting').values({ key: 'a', value: '1' }).execute();
    if (first.kind !== 'sqlite') throw new Error('The folder is not a SQLite store.');
    const copyFolder = join(folder, 'copy');
    await (await openDatabase({ kind: 'sqlite', folder: copyFolder })).close();
    rmSync(join(copyFolder, 'questwright.db'));
    await first.backup(join(copyFolder, 'questwright.db'));
    await first.close();
    await first.close();
    expect(existsSync(join(folder, 'questwright.db-wal'))).toBe(false);
    const copy = await openDatabase({ kind: 'sqlite', folder: copyFolder });
    expect(await copy.db.selectFrom('setting').select('key').execute()).toEqual([{ key: 'a' }]);
    await copy.close();
  });

  test('with a file that is not a database is reported as unreadable', async () => {
    writeFileSync(join(folder, 'questwright.db'), 'not a database'.repeat(500));
    await expect(openDatabase({ kind: 'sqlite', folder })).rejects.toMatchObject({
      name: 'DatabaseOpenError',
      reason: 'unreadable',
    });
  });

  test('is reported as unreadable if its path is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(openDatabase({ kind: 'sqlite', folder: file })).rejects.toMatchObject({
      reason: 'unreadable',
    });
  });
});

describe('the database threads', () => {
  test('reject pending and later queries after they have ended', async () => {
    const errors: Error[] = [];
    const writer = await startSqlite(folder, 'writer', (error) => errors.push(error));
    const reader = await startSqlite(folder, 'reader', (error) => errors.push(error));
    const db = new Kysely<Schema>({ dialect: new SqliteWorkerDialect({ writer, reader }) });
    await sql`create table setting (key text not null, value text not null) strict`.execute(db);
    const insideTransaction = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values({ key: 'a', value: '1' }).execute();
      await writer.terminate();
      await reader.terminate();
      await transaction.insertInto('setting').values({ key: 'b', value: '2' }).execute();
    });
    const behindIt = db.deleteFrom('setting').execute();
    for (const query of [insideTransaction, behindIt]) {
      const error = await query.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(databaseFault(error)).toEqual({ kind: 'unavailable' });
    }
    const later = await db
      .selectFrom('setting')
      .selectAll()
      .execute()
      .catch((error: unknown) => error);
    expect(databaseFault(later)).toEqual({ kind: 'unavailable' });
    expect(errors).toHaveLength(2);
    await db.destroy();
  });

  test('roll back a transaction that waits for a write outside of the transaction', async () => {
    const writer = await startSqlite(folder, 'writer');
    const reader = await startSqlite(folder, 'reader');
    const db = new Kysely<Schema>({ dialect: new SqliteWorkerDialect({ writer, reader }, 50) });
    await sql`create table setting (key text not null, value text not null) strict`.execute(db);
    const rows = () => db.selectFrom('setting').selectAll().execute();
    const entangled = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values({ key: 'a', value: '1' }).execute();
      await db.deleteFrom('setting').execute();
      await transaction.insertInto('setting').values({ key: 'b', value: '2' }).execute();
    });
    await expect(entangled).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
    await db.destroy();
  });

  test('get the reads of one turn of the event loop in one message', async () => {
    const { db, close } = await openDatabase({ kind: 'sqlite', folder });
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    const read = (key: string) =>
      db.selectFrom('setting').selectAll().where('key', '=', key).execute();
    await Promise.all(['a', 'b', 'c'].map(read));
    expect(sent).toHaveBeenCalledTimes(1);
    await read('a');
    expect(sent).toHaveBeenCalledTimes(2);
    await close();
  });

  test('reject only the read whose parameter cannot be sent to a thread', async () => {
    const { db, close } = await openDatabase({ kind: 'sqlite', folder });
    await db.insertInto('setting').values({ key: 'a', value: '1' }).execute();
    const read = (key: unknown) =>
      db
        .selectFrom('setting')
        .select('value')
        .where('key', '=', sql<string>`${key}`)
        .execute();
    const results = await Promise.allSettled([read('a'), read(Symbol('a')), read('a')]);
    expect(results).toMatchObject([
      { status: 'fulfilled', value: [{ value: '1' }] },
      { status: 'rejected', reason: { name: 'DataCloneError' } },
      { status: 'fulfilled', value: [{ value: '1' }] },
    ]);
    await close();
  });

  test('answer reads while a search takes long', async () => {
    const { db, searches, close } = await openDatabase({ kind: 'sqlite', folder });
    // The thread for searches starts with the first search.
    await searches.selectFrom('setting').selectAll().execute();
    const answered: string[] = [];
    const numbers = sql<{ n: number }>`(with recursive number (n) as
      (select 1 union all select n + 1 from number where n < 3000000) select n from number)`;
    const search = searches
      .selectFrom(numbers.as('numbers'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .execute()
      .then(() => answered.push('search'));
    await db.selectFrom('setting').selectAll().execute();
    answered.push('read');
    await search;
    expect(answered).toEqual(['read', 'search']);
    await close();
  });

  test('refuse to write in a search', async () => {
    const { searches, close } = await openDatabase({ kind: 'sqlite', folder });
    await expect(
      searches.insertInto('setting').values({ key: 'a', value: '1' }).execute(),
    ).rejects.toThrow('readonly');
    await close();
  });

  test('reject queries after closing', async () => {
    const { db, close } = await openDatabase({ kind: 'sqlite', folder });
    await close();
    const error = await db
      .selectFrom('setting')
      .selectAll()
      .execute()
      .catch((reason: unknown) => reason);
    expect(databaseFault(error)).toEqual({ kind: 'unavailable' });
  });

  test('do not start for a search after closing', async () => {
    const { searches, close } = await openDatabase({ kind: 'sqlite', folder });
    await close();
    const error = await searches
      .selectFrom('setting')
      .selectAll()
      .execute()
      .catch((reason: unknown) => reason);
    expect(databaseFault(error)).toEqual({ kind: 'unavailable' });
  });

  test('are closed although a search could not start its thread', async () => {
    const started = Promise.withResolvers<never>();
    const searcher = startLater(() => started.promise);
    const search = searcher.run({ kind: 'query', sql: 'select 1', parameters: [] });
    const closed = searcher.close();
    started.reject(new Error('There is no thread.'));
    await expect(search).rejects.toThrow('There is no thread.');
    await expect(closed).resolves.toBeUndefined();
  });

  test('fail only the query with a parameter that cannot be stored', async () => {
    const { db, close } = await openDatabase({ kind: 'sqlite', folder });
    await expect(sql`select ${Symbol('no value')}`.execute(db)).rejects.toThrow('clone');
    await expect(sql`select ${{ a: 1 }}`.execute(db)).rejects.toThrow('parameter');
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });
});
