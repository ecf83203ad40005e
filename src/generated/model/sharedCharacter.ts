/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Character } from './character.ts';
import type { CharacterPlayState } from './characterPlayState.ts';
import type { PersonName } from './personName.ts';

/**
 * A character as a reader sees it. What the reader may not see has its default.
 */
export interface SharedCharacter {
  character: Character;
  play: CharacterPlayState;
  owner: PersonName;
}
