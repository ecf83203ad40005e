import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadUnvisited } from './route-module.ts';

const queryKey = ['entry', 'corvin'];

test('what is loaded before a visit is there when the page opens', async () => {
  const client = new QueryClient();
  await loadUnvisited(client, queryKey, async () => 'early');
  expect(client.getQueryData(queryKey)).toBe('early');
});

test('a record that is known is not loaded again, and an answer to a visit is not replaced', async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = loadUnvisited(client, queryKey, () => promise);
  // The user opens the page meanwhile, so the request that records the visit is sent, too.
  await client.query({ queryKey, queryFn: async () => 'visited', staleTime: 0 });
  resolve('early');
  await early;
  expect(client.getQueryData(queryKey)).toBe('visited');
  await loadUnvisited(client, queryKey, () => Promise.reject(new Error('It is loaded again.')));
  expect(client.getQueryData(queryKey)).toBe('visited');
});
