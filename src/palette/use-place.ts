import { useQueryClient } from '@tanstack/react-query';
import { useMatches } from 'react-router';
import { useSignedInUser } from '#src/api/session.ts';
import {
  getCampaignGetSuspenseQueryOptions,
  useCampaignGet,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { PaletteContext } from './options.ts';

/** What the palette offers depends on the campaign whose page is open, and on the user. */
export function usePlace() {
  const queryClient = useQueryClient();
  const campaignId = useMatches().at(-1)?.params['campaignId'];
  const { data } = useCampaignGet(campaignId ?? '', undefined, {
    query: { enabled: campaignId !== undefined, retry: false },
  });
  const isAdmin = useSignedInUser().groups.includes('admin');
  const place: PaletteContext = { campaign: campaignId === undefined ? undefined : data, isAdmin };
  return {
    campaignId,
    place,
    /** The place with the campaign, which may not be loaded yet. */
    loadPlace: async (): Promise<PaletteContext> =>
      campaignId === undefined
        ? place
        : {
            isAdmin,
            campaign: await queryClient
              .query(getCampaignGetSuspenseQueryOptions(campaignId))
              .catch(() => undefined),
          },
  };
}
