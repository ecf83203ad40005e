import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const skOf = (key: string): string => `2024#box-${key}`;
const box = (key: string, holds: readonly string[] = [], storedIn: string | null = null) => ({
  name: `Box ${key}`,
  category: 'other',
  contents: holds.map((each) => ({ gearSk: skOf(each), quantity: 1 })),
  storageSk: storedIn === null ? null : skOf(storedIn),
});
const deletion = (key: string, version?: number) => ({
  action: 'delete',
  sk: skOf(key),
  ...(version !== undefined && { version }),
});

describeBoth('deleting gear that refers to other gear in one request', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let odo: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    odo = await calls.addUser('Odo', ['admin']);
  });

  const bulk = async (operations: readonly unknown[], more: object = {}) => {
    const { body } = await calls.callAs(odo, 'gearBulk', { body: { operations, ...more } });
    return body.results.map(({ status, problem }) => problem?.code ?? status);
  };
  const update = (key: string, holds: readonly string[] = [], storedIn: string | null = null) => ({
    action: 'update',
    sk: skOf(key),
    item: box(key, holds, storedIn),
  });
  const storedItems = async () =>
    (await db.selectFrom('catalogue_item').select(['sk', 'version']).orderBy('sk').execute()).map(
      ({ sk, version }) => `${sk.slice(-1)}${version}`,
    );

  beforeEach(async () => {
    await db.deleteFrom('catalogue_link').execute();
    await db.deleteFrom('catalogue_item').execute();
    await db.deleteFrom('audit').execute();
    await bulk(keys.map((key) => ({ action: 'create', item: box(key) })));
    calls.events.length = 0;
  });

  test('deletes two items that refer to each other, with an audit entry for each', async () => {
    await bulk([update('a', ['b']), update('b', [], 'a')]);
    await db.deleteFrom('audit').execute();
    calls.events.length = 0;
    expect(await bulk([deletion('b'), deletion('a')], { dryRun: true })).toEqual([
      'deleted',
      'deleted',
    ]);
    expect(calls.events).toEqual([]);
    expect(await bulk([deletion('b', 2), deletion('a', 2)])).toEqual(['deleted', 'deleted']);
    const rows = await db.selectFrom('audit').select(['action', 'target_id']).execute();
    expect(rows.map((row) => `${row.action} ${row.target_id}`).toSorted()).toEqual([
      'gear.delete 2024#box-a',
      'gear.delete 2024#box-b',
    ]);
    expect(calls.events).toHaveLength(1);
  });

  test('deletes an item if a later operation of the request removes the reference to it', async () => {
    await bulk([update('a', ['b'])]);
    expect(await bulk([deletion('b'), update('a')])).toEqual(['deleted', 'updated']);
    await bulk([update('a', ['c'])]);
    expect(await bulk([deletion('c'), update('a', ['c', 'd'])])).toEqual(['in_use', 'updated']);
  });

  test('keeps ammunition that a weapon uses, keeps the contents of the ammunition, and deletes the rest', async () => {
    const ammunition = { ...box('a', ['b']), category: 'ammunition' };
    await bulk([{ action: 'update', sk: skOf('a'), item: ammunition }, update('c', [], 'd')]);
    await calls.callAs(odo, 'weaponCreate', {
      body: {
        name: 'Box Bow',
        category: 'martial-ranged',
        properties: ['ammunition'],
        range: { normal: 80, long: 320 },
        ammunitionSk: skOf('a'),
      },
    });
    expect(await bulk(['b', 'a', 'd', 'c'].map((key) => deletion(key)))).toEqual([
      'in_use',
      'in_use',
      'deleted',
      'deleted',
    ]);
  });

  test('keeps a chain of items that each refer to the next when the first item is not deleted', async () => {
    const all = Array.from({ length: 30 }, (_, index) => `n${index}`);
    await bulk(
      all.map((key, index) => ({
        action: 'create',
        item: box(key, index === 0 ? [] : [`n${index - 1}`]),
      })),
    );
    const last = all.length - 1;
    const deletions = all.map((key, index) => deletion(key, index === last ? 9 : 1));
    expect(await bulk(deletions)).toEqual(
      all.map((_, index) => (index === last ? 'version_mismatch' : 'in_use')),
    );
  });

  const key = fc.constantFrom(...keys);
  const operation = fc.oneof(
    fc
      .record({ key, version: fc.constantFrom(undefined, undefined, 1, 2) })
      .map((one) => deletion(one.key, one.version)),
    fc
      .record({ key, holds: fc.subarray(keys), storedIn: fc.option(key) })
      .map((one) => update(one.key, one.holds, one.storedIn)),
    fc.record({ key, holds: fc.subarray(keys) }).map((one) => ({
      action: 'create',
      item: box(one.key, one.holds),
    })),
    fc
      .record({ key, as: key })
      .map((one) => ({ action: 'update', sk: skOf(one.key), item: box(one.as) })),
  );

  test('returns the same results as a dry run, and the stored items match the results', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 10 }), async (operations) => {
        const before = await storedItems();
        const dryRun = await bulk(operations, { dryRun: true });
        expect(await storedItems()).toEqual(before);
        const { body } = await calls.callAs(odo, 'gearBulk', { body: { operations } });
        expect(body.results.map(({ status, problem }) => problem?.code ?? status)).toEqual(dryRun);
        const after = await storedItems();
        for (const { status, sk } of body.results
          .toReversed()
          .filter((one, place, all) => all.findIndex((other) => other.sk === one.sk) === place)) {
          if (sk === null || status === 'failed') continue;
          const isThere = after.some((each) => each.startsWith(sk.slice(-1)));
          expect(`${status} ${isThere}`).toBe(`${status} ${status !== 'deleted'}`);
        }
        const rows = await db.selectFrom('catalogue_item').select('name').execute();
        const names = rows.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 40 },
    );
  });
});
