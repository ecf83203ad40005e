import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Kysely } from 'kysely';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

const bow = {
  name: 'Reed Bow',
  category: 'martial-ranged',
  properties: ['ammunition'],
  range: { normal: 80, long: 320 },
};

describeBoth('references between catalogue items', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let odo: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    odo = await calls.addUser('Odo', ['admin']);
  });

  const gear = (name: string, more: Record<string, unknown> = {}) =>
    calls.callAs(odo, 'gearCreate', { body: { name, category: 'adventuring-gear', ...more } });
  const changeGear = (gearSk: string, body: unknown) =>
    calls.callAs(odo, 'gearUpdate', { path: { gearSk }, body });
  const removeGear = (gearSk: string) => calls.callAs(odo, 'gearDelete', { path: { gearSk } });
  const weapon = (more: Record<string, unknown>) =>
    calls.callAs(odo, 'weaponCreate', { body: { ...bow, ...more } });

  beforeEach(async () => {
    await db.deleteFrom('catalogue_link').execute();
    await db.deleteFrom('catalogue_item').execute();
    await gear('Reed Arrows', { category: 'ammunition' });
    await gear('Rope');
  });

  test('of a weapon must name ammunition of its own edition', async () => {
    const { body } = await weapon({ ammunitionSk: '2024#reed-arrows' });
    expect(body).toMatchObject({ ammunitionSk: '2024#reed-arrows' });
    for (const [more, message] of [
      [{ ammunitionSk: '2024#nothing' }, 'There is no 2024#nothing in gear.'],
      [{ ammunitionSk: '2024#rope' }, 'Rope (2024) is no ammunition.'],
      [
        { ammunitionSk: '2024#reed-arrows', edition: '2014' },
        'Reed Arrows (2024) belongs to another edition.',
      ],
    ] as const) {
      await expect(weapon({ name: 'Other', ...more })).rejects.toMatchObject({
        code: 'validation_failed',
        fields: [{ path: '/ammunitionSk', message }],
      });
    }
  });

  test('prevent the deletion of the target, and the problem names the weapons', async () => {
    await weapon({ ammunitionSk: '2024#reed-arrows' });
    await weapon({ name: 'Short Reed Bow', ammunitionSk: '2024#reed-arrows' });
    await expect(removeGear('2024#reed-arrows')).rejects.toMatchObject({
      code: 'in_use',
      message:
        '“Reed Arrows (2024)” cannot be deleted: “Reed Bow (2024)” and “Short Reed Bow (2024)” refer to it.',
    });
    await calls.callAs(odo, 'weaponDelete', { path: { weaponSk: '2024#reed-bow' } });
    await calls.callAs(odo, 'weaponUpdate', {
      path: { weaponSk: '2024#short-reed-bow' },
      body: { ...bow, name: 'Short Reed Bow' },
    });
    expect(await removeGear('2024#reed-arrows')).toEqual({ status: 204 });
  });

  test('prevent a change of the category or edition of the target', async () => {
    await weapon({ ammunitionSk: '2024#reed-arrows' });
    const arrows = { name: 'Reed Arrows', category: 'ammunition' };
    await expect(
      changeGear('2024#reed-arrows', { ...arrows, category: 'other' }),
    ).rejects.toMatchObject({ code: 'in_use', fields: [{ path: '/category' }] });
    await expect(
      changeGear('2024#reed-arrows', { ...arrows, edition: '2014' }),
    ).rejects.toMatchObject({ code: 'in_use', fields: [{ path: '/edition' }] });
    const { body } = await changeGear('2024#reed-arrows', { ...arrows, quantity: 20 });
    expect(body.quantity).toBe(20);
  });

  test('of a pack must name existing items, each of them once', async () => {
    const one = { gearSk: '2024#rope', quantity: 1 };
    await expect(
      gear('Bundle', { contents: [one, { gearSk: '2024#sail', quantity: 2 }, one] }),
    ).rejects.toMatchObject({
      fields: [
        { path: '/contents/1/gearSk', message: 'There is no 2024#sail in gear.' },
        { path: '/contents/2/gearSk', message: 'List each item once.' },
      ],
    });
  });

  test('of packs cannot form a cycle', async () => {
    const holding = (gearSk: string) => ({ contents: [{ gearSk, quantity: 1 }] });
    await gear('Inner', holding('2024#rope'));
    await gear('Middle', holding('2024#inner'));
    await gear('Outer', holding('2024#middle'));
    const inner = { name: 'Inner', category: 'adventuring-gear' };
    await expect(
      changeGear('2024#inner', { ...inner, ...holding('2024#outer') }),
    ).rejects.toMatchObject({
      fields: [{ path: '/contents/0/gearSk', message: 'Outer (2024) refers back to this item.' }],
    });
    await expect(
      changeGear('2024#inner', { ...inner, ...holding('2024#inner') }),
    ).rejects.toMatchObject({ fields: [{ message: 'An item cannot refer to itself.' }] });
    await expect(removeGear('2024#inner')).rejects.toMatchObject({ code: 'in_use' });
    const { body } = await changeGear('2024#middle', {
      ...inner,
      name: 'Middle',
      ...holding('2024#rope'),
    });
    expect(body.contents).toEqual([{ gearSk: '2024#rope', quantity: 1 }]);
    expect(await removeGear('2024#inner')).toEqual({ status: 204 });
  });

  test('can lead to an item whose row is written 300 rows later', async () => {
    const part = (index: number) => ({ name: `Part ${index}`, category: 'adventuring-gear' });
    const contents = [{ gearSk: '2024#part-300', quantity: 2 }];
    const operations = [
      ...Array.from({ length: 301 }, (_, index) => ({ action: 'create', item: part(index) })),
      { action: 'update', sk: '2024#part-0', item: { ...part(0), contents } },
    ];
    const { body } = await calls.callAs(odo, 'gearBulk', { body: { operations } });
    expect(body.counts).toMatchObject({ created: 301, updated: 1, failed: 0 });
    expect(body.results.map(({ index }) => index)).toEqual(operations.map((_, index) => index));
    await expect(removeGear('2024#part-300')).rejects.toMatchObject({ code: 'in_use' });
  });

  test('can be created and removed in one request', async () => {
    const { body } = await calls.callAs(odo, 'gearBulk', {
      body: {
        operations: [
          { action: 'create', item: { name: 'Hook', category: 'other' } },
          {
            action: 'create',
            item: {
              name: 'Kit',
              category: 'equipment-pack',
              contents: [{ gearSk: '2024#hook', quantity: 1 }],
            },
          },
          { action: 'delete', sk: '2024#hook' },
          {
            action: 'update',
            sk: '2024#hook',
            item: {
              name: 'Hook',
              category: 'other',
              contents: [{ gearSk: '2024#kit', quantity: 1 }],
            },
          },
          { action: 'delete', sk: '2024#kit' },
          { action: 'delete', sk: '2024#hook' },
        ],
      },
    });
    expect(body.results.map(({ status, problem }) => problem?.code ?? status)).toEqual([
      'created',
      'created',
      'in_use',
      'validation_failed',
      'deleted',
      'deleted',
    ]);
  });
});
