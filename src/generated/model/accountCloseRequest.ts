/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignFate } from './campaignFate.ts';

/**
 * What happens to the campaigns that the user owns.
 */
export interface AccountCloseRequest {
  /** @maxItems 2000 */
  campaigns: CampaignFate[];
}
