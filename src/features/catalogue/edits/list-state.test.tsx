import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { type DBSchema, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CatalogueItem, UnreadableText } from '../values.ts';
import { noEdits, perform } from './edits.ts';
import { type ListState, listStateOf } from './list-state.ts';

const club: CatalogueItem = {
  sk: '2024#club',
  name: 'Club',
  version: 3,
  values: { name: 'Club', cost: null },
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: 'Odo',
};

/** The names of the locks that pages hold. `leave` releases the locks of all pages. */
const locks = new Set<string>();
const request = (name: string, _options: unknown, hold: () => unknown) => {
  if (locks.has(name)) return Promise.reject(new DOMException('held', 'AbortError'));
  locks.add(name);
  return Promise.resolve(hold());
};

/** Opens the list on a new page. `goElsewhere` shows another view; `leave` also closes the page. */
function open(userId = 'odo', slug = 'weapons') {
  const list = listStateOf(new QueryClient(), userId, slug);
  const goElsewhere = list.subscribe(() => undefined);
  const leave = () => {
    goElsewhere();
    locks.clear();
  };
  return { list, goElsewhere, leave };
}

function type({ set }: ListState, to: unknown) {
  const patches = [{ sk: club.sk, field: 'cost', from: null, to }];
  set(({ edits }) => ({ edits: perform(edits, { label: 'x', patches }, () => club) }));
}

const restored = (list: ListState) => vi.waitFor(() => expect(list.get().restored).not.toBeNull());
interface Store extends DBSchema {
  drafts: { key: string; value: unknown };
}
const store = () => openDB<Store>('questwright-drafts', 1);
/** The owner of each stored record, such as `odo/weapons`. */
const kept = async () =>
  (await (await store()).getAllKeys('drafts')).map((key) => key.replace(/\/[^/]*$/, ''));

// The database must exist before a test reads it.
beforeEach(async () => {
  vi.stubGlobal('navigator', { locks: { request } });
  open().leave();
  await vi.waitUntil(async () => (await indexedDB.databases()).length > 0);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await (await store()).clear('drafts');
});

describe('unsaved changes', () => {
  test('are restored for the same user, with the version they are based on', async () => {
    const before = open();
    type(before.list, { amount: 5, unit: 'gp' });
    before.leave();
    await vi.waitFor(async () => expect(await kept()).toEqual(['odo/weapons']));

    const { list, leave } = open();
    await restored(list);
    expect(list.get().restored?.rows).toBe(1);
    expect([...list.get().edits.drafts.values()]).toEqual([
      { sk: club.sk, state: 'changed', base: club, changed: { cost: { amount: 5, unit: 'gp' } } },
    ]);
    leave();
  });

  test('are restored unchanged, even texts that cannot be read', async () => {
    const before = open();
    type(before.list, new UnreadableText('lots', 'That is not a price.', '5 gp'));
    before.leave();
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    const { list, leave } = open();
    await restored(list);
    const cost = list.get().edits.drafts.get(club.sk)?.changed['cost'];
    expect(cost).toEqual(new UnreadableText('lots', 'That is not a price.', '5 gp'));
    expect(cost).toBeInstanceOf(UnreadableText);
    leave();
  });

  const many = Array.from({ length: 1203 }, (_, number) => `2024#club-${number}`);
  const changeMany = ({ set }: ListState) => {
    const patches = many.map((sk) => ({ sk, field: 'cost', from: null, to: { amount: 5 } }));
    const find = (sk: string) => ({ ...club, sk });
    set(({ edits }) => ({ edits: perform(edits, { label: 'x', patches }, find) }));
  };

  test('are restored completely and in order even if there are many, and are removed completely', async () => {
    const before = open();
    changeMany(before.list);
    before.leave();
    await vi.waitFor(async () => expect(await kept()).toHaveLength(3));
    const { list, leave } = open();
    await restored(list);
    expect([...list.get().edits.drafts.keys()]).toEqual(many);
    list.set(() => ({ edits: noEdits }));
    leave();
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('are stored separately for each user and kind', async () => {
    const before = open();
    type(before.list, { amount: 5, unit: 'gp' });
    before.leave();
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    for (const { list, leave } of [open('ilse'), open('odo', 'gear')]) {
      type(list, { amount: 7, unit: 'gp' });
      leave();
    }
    const owners = ['ilse/weapons', 'odo/gear', 'odo/weapons'];
    await vi.waitFor(async () => expect(await kept()).toEqual(owners));
  });

  test('are removed from the store after they are discarded', async () => {
    const before = open();
    type(before.list, { amount: 5, unit: 'gp' });
    before.leave();
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    const { list, leave } = open();
    await restored(list);
    list.set(() => ({ edits: noEdits }));
    leave();
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('are restored without replacing edits made on the new page', async () => {
    const before = open();
    type(before.list, { amount: 5, unit: 'gp' });
    before.leave();
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    const { list, leave } = open();
    type(list, { amount: 7, unit: 'gp' });
    await restored(list);
    expect(list.get().edits.drafts.get(club.sk)?.changed).toEqual({
      cost: { amount: 7, unit: 'gp' },
    });
    leave();
  });

  test.each([
    ['with another schema', { schema: 99, drafts: [{}], at: 1, attempt: null }],
    ['that is not an object', 'spoilt'],
    ['with invalid drafts', { schema: 1, drafts: [{ sk: 5 }, null], at: 1, attempt: null }],
  ])('are not restored from a record %s', async (_what, record) => {
    await (await store()).put('drafts', record, 'odo/weapons/1');
    const { list, leave } = open();
    type(list, { amount: 5, unit: 'gp' });
    leave();
    await vi.waitFor(async () => {
      const stored = await (await store()).getAll('drafts');
      expect(stored).toContainEqual(
        expect.objectContaining({ drafts: [expect.objectContaining({ sk: club.sk })] }),
      );
    });
    expect(list.get().restored).toBeNull();
  });

  test('are not restored while another page has them open', async () => {
    const first = open();
    type(first.list, { amount: 5, unit: 'gp' });
    first.goElsewhere();
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    const second = open();
    type(second.list, { amount: 7, unit: 'gp' });
    second.goElsewhere();
    await vi.waitFor(async () => expect(await kept()).toHaveLength(2));
    expect(second.list.get().restored).toBeNull();
    // Close both pages, which releases their locks.
    locks.clear();
    const { list, leave } = open();
    await restored(list);
    expect(list.get().restored?.rows).toBe(1);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    leave();
  });
});
