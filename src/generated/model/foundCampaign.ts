/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignRole } from './campaignRole.ts';
import type { CampaignTitle } from './campaignTitle.ts';
import type { Id } from './id.ts';

/**
 * A campaign that a search has found.
 */
export interface FoundCampaign {
  campaignId: Id;
  title: CampaignTitle;
  role: CampaignRole;
}
