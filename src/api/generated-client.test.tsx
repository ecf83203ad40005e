import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, expectTypeOf, it, vi } from 'vitest';
import { useAuthLogin } from '#src/generated/endpoints/auth/auth.ts';
import {
  getCampaignGetQueryKey,
  getCampaignListInfiniteQueryKey,
  getCampaignListInfiniteQueryOptions,
  useCampaignDelete,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import { getCharacterListInfiniteQueryKey } from '#src/generated/endpoints/characters/characters.ts';
import type { HttpError } from './http-error.ts';
import { createQueryClient } from './query-client.ts';

const item = getCampaignGetQueryKey('vell');
const fewLatest = getCampaignListInfiniteQueryKey({ pageSize: 3, reverse: true });
const all = getCampaignListInfiniteQueryKey({ pageSize: 24 });
const otherList = getCharacterListInfiniteQueryKey({ pageSize: 24 });

function setUp() {
  const queryClient = createQueryClient();
  const page = { items: [], nextCursor: null };
  queryClient.setQueryData(item, { campaignId: 'vell' });
  for (const list of [fewLatest, all, otherList]) {
    queryClient.setQueryData(list, { pages: [page], pageParams: [undefined] });
  }
  const isStale = (queryKey: readonly unknown[]) =>
    queryClient.getQueryState(queryKey)?.isInvalidated;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return { queryClient, isStale, wrapper };
}

beforeEach(() => {
  window.location.href = 'http://localhost/';
});

it('invalidates every list of a resource by the key without parameters, but no item', async () => {
  const { queryClient, isStale } = setUp();
  await queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() });
  expect([fewLatest, all].map(isStale)).toEqual([true, true]);
  expect([item, otherList].map(isStale)).toEqual([false, false]);
});

it('invalidates only the lists of the campaigns after the deletion of a campaign', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
  const { isStale, wrapper } = setUp();
  const { result } = renderHook(() => useCampaignDelete(), { wrapper });
  await result.current.mutateAsync({ campaignId: 'vell' });
  expect([fewLatest, all].map(isStale)).toEqual([true, true]);
  expect([item, otherList].map(isStale)).toEqual([false, false]);
});

it('limits the type of an error code to the codes that the operation declares', () => {
  const { result } = renderHook(() => useAuthLogin(), setUp());
  const { error } = result.current;
  type Code = Extract<typeof error, HttpError>['code'];
  expectTypeOf<'email_not_verified' | 'invalid_credentials' | null>().toExtend<Code>();
  expectTypeOf<'in_use'>().not.toExtend<Code>();
});

it('fetches the pages of a list by cursor and returns only their bodies', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const nextCursor of ['second', null]) {
    fetched.mockImplementationOnce(async () => Response.json({ items: [], nextCursor }));
  }
  const options = getCampaignListInfiniteQueryOptions({ pageSize: 1 });
  const data = await createQueryClient().infiniteQuery({ ...options, pages: 3 });
  expect(data.pages).toEqual([
    { items: [], nextCursor: 'second' },
    { items: [], nextCursor: null },
  ]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    'http://localhost/api/campaigns/?pageSize=1',
    'http://localhost/api/campaigns/?pageSize=1&nextCursor=second',
  ]);
});
