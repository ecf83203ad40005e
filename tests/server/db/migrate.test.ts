import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertMany } from '#backend/db/insert-many.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import type { Migration } from '#backend/db/migrations/migration.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { addMira, gear } from './fixtures.ts';

const names = migrations.map(({ name }) => name);

const notes: Migration = {
  name: '900-notes',
  async up({ execute, types }) {
    await execute(`create table note (id ${types.integer} not null primary key) ${types.strict}`);
  },
};

const broken: Migration = {
  name: '900-broken',
  async up({ execute, types }) {
    await execute(`create table note (id ${types.integer} not null primary key) ${types.strict}`);
    await execute('insert into no_such_table values (1)');
  },
};

describeBoth('migrations', (open, fresh, kind) => {
  test('create the tables of an empty database and are recorded with name and time', async () => {
    const { db, applied } = await open(await fresh());
    expect(applied).toEqual(names);
    const rows = await db.selectFrom('schema_migration').selectAll().orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows.every(({ applied_at }) => applied_at > Date.UTC(2026, 0, 1))).toBe(true);
  });

  test('change nothing when the database is opened again', async () => {
    const store = await fresh();
    const first = await open(store);
    await addMira(first.db);
    await first.close();
    const second = await open(store);
    expect(second.applied).toEqual([]);
    expect(await second.db.selectFrom('user').select('name').execute()).toEqual([{ name: 'Mira' }]);
  });

  test('fill the sort columns of items that an earlier version stored', async () => {
    const store = await fresh();
    const before = migrations.findIndex(({ name }) => name === '005-catalogue-orders');
    const old = await open(store, { migrations: migrations.slice(0, before) });
    const cheap = { ...gear('2024#cheap', 'Cheap'), cost_cp: 1 };
    const free = { ...gear('2024#free', 'Free'), cost_cp: null };
    await insertMany(old.db, 'catalogue_item', [free, gear('2024#dear', 'Dear'), cheap]);
    await old.close();
    const { db } = await open(store);
    const order = async (reverse: boolean) => {
      const rows = await db
        .selectFrom('catalogue_item')
        .select('name')
        .orderBy(reverse ? 'cost_falling' : 'cost_rising', reverse ? 'desc' : 'asc')
        .execute();
      return rows.map(({ name }) => name);
    };
    expect(await order(false)).toEqual(['Cheap', 'Dear', 'Free']);
    expect(await order(true)).toEqual(['Dear', 'Cheap', 'Free']);
  });

  test('that fail do not change the database', async () => {
    const store = await fresh();
    await (await open(store)).close();
    await expect(openDatabase(store, { migrations: [...migrations, broken] })).rejects.toThrow(
      'no_such_table',
    );
    const again = await open(store, { migrations: [...migrations, notes] });
    expect(again.applied).toEqual(['900-notes']);
  });

  test('of a newer version prevent the opening of the database, and the error names them', async () => {
    const store = await fresh();
    await (await open(store, { migrations: [...migrations, notes] })).close();
    const opening = openDatabase(store);
    await expect(opening).rejects.toMatchObject({ name: 'DatabaseOpenError', reason: 'newer' });
    await expect(opening).rejects.toThrow('900-notes');
  });

  test.runIf(kind === 'postgres')(
    'run once when the database is opened three times in parallel',
    async () => {
      const store = await fresh();
      const opened = await Promise.all([open(store), open(store), open(store)]);
      const migrated = opened.filter(({ applied }) => applied.length > 0);
      expect(migrated).toHaveLength(1);
      expect(migrated[0]?.applied).toEqual(names);
    },
  );

  test.runIf(kind === 'sqlite')('make a copy of the database before they change it', async () => {
    const store = await fresh();
    if (store.kind !== 'sqlite') throw new Error('This test is for the data folder.');
    const first = await open(store);
    await addMira(first.db);
    await first.close();
    await (await open(store, { migrations: [...migrations, notes] })).close();
    const copies = readdirSync(join(store.folder, 'backups'));
    expect(copies).toEqual([expect.stringMatching(/^before-900-notes-.*\.db$/)]);
  });

  test('create text columns that are sorted by code points', async () => {
    const { db } = await open();
    const words = ['a', 'B', 'é', 'Z', '_', '10', '2'];
    await db
      .insertInto('setting')
      .values(words.map((key) => ({ key, value: key })))
      .execute();
    const rows = await db.selectFrom('setting').select('key').orderBy('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(['10', '2', 'B', 'Z', '_', 'a', 'é']);
    if (kind === 'sqlite') return;
    const otherCollations = await sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'text'
        and collation_name is distinct from 'C'`.execute(db);
    expect(otherCollations.rows).toEqual([]);
  });
});
