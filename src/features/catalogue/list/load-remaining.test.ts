import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Kind } from '../kind.ts';
import { listOf } from '../list-query.ts';
import type { Cursor, ItemPage } from '../kind-queries.ts';
import { kinds } from '../kinds/all.ts';
import type { CatalogueItem } from '../values.ts';
import { loadRemaining } from './load-remaining.ts';

const query = listOf(null);
const { queryKey } = kinds.gear.pages(query);

const item = (sk: string): CatalogueItem => ({
  sk,
  name: sk,
  version: 1,
  values: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
});

const pageOf = (from: number, size: number, next: number | null): ItemPage => ({
  items: Array.from({ length: size }, (_, index) => item(String(from + index))),
  nextCursor: next === null ? null : String(next),
});

/** The kind `gear` with this function as `allPages`, and a client with the first page in its cache. */
function kindWith(
  allPages: (signal?: AbortSignal) => AsyncGenerator<ItemPage & { cursor: Cursor }>,
) {
  const kind: Kind = { ...kinds.gear, allPages: (_query, _from, signal) => allPages(signal) };
  const client = new QueryClient();
  client.setQueryData(queryKey, { pages: [pageOf(0, 25, 25)], pageParams: [undefined] });
  const loaded = () => client.getQueryData(queryKey)?.pages ?? [];
  return { kind, client, loaded };
}

const pages = 40;

async function* manyPages(signal?: AbortSignal): AsyncGenerator<ItemPage & { cursor: Cursor }> {
  for (let page = 0; page < pages; page += 1) {
    signal?.throwIfAborted();
    const from = 25 + page * 1000;
    const next = page === pages - 1 ? null : from + 1000;
    yield { ...pageOf(from, 1000, next), cursor: String(from) };
    await Promise.resolve();
  }
}

test('all pages are loaded and reported, and several pages share one update of the list', async () => {
  const { kind, client, loaded } = kindWith(manyPages);
  let updates = 0;
  const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') updates += 1;
  });
  const reported: number[] = [];
  let clock = 0;
  await loadRemaining({
    client,
    kind,
    query,
    signal: new AbortController().signal,
    onProgress: (count) => reported.push(count),
    now: () => (clock += 100),
  });
  unsubscribe();
  expect(loaded().reduce((sum, { items }) => sum + items.length, 0)).toBe(25 + pages * 1000);
  expect(loaded().at(-1)?.nextCursor).toBeNull();
  expect(reported).toHaveLength(pages);
  expect(reported.at(-1)).toBe(25 + pages * 1000);
  expect(updates).toBeLessThan(pages / 2);
});

test('pages that were loaded before an abort stay in the list', async () => {
  const controller = new AbortController();
  const { kind, client, loaded } = kindWith(manyPages);
  const loading = loadRemaining({
    client,
    kind,
    query,
    signal: controller.signal,
    onProgress: (count) => {
      if (count > 5000) controller.abort();
    },
  });
  await expect(loading).rejects.toThrow(/abort/i);
  const count = loaded().reduce((sum, { items }) => sum + items.length, 0);
  expect(count).toBe(5025);
  expect(loaded().at(-1)?.nextCursor).toBe('5025');
});

test('pages that do not continue the current list are not added', async () => {
  const { kind, client, loaded } = kindWith(async function* allPages() {
    client.setQueryData(queryKey, { pages: [pageOf(0, 25, 7)], pageParams: [undefined] });
    yield { ...pageOf(25, 25, null), cursor: '25' };
    await Promise.resolve();
  });
  const { signal } = new AbortController();
  await loadRemaining({ client, kind, query, signal, onProgress: () => undefined });
  expect(loaded()).toHaveLength(1);
});
