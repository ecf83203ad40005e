/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OwnedCampaign } from './ownedCampaign.ts';

/**
 * The campaigns that the user owns.
 */
export interface OwnedCampaigns {
  /** @maxItems 2000 */
  items: OwnedCampaign[];
}
