import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { Weapon } from '#src/generated/model/index.ts';
import { bindKind } from './bind-kind.ts';
import { listOf } from './list-query.ts';
import type { KindCalls } from './kind-calls.ts';
import { weapons } from './kinds/weapons.ts';
import { UnreadableText } from './values.ts';

const weaponRow = (weaponSk: string, fields: Partial<Weapon> = {}): Weapon => ({
  weaponSk,
  name: 'Club',
  category: 'simple-melee',
  edition: '2024',
  source: 'homebrew',
  cost: null,
  weightLb: null,
  damage: null,
  versatileDamage: null,
  properties: [],
  range: null,
  ammunitionSk: null,
  mastery: null,
  notes: '',
  description: '',
  version: 1,
  meta: {
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-02T00:00:00.000Z',
    created_by: null,
    updated_by: 'Odo',
    archived: false,
  },
  ...fields,
});

function open(overrides: Partial<KindCalls> = {}) {
  const unexpected = () =>
    Promise.reject(new Error('The kind called an operation that this test does not expect.'));
  const calls: KindCalls = {
    listKey: (params) => ['weapons', ...(params ? [params] : [])],
    list: unexpected,
    itemKey: (sk) => ['weapons', sk],
    get: unexpected,
    create: unexpected,
    update: unexpected,
    remove: unexpected,
    bulk: unexpected,
    historyKey: (sk) => ['weapons', sk, 'history'],
    history: unexpected,
    ...overrides,
  };
  return bindKind(weapons, calls, () => {
    throw new Error('The kind called a lookup that this test does not expect.');
  });
}

describe('an item', () => {
  test('has the values of the row without key, version and meta, and its properties in the order of the choices', async () => {
    const get = () => Promise.resolve(weaponRow('2024#club', { properties: ['thrown', 'light'] }));
    const item = await new QueryClient().query(open({ get }).item('2024#club'));
    expect(item).toMatchObject({ sk: '2024#club', name: 'Club', version: 1, updatedBy: 'Odo' });
    for (const key of ['weaponSk', 'version', 'meta']) {
      expect(Object.keys(item.values)).not.toContain(key);
    }
    expect(item.values['properties']).toEqual(['light', 'thrown']);
  });
});

describe('a list', () => {
  const response = { items: [weaponRow('2024#club')], nextCursor: null, total: 4812 };

  test('sends category, search and order, and leaves out values that the contract does not have', async () => {
    const list = vi.fn<KindCalls['list']>(() => Promise.resolve(response));
    const kind = open({ list });
    const client = new QueryClient();
    await client.infiniteQuery(
      kind.pages({ category: 'martial-melee', q: ' sword ', sort: 'cost', reverse: true }),
    );
    await client.infiniteQuery(kind.pages({ category: 'x', q: ' ', sort: 'luck', reverse: false }));
    expect(list.mock.calls.map(([params]) => params)).toEqual([
      { category: 'martial-melee', q: 'sword', sort: 'cost', reverse: true, pageSize: 25 },
      { pageSize: 25 },
    ]);
  });

  test('gets its total from a request for one item', async () => {
    const list = vi.fn<KindCalls['list']>(() => Promise.resolve(response));
    expect(await new QueryClient().query(open({ list }).total(listOf('simple-melee')))).toBe(4812);
    expect(list.mock.calls[0]?.[0]).toEqual({
      category: 'simple-melee',
      pageSize: 1,
      withTotal: true,
    });
  });

  test('is read in pages of 1000 items up to the last page', async () => {
    const list = vi.fn<KindCalls['list']>(({ nextCursor } = {}) =>
      Promise.resolve({
        ...response,
        nextCursor: nextCursor === undefined ? 'next' : null,
      }),
    );
    const cursors: (string | undefined)[] = [];
    for await (const { cursor } of open({ list }).allPages(listOf(null))) cursors.push(cursor);
    expect(cursors).toEqual([undefined, 'next']);
    expect(list.mock.calls.map(([params]) => params)).toEqual([
      { pageSize: 1000 },
      { pageSize: 1000, nextCursor: 'next' },
    ]);
  });

  test('offers no choices if it has more than 20,000 items', async () => {
    const list = vi.fn<KindCalls['list']>(() =>
      Promise.resolve({ ...response, nextCursor: 'next', total: 20_001 }),
    );
    expect(await new QueryClient().query(open({ list }).choices(null))).toEqual([]);
    expect(list).toHaveBeenCalledTimes(1);
  });

  test('offers its items as choices with name and edition', async () => {
    const list = vi.fn<KindCalls['list']>(() => Promise.resolve(response));
    expect(await new QueryClient().query(open({ list }).choices(null))).toEqual([
      { value: '2024#club', label: 'Club (2024)' },
    ]);
  });

  test('is not read further after an abort', async () => {
    const list = () => Promise.resolve({ ...response, nextCursor: 'next' });
    const stop = new AbortController();
    const pages = open({ list }).allPages(listOf(null), undefined, stop.signal);
    await pages.next();
    stop.abort();
    await expect(pages.next()).rejects.toThrow(/abort/i);
  });
});

