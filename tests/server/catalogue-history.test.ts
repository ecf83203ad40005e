import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { seedCatalogue } from '#backend/seed/seed-catalogue.ts';
import { readSeed } from '#server/seed.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls, noon } from './calls.ts';

const minute = 60_000;
const isoAt = (time: number) => new Date(time).toISOString();

describeBoth('the history of a catalogue item', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let odo: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    await seedCatalogue(db, readSeed, noon);
    calls = new HandlerCalls(db);
    odo = await calls.addUser('Odo', ['admin']);
  });

  const history = async (toolSk: string) => {
    const { body } = await calls.callAs(odo, 'toolHistory', { path: { toolSk } });
    return body.items;
  };
  const awl = (more: Record<string, unknown> = {}) => ({
    name: 'Awl',
    category: 'other-tools',
    ...more,
  });

  test('of an item of the seed begins with its first version, also after it is deleted', async () => {
    const [first] = (await calls.callAs(odo, 'toolList', { query: { pageSize: '1' } })).body.items;
    if (!first) throw new Error('The seed has no tools.');
    const { version: _version, meta: _meta, ...written } = first;
    const path = { toolSk: first.toolSk };
    calls.now = noon + minute;
    const body = { ...written, description: 'Well worn.' };
    await calls.callAs(odo, 'toolUpdate', { path, body });
    calls.now = noon + 2 * minute;
    await calls.callAs(odo, 'toolDelete', { path });
    const worn = { ...written, description: 'Well worn.' };
    expect(await history(first.toolSk)).toEqual([
      { version: 2, action: 'deleted', at: isoAt(calls.now), by: 'Odo', before: worn, after: null },
      {
        version: 2,
        action: 'updated',
        at: isoAt(noon + minute),
        by: 'Odo',
        before: written,
        after: worn,
      },
      { version: 1, action: 'created', at: isoAt(noon), by: null, before: null, after: written },
    ]);
  });

  test('is sorted by version, not by time', async () => {
    const path = { toolSk: '2024#awl' };
    for (const [at, weightLb] of [
      [3, 1],
      [1, 2],
      [1, 3],
      [2, 4],
    ] as const) {
      calls.now = noon + at;
      const body = awl({ weightLb });
      if (weightLb === 1) await calls.callAs(odo, 'toolCreate', { body });
      else await calls.callAs(odo, 'toolUpdate', { path, body });
    }
    const items = await history('2024#awl');
    expect(items.map(({ version, after }) => [version, after?.weightLb])).toEqual([
      [4, 4],
      [3, 3],
      [2, 2],
      [1, 1],
    ]);
  });

  test('shows only the stored entries when the first entries of the log were deleted', async () => {
    const path = { toolSk: '2024#reamer' };
    await calls.callAs(odo, 'toolCreate', { body: awl({ name: 'Reamer' }) });
    for (const weightLb of [1, 2]) {
      calls.now += 1;
      await calls.callAs(odo, 'toolUpdate', { path, body: awl({ name: 'Reamer', weightLb }) });
    }
    const forget = (before: number) =>
      db
        .deleteFrom('audit')
        .where('target_id', '=', path.toolSk)
        .where('at', '<', before)
        .execute();
    await forget(calls.now);
    expect(await history('2024#reamer')).toMatchObject([
      { version: 3, action: 'updated', before: { weightLb: 1 }, after: { weightLb: 2 } },
    ]);
    await forget(calls.now + 1);
    expect(await history('2024#reamer')).toEqual([]);
  });

  test('starts with the first version when one request changed the item twice', async () => {
    const tools = await calls.callAs(odo, 'toolList', {
      query: { pageSize: '2', reverse: 'true' },
    });
    const [seeded] = tools.body.items;
    if (!seeded) throw new Error('The seed has no tools.');
    const { version: _version, meta: _meta, ...written } = seeded;
    const operations = ['Old.', 'Older.'].map((description) => ({
      action: 'update',
      sk: seeded.toolSk,
      item: { ...written, description },
    }));
    await calls.callAs(odo, 'toolBulk', { body: { operations } });
    expect(await history(seeded.toolSk)).toMatchObject([
      { version: 3, action: 'updated', before: written, after: { description: 'Older.' } },
      { version: 1, action: 'created', by: null, after: written },
    ]);
  });

  test('is consistent while the item is being changed', async () => {
    const path = { toolSk: '2024#rasp' };
    await calls.callAs(odo, 'toolCreate', { body: awl({ name: 'Rasp' }) });
    const change = async () => {
      for (let weightLb = 1; weightLb <= 12; weightLb += 1) {
        await calls.callAs(odo, 'toolUpdate', { path, body: awl({ name: 'Rasp', weightLb }) });
      }
    };
    const look = async () => {
      for (let turn = 0; turn < 12; turn += 1) {
        const items = await history('2024#rasp');
        const states = items.map(({ before, after }) => [after?.weightLb, before?.weightLb]);
        const weights = items.map(({ version }) => (version === 1 ? null : version - 1));
        expect(states.map(([after]) => after)).toEqual(weights);
        expect(states.map(([, before]) => before)).toEqual([...weights.slice(1), undefined]);
      }
    };
    await Promise.all([change(), look(), look()]);
  });

  test('shows no name for a change by a deleted account', async () => {
    const ilse = await calls.addUser('Ilse', ['admin']);
    const body = awl({ name: 'Bradawl' });
    await calls.callAs(ilse, 'toolCreate', { body });
    expect((await history('2024#bradawl'))[0]).toMatchObject({ action: 'created', by: 'Ilse' });
    await db.deleteFrom('user').where('id', '=', ilse.id).execute();
    expect((await history('2024#bradawl'))[0]).toMatchObject({ action: 'created', by: null });
  });

  test('shows a change when one request deletes an item and creates it again', async () => {
    const item = awl({ name: 'Gouge' });
    await calls.callAs(odo, 'toolCreate', { body: item });
    await calls.callAs(odo, 'toolBulk', {
      body: {
        operations: [
          { action: 'delete', sk: '2024#gouge' },
          { action: 'create', item: { ...item, weightLb: 7 } },
        ],
      },
    });
    const items = await history('2024#gouge');
    expect(items.map(({ version, action }) => [version, action])).toEqual([
      [2, 'updated'],
      [1, 'created'],
    ]);
    expect(items[0]).toMatchObject({ before: { weightLb: null }, after: { weightLb: 7 } });
  });

  test('is not found under another kind', async () => {
    const asGear = calls.callAs(odo, 'gearHistory', { path: { gearSk: '2024#awl' } });
    await expect(asGear).rejects.toMatchObject({ code: 'not_found' });
  });
});
