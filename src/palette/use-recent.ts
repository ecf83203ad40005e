import { useCampaignListInfinite } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { useCharacterListInfinite } from '#src/generated/endpoints/characters/characters.ts';

const lastOpened = { sortByMeta: 'last_accessed_at', reverse: true } as const;

/** The campaigns and characters that the user has opened last; empty until they are loaded. */
export function useRecent() {
  const campaigns = useCampaignListInfinite({ ...lastOpened, pageSize: 3 });
  const characters = useCharacterListInfinite({ ...lastOpened, pageSize: 2 });
  return {
    campaigns: campaigns.data?.pages.flatMap(({ items }) => items) ?? [],
    characters: characters.data?.pages.flatMap(({ items }) => items) ?? [],
  };
}
