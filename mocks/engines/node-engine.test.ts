import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { databaseFault } from '#backend/db/errors.ts';
import { migrate } from '#backend/db/migrate.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import type { Schema } from '#backend/db/schema.ts';
import { DirectDialect } from '#backend/db/sqlite/direct-dialect.ts';
import type { MemoryEngine } from './memory-engine.ts';
import { openNodeEngine } from './node-engine.ts';

function open(engine: MemoryEngine) {
  const dialect = new DirectDialect(engine);
  return { dialect, db: new Kysely<Schema>({ dialect }) };
}

async function migrated() {
  const engine = openNodeEngine();
  const opened = open(engine);
  await migrate({ db: opened.db, kind: 'sqlite', migrations, now: () => 0 });
  return { engine, ...opened };
}

const setting = (key: string) => ({ key, value: 'x' });
const keysIn = async (db: Kysely<Schema>) =>
  (await db.selectFrom('setting').select('key').execute()).map(({ key }) => key);

test('an image opens as the same database', async () => {
  const first = await migrated();
  await first.db.insertInto('setting').values(setting('a')).execute();
  const second = open(openNodeEngine(first.engine.serialize()));
  await first.db.insertInto('setting').values(setting('b')).execute();
  expect(await keysIn(second.db)).toEqual(['a']);
  const child = { user_id: 'nobody', group_name: 'admin' };
  const refused = second.db.insertInto('user_group').values(child).execute();
  await expect(refused).rejects.toSatisfy((error) => databaseFault(error)?.kind === 'foreign-key');
});

test('a transaction has the connection alone, and an image holds nothing half done', async () => {
  const { db, dialect, engine } = await migrated();
  const entered = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const rolledBack = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('setting').values(setting('gone')).execute();
    entered.resolve();
    await goOn.promise;
    throw new Error('Stop.');
  });
  await entered.promise;
  const outside = db.insertInto('setting').values(setting('stays')).execute();
  const image = dialect.betweenTransactions(() => engine.serialize());
  goOn.resolve();
  await expect(rolledBack).rejects.toThrow('Stop.');
  await outside;
  expect(await keysIn(db)).toEqual(['stays']);
  expect(await keysIn(open(openNodeEngine(await image)).db)).not.toContain('gone');
});

test('a key that is taken is reported as such', async () => {
  const { db } = await migrated();
  await db.insertInto('setting').values(setting('a')).execute();
  const second = db.insertInto('setting').values(setting('a')).execute();
  await expect(second).rejects.toSatisfy((error) => databaseFault(error)?.kind === 'unique');
});
