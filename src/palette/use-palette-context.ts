import { useQueryClient } from '@tanstack/react-query';
import { useMatches } from 'react-router';
import { useSignedInUser } from '#src/api/session.ts';
import {
  getCampaignGetSuspenseQueryOptions,
  useCampaignGet,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { PaletteContext } from './options.ts';

/** What the palette offers depends on the campaign whose page is open, and on the user. */
export function usePaletteContext() {
  const queryClient = useQueryClient();
  const campaignId = useMatches().at(-1)?.params['campaignId'];
  const { data } = useCampaignGet(campaignId ?? '', undefined, {
    query: { enabled: campaignId !== undefined, retry: false },
  });
  const isAdmin = useSignedInUser().groups.includes('admin');
  const context: PaletteContext = {
    campaign: campaignId === undefined ? undefined : data,
    isAdmin,
  };
  return {
    campaignId,
    context,
    /** The context with the campaign, which may not be loaded yet. */
    loadContext: async (): Promise<PaletteContext> =>
      campaignId === undefined
        ? context
        : {
            isAdmin,
            campaign: await queryClient
              .query(getCampaignGetSuspenseQueryOptions(campaignId))
              .catch(() => undefined),
          },
  };
}
