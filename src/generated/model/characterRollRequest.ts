/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterRoll } from './characterRoll.ts';

/**
 * Rolls to add to the log.
 */
export interface CharacterRollRequest {
  /**
     * @minItems 1
     * @maxItems 50
     */
  rolls: CharacterRoll[];
}