describe('a bulk request', () => {
  const values = { ...weapons.emptyValues, name: 'Spear' };
  const options = { idempotencyKey: 'a-key-of-some-length' };

  test('returns the outcomes in the order of the operations, and does not send invalid operations', async () => {
    const bulk = vi.fn<KindCalls['bulk']>(({ operations }) =>
      Promise.resolve({
        results: operations.map(({ action }, index) => ({
          index,
          status: `${action}d`,
          sk: `2024#${index}`,
          item: action === 'delete' ? null : weaponRow(`2024#${index}`),
          problem: null,
        })),
        counts: { created: 1, updated: 0, unchanged: 0, skipped: 0, deleted: 1, failed: 0 },
        dryRun: true,
      }),
    );
    const outcomes = await open({ bulk }).bulk(
      [
        { action: 'create', values: { ...values, cost: new UnreadableText('lots', 'No price.') } },
        { action: 'create', values: { ...values, weaponSk: '2024#spear' } },
        { action: 'update', sk: '2024#club', version: 3, values: { ...values, name: '' } },
        { action: 'delete', sk: '2024#dart', version: 2 },
      ],
      { ...options, onConflict: 'skip', dryRun: true },
    );
    expect(bulk.mock.calls[0]?.[0]).toMatchObject({
      onConflict: 'skip',
      dryRun: true,
      operations: [
        { action: 'create', item: { weaponSk: '2024#spear', name: 'Spear' } },
        { action: 'delete', sk: '2024#dart', version: 2 },
      ],
    });
    expect(bulk.mock.calls[0]?.[1]).toEqual({ 'Idempotency-Key': options.idempotencyKey });
    expect(outcomes.map(({ status }) => status)).toEqual([
      'failed',
      'created',
      'failed',
      'deleted',
    ]);
    expect(outcomes[0]?.problem?.fields).toEqual([{ path: '/cost', message: 'No price.' }]);
    expect(outcomes[1]?.item).toMatchObject({ sk: '2024#0', name: 'Club' });
    expect(outcomes[2]).toMatchObject({ sk: '2024#club', problem: { code: 'validation_failed' } });
  });

  test('is not sent if all operations are invalid', async () => {
    const outcomes = await open().bulk([{ action: 'create', values: {} }], options);
    expect(outcomes).toMatchObject([{ status: 'failed', sk: null, item: null }]);
  });
});

describe('the cache', () => {
  async function openLists() {
    const rows = ['2024#club', '2024#dart', '2024#spear'].map((sk) => weaponRow(sk));
    const list = vi.fn<KindCalls['list']>(({ nextCursor } = {}) =>
      Promise.resolve({
        items: nextCursor === undefined ? rows.slice(0, 2) : rows.slice(2),
        nextCursor: nextCursor === undefined ? 'next' : null,
        total: null,
      }),
    );
    const kind = open({ list, get: (sk) => Promise.resolve(weaponRow(sk)) });
    const client = new QueryClient();
    await client.infiniteQuery({ ...kind.pages(listOf(null)), pages: 2 });
    const pages = () => client.getQueryData(kind.pages(listOf(null)).queryKey)?.pages ?? [];
    return { kind, client, list, pages };
  }

  test('has the saved items in its lists, and keeps the objects of the other pages', async () => {
    const { kind, client, pages } = await openLists();
    const [first, second] = pages();
    const dart = first?.items[1];
    if (dart === undefined) throw new Error('The list has no dart.');
    kind.upsertItems(client, [{ ...dart, version: 2 }]);
    expect(pages()[0]?.items.map(({ version }) => version)).toEqual([1, 2]);
    expect(pages()[1]).toBe(second);
  });

  test('has the new version of a cached item, and gets no entries for other items', async () => {
    const { kind, client, pages } = await openLists();
    const item = await client.query(kind.item('2024#club'));
    const listedItems = pages().flatMap(({ items }) => items);
    kind.upsertItems(client, [...listedItems, { ...item, version: 5 }]);
    expect(client.getQueryData(kind.item('2024#club').queryKey)?.version).toBe(5);
    expect(client.getQueryData(kind.item('2024#dart').queryKey)).toBeUndefined();
  });

  test('has no deleted items in its lists, and a visible list is not requested again', async () => {
    const { kind, client, list, pages } = await openLists();
    const options = { ...kind.pages(listOf(null)), staleTime: Infinity };
    const unsubscribe = new InfiniteQueryObserver(client, options).subscribe(() => undefined);
    await kind.removeItems(client, ['2024#club', '2024#spear']);
    expect(pages().map(({ items }) => items.map(({ sk }) => sk))).toEqual([['2024#dart'], []]);
    expect(list).toHaveBeenCalledTimes(2);
    unsubscribe();
  });
});
