import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { useCampaignChanges } from '#src/components/campaigns/use-campaign-changes.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { OptionalPart } from '#src/components/optional-part.tsx';
import { untilSlow } from '#src/components/route-module.ts';
import {
  getCampaignCharacterGetSuspenseQueryOptions,
  useCampaignCharacterGetSuspense,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import { paths } from '#src/paths.ts';
import { SharedSheet } from './shared-sheet.tsx';

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const { campaignId = '', characterId = '' } = params;
    const options = getCampaignCharacterGetSuspenseQueryOptions(campaignId, characterId);
    // Its player has played since.
    return untilSlow(queryClient.query({ ...options, staleTime: 0 }));
  };

export const handle = { title: 'A character of the campaign', skeleton: 'plain' } as const;

const loadTexts = async () => (await import('./spells-and-items.tsx')).SpellsAndItemsOfMember;

/** A character that a player shares with the campaign, as the user may read it. */
export function Component() {
  const { campaignId = '', characterId = '' } = useParams();
  useCampaignChanges(campaignId);
  const { data } = useCampaignCharacterGetSuspense(campaignId, characterId);
  return (
    <SharedSheet
      shared={data}
      eyebrow={
        <PrefetchLink to={paths.campaign(campaignId)} className="text-link">
          Campaign
        </PrefetchLink>
      }
    >
      <OptionalPart load={loadTexts} props={{ character: data.character }} />
    </SharedSheet>
  );
}
