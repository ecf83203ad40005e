import { useMatches } from 'react-router';
import { useSignedInUser } from '#src/api/session.ts';
import { useCampaignGet } from '#src/generated/endpoints/campaigns/campaigns.ts';

/** What the palette offers depends on this: the campaign whose page is open, and the user. */
export function usePlace() {
  const campaignId = useMatches().at(-1)?.params['campaignId'];
  const { data } = useCampaignGet(campaignId ?? '', {
    query: { enabled: campaignId !== undefined, retry: false },
  });
  const isAdmin = useSignedInUser().groups.includes('admin');
  return { campaign: campaignId === undefined ? undefined : data, isAdmin };
}
