import {
  useCampaignListInfinite,
  useCampaignOverview,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import { useCharacterListInfinite } from '#src/generated/endpoints/characters/characters.ts';
import { findsFreshFor } from './use-finds.ts';

const lastOpened = { sortByMeta: 'last_accessed_at', reverse: true } as const;

/**
 * What the user has opened last, and what the user has marked in the open campaign; empty until it is
 * loaded, and for entries while the campaign is seen as a member.
 */
export function useRecent(campaignId: string | undefined, viewAs: string | undefined) {
  // The parameters of the overview page are not imported from it: the build would then make a further script
  // of this file, and that page would load it, too.
  const overview = useCampaignOverview(campaignId ?? '', viewAs === undefined ? {} : { viewAs }, {
    query: { staleTime: findsFreshFor, enabled: campaignId !== undefined, retry: false },
  });
  const campaigns = useCampaignListInfinite({ ...lastOpened, pageSize: 3 });
  const characters = useCharacterListInfinite({ ...lastOpened, pageSize: 2 });
  return {
    entries: overview.data?.recentlyOpened ?? [],
    favourites: overview.data?.favourites ?? [],
    campaigns: campaigns.data?.pages.flatMap(({ items }) => items) ?? [],
    characters: characters.data?.pages.flatMap(({ items }) => items) ?? [],
  };
}
