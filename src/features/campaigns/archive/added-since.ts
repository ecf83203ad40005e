import type { QueryClient } from '@tanstack/react-query';
import {
  campaignGet,
  getCampaignOverviewQueryOptions,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import { getMemberListQueryOptions } from '#src/generated/endpoints/members/members.ts';
import { overviewParams } from '../overview/overview-query.ts';

/** A campaign that an import has created. */
interface ImportedCampaign {
  readonly campaignId: string;
  /** The version that the import has created. */
  readonly version: number;
  /** The number of imported entries. */
  readonly entries: number;
}

/** What would be deleted together with the import of a new campaign. */
export interface Added {
  /** The version of the campaign now. */
  readonly version: number;
  readonly entries: number;
  /** The members besides the user. */
  readonly members: number;
  /** Whether the campaign or an imported entry was changed. */
  readonly isChanged: boolean;
}

/** Reads what was added to a campaign since its import. */
export async function addedSince(
  queryClient: QueryClient,
  { campaignId, version, entries }: ImportedCampaign,
): Promise<Added> {
  const [campaign, overview, members] = await Promise.all([
    campaignGet(campaignId),
    queryClient.query({
      ...getCampaignOverviewQueryOptions(campaignId, overviewParams()),
      staleTime: 0,
    }),
    queryClient.query({ ...getMemberListQueryOptions(campaignId), staleTime: 0 }),
  ]);
  const count = overview.counts.reduce((sum, each) => sum + each.count, 0);
  return {
    version: campaign.version,
    entries: Math.max(0, count - entries),
    members: members.items.filter(({ isSelf }) => !isSelf).length,
    isChanged:
      campaign.version !== version || overview.recentlyChanged.some((entry) => entry.version > 1),
  };
}

export const isUntouched = ({ entries, members, isChanged }: Added): boolean =>
  entries === 0 && members === 0 && !isChanged;
