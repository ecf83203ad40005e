import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getCampaignListInfiniteQueryKey,
  getCampaignOverviewQueryKey,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  getEntryGetQueryKey,
  getEntryListInfiniteQueryKey,
  getEntrySearchQueryKey,
  getEntryVersionListInfiniteQueryKey,
} from '#src/generated/endpoints/entries/entries.ts';
import type { getFindListQueryKey } from '#src/generated/endpoints/finds/finds.ts';
import type { Entry } from '#src/generated/model/index.ts';

/** Milliseconds. Other members write, too, so an answer is used again only for a short time. */
export const entriesFreshFor = 10_000;

/** Only its type is imported: the pages of a campaign load without the search. */
const findListKey = ['findList'] as const satisfies ReturnType<typeof getFindListQueryKey>;

/**
 * Marks everything that shows entries as outdated, because titles and links are in many answers. Open
 * pages fetch again; `refetchType` is `none` if the entry of the open page is deleted.
 */
async function refreshEntries(
  queryClient: QueryClient,
  campaignId: string,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getEntryListInfiniteQueryKey(campaignId) }),
    queryClient.invalidateQueries({ queryKey: getEntryGetQueryKey('', ''), refetchType }),
    queryClient.invalidateQueries({
      queryKey: getEntryVersionListInfiniteQueryKey('', ''),
      refetchType,
    }),
    queryClient.invalidateQueries({ queryKey: getEntrySearchQueryKey('') }),
    queryClient.invalidateQueries({ queryKey: findListKey }),
    queryClient.invalidateQueries({ queryKey: getCampaignOverviewQueryKey(campaignId) }),
    // A new session is shown on the cards of campaigns.
    queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() }),
  ]);
}

/** Returns a function to call after a change of an entry, with the entry if it is known. */
export function useEntryRefresh(campaignId: string): (changed?: Entry) => Promise<void> {
  const queryClient = useQueryClient();
  return async (changed) => {
    await refreshEntries(queryClient, campaignId);
    if (changed === undefined) return;
    // An entry that was fetched meanwhile can contain a later change of another member.
    queryClient.setQueryData<Entry>(getEntryGetQueryKey(campaignId, changed.entryId), (known) =>
      known !== undefined && known.version > changed.version ? known : changed,
    );
  };
}

/** Returns a function to call when an entry is deleted and its page is closed. */
export function useEntryRemoval(campaignId: string): (entryId: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (entryId) => {
    const queryKey = getEntryGetQueryKey(campaignId, entryId);
    queryClient.removeQueries({ queryKey, type: 'inactive' });
    await refreshEntries(queryClient, campaignId, 'none');
  };
}
