import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { refreshItems } from '#backend/catalogue/refresh.ts';
import { presentForm, shapeStamp, storedShape } from '#backend/db/stored-schemas.ts';
import { kindTable } from '#src/generated/contract/kinds.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import { guest } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth, type FreshStore, type OpenStore } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';
import {
  laterThanRecorded,
  recordedStores,
  storeRecorded,
  type Change,
  type RecordedStore,
} from '#tests/support/recorded-stores.ts';

/** Stores the rows in the tables of the recorded version, then opens them with this version. */
async function openRecorded(
  store: RecordedStore,
  open: OpenStore,
  fresh: FreshStore,
  change?: Change,
): Promise<TestApp> {
  const config = await storeRecorded(store, open, fresh, change);
  return createTestApp({ database: await open(config), clock: () => laterThanRecorded });
}

const client = (app: TestApp, token: string) => {
  const browser = guest(app);
  browser.cookies.set('session', token);
  return browser;
};

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** Reads the items of a list. The app validates each answer with the contract. */
async function listed(app: TestApp, token: string, id: OperationId): Promise<Page['items']> {
  const answer = await client(app, token).call(id, { params: { pageSize: 100 } });
  expect(answer.status, `${id}: ${JSON.stringify(answer.body)}`).toBe(200);
  // Every list of the contract has the field `items`.
  return (answer.body as Page).items;
}

