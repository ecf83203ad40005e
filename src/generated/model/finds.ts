/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { FoundCampaign } from './foundCampaign.ts';
import type { FoundCharacter } from './foundCharacter.ts';
import type { FoundEntry } from './foundEntry.ts';
import type { FoundItem } from './foundItem.ts';

/**
 * What a search has found, of each sort the best ones first.
 */
export interface Finds {
  /** @maxItems 8 */
  campaigns: FoundCampaign[];
  /** @maxItems 8 */
  entries: FoundEntry[];
  /** @maxItems 8 */
  characters: FoundCharacter[];
  /** @maxItems 8 */
  items: FoundItem[];
}
