/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignCharacter } from './campaignCharacter.ts';

/**
 * The characters that players share with the campaign, by name.
 */
export interface CampaignCharacterList {
  /** @maxItems 250 */
  items: CampaignCharacter[];
}
