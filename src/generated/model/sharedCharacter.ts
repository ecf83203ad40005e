/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Character } from './character.ts';
import type { CharacterPlayState } from './characterPlayState.ts';
import type { PersonName } from './personName.ts';
import type { SharedText } from './sharedText.ts';

/**
 * A character as a reader sees it. What the reader may not see has its default.
 */
export interface SharedCharacter {
  character: Character;
  play: CharacterPlayState;
  owner: PersonName;
  /**
     * What the catalogue says about the spells and items of the sheet, for readers of a link. Absent for members of a campaign, who can read the catalogue.
     * @maxItems 400
     */
  texts?: SharedText[];
}
