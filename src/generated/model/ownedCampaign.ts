/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignSuccessor } from './campaignSuccessor.ts';
import type { CampaignTitle } from './campaignTitle.ts';
import type { Id } from './id.ts';

/**
 * A campaign that the user owns.
 */
export interface OwnedCampaign {
  campaignId: Id;
  title: CampaignTitle;
  /**
     * How many members it has with the user.
     * @minimum 1
     * @maximum 1000
     */
  memberCount: number;
  /**
     * The other game masters.
     * @maxItems 250
     */
  gameMasters: CampaignSuccessor[];
}
