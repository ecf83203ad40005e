import { blankCampaign } from '#src/features/campaigns/campaign-values.ts';
import type { Campaign } from '#src/generated/model/index.ts';

/** A campaign of Mira as the server returns it. */
export const lanternsOfVell: Campaign = {
  ...blankCampaign,
  campaignId: 'lanterns-of-vell',
  title: 'The Lanterns of Vell',
  role: 'owner',
  version: 1,
  coverImageW1024: null,
  coverImageW704: null,
  coverAlt: null,
  draftedBy: { setting: null, storyOverview: null, dmNotes: null },
  meta: {
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    last_accessed_at: null,
  },
};