async function readItem(
  app: TestApp,
  token: string,
  id: OperationId,
  params: Readonly<Record<string, string>>,
) {
  const answer = await client(app, token).call(id, { params });
  expect(answer.status, `${id}: ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
}

/** Reads every item of the catalogue in its list, alone, and with its history. */
async function readCatalogue(app: TestApp, token: string): Promise<Page['items']> {
  const all: Readonly<Record<string, unknown>>[] = [];
  for (const { prefix, skField } of Object.values(kindTable)) {
    const items = await listed(app, token, `${prefix}List`);
    for (const item of items) {
      const key = { [skField]: String(item[skField]) };
      expect(await readItem(app, token, `${prefix}Get`, key)).toEqual(item);
      await readItem(app, token, `${prefix}History`, key);
      all.push(item);
    }
  }
  return all;
}

function inputOf(kind: string): string {
  const row = Object.values(kindTable).find((one) => one.kind === kind);
  if (!row) throw new Error(`There is no kind ${kind}.`);
  return row.input;
}

/** Removes the fields that have a default, and adds an unknown field, as in an older row. */
function withoutDefaults(schema: string, text: string): string {
  const shape = storedShape(schema);
  const without = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => without(each, `${path}/[]`));
    if (!(value instanceof Object)) return value;
    const kept = Object.entries(value).flatMap(([name, field]) => {
      const at = `${path}/${name}`;
      return shape[at] === 'default' ? [] : [[name, without(field, at)]];
    });
    return Object.fromEntries([...kept, ['fieldOfThePast', 1]]);
  };
  return JSON.stringify(without(JSON.parse(text), ''));
}

/** The columns with JSON of a schema, by their tables. */
const jsonColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  character: { data: 'CharacterInput' },
  entry: {
    details: 'EntryDetails',
    summary_details: 'EntrySummaryDetails',
    summary_steps: 'EntrySummarySteps',
  },
  entry_version: { details: 'EntryDetails' },
};

const beforeDefaults: Change = (table, rows) =>
  rows.map((row) => {
    if (table === 'campaign') return 'safety' in row ? { ...row, safety: '{}' } : row;
    if (table === 'catalogue_item') {
      const data = withoutDefaults(inputOf(String(row['kind'])), String(row['data']));
      return 'shape' in row ? { ...row, data, shape: '' } : { ...row, data };
    }
    const columns = Object.entries(jsonColumns[table] ?? {}).flatMap(([column, schema]) => {
      const text = row[column];
      return typeof text === 'string' ? [[column, withoutDefaults(schema, text)] as const] : [];
    });
    return { ...row, ...Object.fromEntries(columns) };
  });

/** Reads every entry of the user's campaigns in its list, alone, and with its versions. */
async function readEntries(app: TestApp, token: string): Promise<Page['items']> {
  const all: Readonly<Record<string, unknown>>[] = [];
  for (const { campaignId } of await listed(app, token, 'campaignList')) {
    const read = (id: OperationId, more = {}) =>
      readItem(app, token, id, { campaignId: String(campaignId), ...more }) as Promise<Page>;
    const { items } = await read('entryList');
    for (const { entryId } of items) {
      all.push({ ...(await read('entryGet', { entryId })) });
      for (const { version } of (await read('entryVersionList', { entryId })).items) {
        await read('entryVersionGet', { entryId, version });
      }
    }
  }
  return all;
}

describe.each(recordedStores)('a store of version $version', (store) => {
  describeBoth('opened by this version', (open, fresh) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await openRecorded(store, open, fresh);
    });

    test('returns every item of the catalogue in the form of the contract', async () => {
      const items = await readCatalogue(app, store.tokens.odo);
      const rows = await app.context.db.selectFrom('catalogue_item').select('sk').execute();
      expect(rows.length).toBeGreaterThan(10);
      expect(items).toHaveLength(rows.length);
    });

    test('returns campaigns and characters in the form of the contract', async () => {
      for (const [id, one, key] of [
        ['campaignList', 'campaignGet', 'campaignId'],
        ['characterList', 'characterGet', 'characterId'],
      ] as const) {
        const items = await listed(app, store.tokens.mira, id);
        expect(items, id).toHaveLength(1);
        await readItem(app, store.tokens.mira, one, { [key]: String(items[0]?.[key]) });
      }
    });

    test('lists the columns of a character that a migration has filled from its JSON', async () => {
      const [listedCharacter] = await listed(app, store.tokens.mira, 'characterList');
      const params = { characterId: String(listedCharacter?.['characterId']) };
      const whole = await readItem(app, store.tokens.mira, 'characterGet', params);
      // These numbers are computed from the whole character.
      const { hitPoints, lostHitPoints, armorClass, ...columns } = listedCharacter ?? {};
      expect([hitPoints, lostHitPoints, armorClass]).toEqual([12, 0, 16]);
      // The reading is a visit, which changes the times.
      expect({ ...Object(whole), meta: null }).toMatchObject({ ...columns, meta: null });
    });

    test('returns entries, their versions, members and pictures in the form of the contract', async () => {
      const { mira } = store.tokens;
      for (const { campaignId } of await listed(app, mira, 'campaignList')) {
        const params = { campaignId: String(campaignId) };
        for (const id of [
          'memberList',
          'invitationList',
          'campaignOverview',
          'entryExport',
        ] as const) {
          await readItem(app, mira, id, params);
        }
      }
      const stored = await app.context.db
        .selectFrom('entry')
        .select('id')
        .where('deleted_at', 'is', null)
        .execute();
      expect(await readEntries(app, mira)).toHaveLength(stored.length);
    });

    test('repeats the stored answer for an Idempotency-Key', async () => {
      const odo = client(app, store.tokens.odo);
      await odo.call('authSelf');
      const answer = await odo.call('gearBulk', {
        body: store.kept.body,
        headers: { 'Idempotency-Key': store.kept.key },
      });
      expect(answer).toMatchObject({ status: 200, body: { counts: { created: 1 } } });
    });

    test('accepts the passwords of its users', async () => {
      const { email, password } = people.tomas;
      const answer = await guest(app).call('authLogin', { body: { email, password } });
      expect(answer.status).toBe(200);
    });

    test('stores all items in their present form after refreshItems', async () => {
      const before = await readCatalogue(app, store.tokens.odo);
      await refreshItems(app.context.db);
      const rows = await app.context.db
        .selectFrom('catalogue_item')
        .select(['kind', 'shape'])
        .execute();
      for (const { kind, shape } of rows) {
        expect(shape).toBe(shapeStamp(inputOf(kind)));
      }
      expect(await readCatalogue(app, store.tokens.odo)).toEqual(before);
    });
  });

  describeBoth('with rows that lack every field with a default', (open, fresh) => {
    test('returns the rows with the defaults', async () => {
      const bare = await openRecorded(store, open, fresh, beforeDefaults);
      for (const { prefix, input } of Object.values(kindTable)) {
        const defaults = presentForm(input, {});
        const items = await listed(bare, store.tokens.odo, `${prefix}List`);
        for (const item of items) expect(item).toMatchObject(Object(defaults));
      }
      await readCatalogue(bare, store.tokens.odo);
      const [character] = await listed(bare, store.tokens.mira, 'characterList');
      expect(character).toMatchObject({ level: 1, concept: '', otherClasses: [] });
      const characterId = String(character?.['characterId']);
      const sheet = await readItem(bare, store.tokens.mira, 'characterGet', { characterId });
      expect(sheet).toMatchObject({ level: 1, concept: '', equipment: 'kit', items: null });
      const [campaign] = await listed(bare, store.tokens.mira, 'campaignList');
      const params = { campaignId: String(campaign?.['campaignId']) };
      const whole = await readItem(bare, store.tokens.mira, 'campaignGet', params);
      expect(whole).toMatchObject({ safetyLines: '', safetyVeils: '' });
      const entries = await readEntries(bare, store.tokens.mira);
      for (const entry of entries.filter(({ type }) => type === 'quest')) {
        const coins = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };
        expect(entry).toMatchObject({ details: { rewardCoins: coins } });
      }
    });
  });
});

test('a store of every released version is recorded', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
  const released = [...changelog.matchAll(/^## (\S+)$/gm)].map(([, version = '']) => version);
  expect(released).toContain('0.1.0');
  const recorded = new Set(recordedStores.map(({ version }) => version));
  const missing = released.filter((version) => !recorded.has(version));
  expect(missing, 'node tests/fixtures/stores/record.ts <version>').toEqual([]);
});
