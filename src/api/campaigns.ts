import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import {
  campaignList,
  getCampaignGetQueryKey,
  getCampaignGetQueryOptions,
  getCampaignListInfiniteQueryKey,
  getCampaignListQueryKey,
  getCampaignListQueryOptions,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { Campaign, CampaignListParams } from '#src/generated/model/index.ts';

const lastOpenedFirst = { sortByMeta: 'last_accessed_at', reverse: true } as const;

/** The three that the dashboard shows. */
export const recentCampaigns = () =>
  getCampaignListQueryOptions({ pageSize: 3, ...lastOpenedFirst });

const pageParams = { pageSize: 24, ...lastOpenedFirst } satisfies CampaignListParams;

/** All of mine, page by page, last opened first. */
export const campaignPages = infiniteQueryOptions({
  queryKey: getCampaignListInfiniteQueryKey(pageParams),
  queryFn: ({ pageParam, signal }) =>
    campaignList(pageParam ? { ...pageParams, nextCursor: pageParam } : pageParams, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.data.nextCursor,
});

export const oneCampaign = (campaignId: string) => getCampaignGetQueryOptions(campaignId);

/** Lists are asked for anew when they are next shown. */
export function forgetCampaignLists(queryClient: QueryClient) {
  for (const queryKey of [getCampaignListQueryKey(), getCampaignListInfiniteQueryKey()]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/** Puts a campaign that a write has answered with where pages look for it. */
export function rememberCampaign(
  queryClient: QueryClient,
  { data, headers, status }: { data: Campaign; headers: Headers; status: number },
) {
  queryClient.setQueryData(getCampaignGetQueryKey(data.campaignId), { data, headers, status });
  forgetCampaignLists(queryClient);
}
