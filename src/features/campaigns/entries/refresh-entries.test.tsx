import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getEntryGetQueryKey } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry } from '#src/generated/model/index.ts';
import { write } from '#tests/support/entry-pages.tsx';
import { mockBackend, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { useEntryRefresh } from './refresh-entries.ts';

mockBackend('mira');

const campaignId = 'lanterns';

function refreshing() {
  const queryClient = new QueryClient();
  const { result } = renderHook(() => useEntryRefresh(campaignId), {
    wrapper: withQueryClient(queryClient),
  });
  return { queryClient, refresh: result.current };
}

test('the response to a save does not replace a later version of the entry', async () => {
  const { queryClient, refresh } = refreshing();
  const entry = await write({ type: 'note', title: 'Tides' });
  const key = getEntryGetQueryKey(campaignId, entry.entryId);
  const version = () => queryClient.getQueryData<Entry>(key)?.version;
  await refresh({ ...entry, version: 2 });
  expect(version()).toBe(2);
  queryClient.setQueryData(key, { ...entry, version: 4 });
  await refresh({ ...entry, version: 3 });
  expect(version()).toBe(4);
});

test('after a change, the results of searches are outdated', async () => {
  const { queryClient, refresh } = refreshing();
  const keys = [
    ['entrySearch', { q: 'tide' }, campaignId],
    ['findList', { q: 'tide' }],
  ];
  for (const key of keys) queryClient.setQueryData(key, {});
  await refresh();
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});
