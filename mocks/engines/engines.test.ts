import { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseFault } from '#backend/db/errors.ts';
import { migrate } from '#backend/db/migrate.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import type { Schema } from '#backend/db/schema.ts';
import { DirectDialect } from '#backend/db/sqlite/direct-dialect.ts';
import type { MemoryEngine, OpenEngine } from './memory-engine.ts';
import { openNodeEngine } from './node-engine.ts';
import { isSound, openChecked } from './open-checked.ts';
import { loadWasmEngine } from './wasm-engine.ts';

const openWasmEngine = await loadWasmEngine();
const engines: readonly (readonly [string, OpenEngine])[] = [
  ['of Node', openNodeEngine],
  ['of WebAssembly', openWasmEngine],
];

function open(engine: MemoryEngine) {
  return { db: new Kysely<Schema>({ dialect: new DirectDialect(engine) }) };
}

async function openMigrated(openEngine: OpenEngine) {
  const engine = openEngine();
  const connection = open(engine);
  await migrate({ db: connection.db, kind: 'sqlite', migrations, now: () => 0 });
  return { engine, ...connection };
}

const setting = (key: string) => ({ key, value: 'x' });
const keysIn = async (db: Kysely<Schema>) =>
  (await db.selectFrom('setting').select('key').execute()).map(({ key }) => key);

describe.for(engines)('SQLite %s', ([, openEngine]) => {
  test('a database image opens as a separate copy of the database, in which foreign keys are checked', async () => {
    const first = await openMigrated(openEngine);
    await first.db.insertInto('setting').values(setting('a')).execute();
    const second = open(openEngine(first.engine.serialize()));
    await first.db.insertInto('setting').values(setting('b')).execute();
    expect(await keysIn(second.db)).toEqual(['a']);
    const child = { user_id: 'nobody', group_name: 'admin' };
    const refused = second.db.insertInto('user_group').values(child).execute();
    await expect(refused).rejects.toSatisfy(
      (error) => databaseFault(error)?.kind === 'foreign-key',
    );
  });

  test('a database image that is damaged or lacks tables of this version is refused', async () => {
    const { engine } = await openMigrated(openEngine);
    const databaseImage = engine.serialize();
    expect(openChecked(openEngine, databaseImage).inTransaction()).toBe(false);
    const unusableImages = {
      overwritten: databaseImage.slice().fill(7, 100, 4096),
      cut: databaseImage.slice(0, 3 * 4096),
      'no database': new Uint8Array(4096).fill(1),
      empty: new Uint8Array(),
      'without tables': openEngine().serialize(),
    };
    for (const bytes of Object.values(unusableImages)) {
      expect(() => openChecked(openEngine, bytes)).toThrow(
        /malformed|not a database|has no table|damaged|must not be empty/,
      );
    }
    engine.exec('drop table token');
    for (const isKnownSound of [false, true]) {
      expect(() => openChecked(openEngine, engine.serialize(), isKnownSound)).toThrow(
        'has no table token',
      );
    }
  });

  test('a damaged page is found by the check of all pages, which is omitted only for bytes that are sound', async () => {
    const { engine } = await openMigrated(openEngine);
    expect(isSound(engine)).toBe(true);
    const indexes =
      "select rootpage from sqlite_schema where type = 'index' and sql is not null limit 1";
    const [[page] = []] = engine.run(indexes, []).rows;
    const damaged = engine.serialize().fill(7, (Number(page) - 1) * 4096, Number(page) * 4096);
    expect(() => openChecked(openEngine, damaged)).toThrow(/malformed|damaged/);
    expect(isSound(openChecked(openEngine, damaged, true))).toBe(false);
  });

  test('other writes wait for an open transaction', async () => {
    const { db } = await openMigrated(openEngine);
    const started = Promise.withResolvers<void>();
    const proceed = Promise.withResolvers<void>();
    const rolledBack = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values(setting('gone')).execute();
      started.resolve();
      await proceed.promise;
      throw new Error('Stop.');
    });
    await started.promise;
    const outside = db.insertInto('setting').values(setting('stays')).execute();
    proceed.resolve();
    await expect(rolledBack).rejects.toThrow('Stop.');
    await outside;
    expect(await keysIn(db)).toEqual(['stays']);
  });

  test('a key that is in use is reported as a unique fault', async () => {
    const { db } = await openMigrated(openEngine);
    await db.insertInto('setting').values(setting('a')).execute();
    const second = db.insertInto('setting').values(setting('a')).execute();
    await expect(second).rejects.toSatisfy((error) => databaseFault(error)?.kind === 'unique');
  });

  test('stored values are returned unchanged', () => {
    const engine = openEngine();
    engine.exec('create table anything (value any) strict');
    const bytes = new Uint8Array([0, 127, 255]);
    const values = [null, 'Möbius\u0000', 7, -1.5, 1e300, Number.MAX_SAFE_INTEGER, bytes];
    for (const value of values) engine.run('insert into anything values (?)', [value]);
    const { columns, rows } = engine.run('select value from anything', []);
    expect(columns).toEqual(['value']);
    expect(rows.map(([value]) => value)).toEqual(values);
    expect(engine.run('delete from anything where value is not null', [])).toMatchObject({
      changes: 6,
    });
    engine.close();
  });
});

test('databaseImage() and serialize() of a WebAssembly database return the same bytes', () => {
  const empty = openWasmEngine();
  empty.exec('create table word (text text) strict');
  const engine = openWasmEngine(empty.serialize());
  for (let count = 0; count < 1000; count += 1) {
    engine.run('insert into word values (?)', [`word ${count}`]);
  }
  expect(engine.databaseImage()).toEqual(engine.serialize());
});
