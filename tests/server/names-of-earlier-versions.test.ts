import type { Insertable } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertMany } from '#backend/db/insert-many.ts';
import { fittedNames } from '#backend/db/migrations/010-fitted-names.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import { columnTypes } from '#backend/db/migrations/migration.ts';
import type { Schema } from '#backend/db/schema.ts';
import { shapeStamp, presentForm } from '#backend/db/stored-schemas.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import { foldName } from '#src/lib/fold.ts';
import { addAccount, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { addCampaign, addMira, gear, noon } from './db/fixtures.ts';

const earlier = migrations.slice(0, migrations.indexOf(fittedNames));

/** 100 characters that are 300 in NFC, the form in which 0.1.0 stored them. */
const long = '\ufb2c'.repeat(100).normalize('NFC');
const fitted = long.slice(0, 120);

function item(sk: string, name: string, edition = '2024'): Insertable<Schema['catalogue_item']> {
  const data = presentForm('GearInput', { gearSk: sk, name, category: 'other', edition });
  const stored = { data: JSON.stringify(data), shape: shapeStamp('GearInput') };
  return { ...gear(sk, name, 'other'), edition, ...stored };
}

// The columns of the version in which the names were longer.
const character = (id: string, name: string) =>
  ({
    id,
    owner_id: 'mira',
    name,
    name_fold: foldName(name),
    data: JSON.stringify(
      presentForm('CharacterInput', {
        name,
        class: 'fighter',
        species: 'dwarf',
        background: 'soldier',
        abilities: { str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 },
      }),
    ),
    created_at: noon,
    updated_at: noon,
  }) as Insertable<Schema['character']>;

const change = (id: string, action: string, sk: string, details: object) => ({
  id,
  at: noon,
  actor_id: null,
  action: `gear.${action}`,
  target_kind: 'gear',
  target_id: sk,
  request_id: null,
  details: JSON.stringify(details),
});

const items = [
  item('2024#short', 'Rope'),
  item('2024#cut', fitted),
  item('2024#cut-2', `${fitted.slice(0, 118)} 2`),
  item('2024#long', long),
  item('2024#longer', `${long}b`),
  item('2024#spaces', `${'x'.repeat(119)} ${long}`),
  item('2014#long', long, '2014'),
  item('2024#full', 'é'.repeat(120)),
];

const changes = [
  change('change-1', 'update', '2024#short', {
    version: 2,
    replaced: 1,
    before: { name: long },
    after: { name: 'Rope' },
  }),
  change('change-2', 'delete', '2024#gone', {
    version: 1,
    createdAt: noon,
    before: JSON.parse(item('2024#gone', long).data) as object,
  }),
  change('change-3', 'delete', '2024#past', {
    version: 1,
    createdAt: noon,
    before: JSON.parse(item('2024#past', 'Past').data) as object,
  }),
];

describeBoth('names of version 0.1.0 that are too long in NFC', (open, fresh, kind) => {
  let app: TestApp;

  const allRows = async () => ({
    items: await app.context.db.selectFrom('catalogue_item').selectAll().orderBy('sk').execute(),
    changes: await app.context.db.selectFrom('audit').selectAll().orderBy('id').execute(),
  });

  beforeAll(async () => {
    const config = await fresh();
    const before = await open(config, { migrations: earlier });
    await addMira(before.db);
    await insertMany(before.db, 'catalogue_item', items);
    await before.db
      .updateTable('catalogue_item')
      .set({ version: 2 })
      .where('sk', '=', '2024#short')
      .execute();
    await insertMany(before.db, 'audit', changes);
    await addCampaign(before.db, { id: 'campaign-1', title: long });
    await insertMany(before.db, 'character', [character('character-1', long)]);
    await before.close();
    app = await createTestApp({ database: await open(config), clock: () => noon });
  });

  test('are cut at the limit, without a space at the end', async () => {
    const rows = await app.context.db
      .selectFrom('catalogue_item')
      .select(['sk', 'name', 'name_fold', 'data'])
      .execute();
    const names = Object.fromEntries(rows.map(({ sk, name }) => [sk, name]));
    expect(names).toMatchObject({ '2014#long': fitted, '2024#spaces': 'x'.repeat(119) });
    for (const { name, name_fold: fold, data } of rows) {
      expect([...name].length).toBeLessThanOrEqual(120);
      expect(fold).toBe(foldName(name));
      expect(JSON.parse(data)).toMatchObject({ name });
    }
  });

  test('end in a number if another item of the kind and edition has the name', async () => {
    const rows = await app.context.db
      .selectFrom('catalogue_item')
      .select('name')
      .where('sk', 'in', ['2024#long', '2024#longer'])
      .execute();
    const beginning = fitted.slice(0, 118);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([`${beginning} 3`, `${beginning} 4`]);
  });

  test('leave items and changes with short names as they were', async () => {
    const rows = await allRows();
    for (const sk of ['2024#short', '2024#cut', '2024#cut-2', '2024#full']) {
      const { name, name_fold, data } = items.find((one) => one.sk === sk) ?? {};
      expect(rows.items.find((row) => row.sk === sk)).toMatchObject({ name, name_fold, data });
    }
    expect(rows.changes).toHaveLength(changes.length);
    expect(rows.changes.at(-1)).toMatchObject(changes.at(-1) ?? {});
  });

  test('appear shortened in items, lists and history', async () => {
    const odo = await signedIn(app, 'odo');
    const read = async (id: OperationId, params: Record<string, string | number>) => {
      const answer = await odo.call(id, { params });
      expect(answer.status, `${id}: ${JSON.stringify(answer.body)}`).toBe(200);
      return answer.body;
    };
    expect(await read('gearList', { pageSize: 100 })).toHaveProperty('items.length', items.length);
    for (const { sk } of items) {
      await read('gearGet', { gearSk: sk });
      await read('gearHistory', { gearSk: sk });
    }
    const renamed = { items: [{ before: { name: fitted }, after: { name: 'Rope' } }, {}] };
    expect(await read('gearHistory', { gearSk: '2024#short' })).toMatchObject(renamed);
    const deleted = await read('gearHistory', { gearSk: '2024#gone' });
    expect(deleted).toMatchObject({ items: [{ before: { name: fitted } }, {}] });
  });

  test('appear shortened in campaigns and characters and their lists', async () => {
    const { db } = app.context;
    const owner_id = await addAccount(app, 'mira');
    await db.updateTable('campaign_member').set({ user_id: owner_id }).execute();
    await db.updateTable('character').set({ owner_id }).execute();
    const mira = await signedIn(app, 'mira');
    for (const [list, one, key, field] of [
      ['campaignList', 'campaignGet', 'campaignId', 'title'],
      ['characterList', 'characterGet', 'characterId', 'name'],
    ] as const) {
      const listed = await mira.call(list);
      expect(listed).toMatchObject({ status: 200, body: { items: [{ [field]: fitted }] } });
      const id = key === 'campaignId' ? 'campaign-1' : 'character-1';
      const answer = await mira.call(one, { params: { [key]: id } });
      expect(answer).toMatchObject({ status: 200, body: { [field]: fitted } });
    }
    const member = await db
      .selectFrom('campaign_member')
      .select('campaign_title_fold')
      .executeTakeFirstOrThrow();
    expect(member.campaign_title_fold).toBe(foldName(fitted));
    const stored = await db.selectFrom('character').select('name_fold').executeTakeFirstOrThrow();
    expect(stored.name_fold).toBe(foldName(fitted));
  });

  test('are not changed again by a second run', async () => {
    const rows = await allRows();
    const { db } = app.context;
    const execute = () => Promise.reject(new Error('A statement without parameters.'));
    await fittedNames.up({ db, kind, types: columnTypes[kind], execute });
    expect(await allRows()).toEqual(rows);
  });
});

describeBoth('more names that are too long than a batch has', (open, fresh) => {
  test('become different names', async () => {
    const config = await fresh();
    const before = await open(config, { migrations: earlier });
    const count = 450;
    const rows = Array.from({ length: count }, (_, index) => item(`2024#${index}`, long + index));
    await insertMany(before.db, 'catalogue_item', rows);
    await before.close();
    const { db } = await open(config);
    const stored = await db.selectFrom('catalogue_item').select('name').execute();
    const names = new Set(stored.map(({ name }) => name));
    expect(names).toHaveLength(count);
    expect(names).toContain(fitted);
    expect(names).toContain(`${fitted.slice(0, 116)} ${count}`);
  });
});
