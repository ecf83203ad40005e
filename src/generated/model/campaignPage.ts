/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignSummary } from './campaignSummary.ts';
import type { NextCursor } from './nextCursor.ts';

/**
 * One page of campaigns.
 */
export interface CampaignPage {
  /** @maxItems 200 */
  items: CampaignSummary[];
  nextCursor: NextCursor;
}
