/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterName } from './characterName.ts';
import type { Id } from './id.ts';

/**
 * A character that a search has found.
 */
export interface FoundCharacter {
  characterId: Id;
  name: CharacterName;
}
