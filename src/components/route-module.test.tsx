import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '#src/api/http-error.ts';
import { loadEarly, loadVisited } from './route-module.ts';

const queryKey = ['entry', 'corvin'];
const path = '/api/entries/corvin';

/** The methods of the requests that tell a visit without loading the record. */
let told: string[];
let client: QueryClient;
/** The status of the responses to them. */
let status: number;

beforeEach(() => {
  told = [];
  status = 200;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  window.location.href = 'http://localhost/';
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit) => {
    told.push(method);
    return new Response(null, { status, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const record = (loadUnvisited: () => Promise<string>) => ({ queryKey, path, loadUnvisited });
const early = record(async () => 'early');

/** Opens the page of the record; returns how often it loads the record with the visit. */
async function open(opened = early): Promise<number> {
  let loaded = 0;
  await loadVisited(client, opened, () => {
    loaded += 1;
    return client.query({ queryKey, queryFn: async () => 'visited', staleTime: 0 });
  });
  return loaded;
}

test('what a link has loaded is there when the page opens, which only tells the visit', async () => {
  await loadEarly(client, early);
  expect(client.getQueryData(queryKey)).toBe('early');
  expect(await open()).toBe(0);
  expect(told).toEqual(['HEAD']);
  expect(client.getQueryData(queryKey)).toBe('early');
});

test('a page that opens while a link loads its record waits for it, and only tells the visit', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = record(() => promise);
  const loading = loadEarly(client, slow);
  const opening = open(slow);
  resolve('early');
  await loading;
  expect(await opening).toBe(0);
  expect(told).toEqual(['HEAD']);
  expect(client.getQueryData(queryKey)).toBe('early');
});

test('a page without a link that has loaded its record loads it with the visit', async () => {
  expect(await open()).toBe(1);
  expect(told).toEqual([]);
  expect(client.getQueryData(queryKey)).toBe('visited');
});

test('a record that a link has loaded some time ago is loaded again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await loadEarly(client, early);
  vi.setSystemTime(Date.now() + 10_001);
  expect(await open()).toBe(1);
  expect(told).toEqual([]);
});

test('a record that has changed since a link has loaded it is loaded again', async () => {
  await loadEarly(client, early);
  await client.invalidateQueries({ queryKey });
  expect(await open()).toBe(1);
});

test('a page whose link could not load the record loads it with the visit', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const failing = record(() => promise);
  const loading = loadEarly(client, failing);
  const opening = open(failing);
  reject(new TypeError('The connection was lost.'));
  await expect(loading).rejects.toThrow(TypeError);
  expect(await opening).toBe(1);
});

test('a page learns from the visit that the record is gone', async () => {
  await loadEarly(client, early);
  status = 404;
  await expect(open()).rejects.toThrow(HttpError);
});

test('a record that is known is not loaded by a link', async () => {
  client.setQueryData(queryKey, 'known');
  await loadEarly(
    client,
    record(() => Promise.reject(new Error('It is loaded again.'))),
  );
  expect(client.getQueryData(queryKey)).toBe('known');
});
