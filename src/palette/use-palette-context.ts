import { useQueryClient } from '@tanstack/react-query';
import { useMatches, useSearchParams } from 'react-router';
import { useSignedInUser } from '#src/api/session.ts';
import {
  getCampaignGetSuspenseQueryOptions,
  useCampaignGet,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import type { PaletteContext } from './options.ts';

/** What the palette offers depends on the campaign whose page is open, and on the user. */
export function usePaletteContext() {
  const queryClient = useQueryClient();
  const campaignId = useMatches().at(-1)?.params['campaignId'];
  const { data } = useCampaignGet(campaignId ?? '', undefined, {
    query: { enabled: campaignId !== undefined, retry: false },
  });
  const isAdmin = useSignedInUser().groups.includes('admin');
  const [search] = useSearchParams();
  const isPlayer = data !== undefined && !isGameMaster(data.role);
  const viewAs = (!isPlayer && search.get('as')) || undefined;
  const context: PaletteContext = {
    campaign: campaignId === undefined ? undefined : data,
    isAdmin,
    viewAs,
  };
  return {
    campaignId,
    context,
    /** The context with the campaign, which may not be loaded yet. */
    loadContext: async (): Promise<PaletteContext> =>
      campaignId === undefined
        ? context
        : {
            ...context,
            campaign: await queryClient
              .query(getCampaignGetSuspenseQueryOptions(campaignId))
              .catch(() => undefined),
          },
  };
}
