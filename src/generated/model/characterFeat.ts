/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterClass } from './characterClass.ts';
import type { OptionalSk } from './optionalSk.ts';
import type { ScoreIncrease } from './scoreIncrease.ts';

/**
 * A feat of a character. The feat of the background is not in the list, because it follows from the background.
 */
export interface CharacterFeat {
  /** The class that gives the feat; null for a feat of the species or of the game master. */
  class: CharacterClass | null;
  /**
     * The level in this class that gives the feat; without a class, the level of the character.
     * @minimum 1
     * @maximum 20
     */
  level: number;
  /** The key of the feat in the catalogue; null for one that is not there. */
  key: OptionalSk;
  /**
     * The version of the row from which the feat was chosen; null if it is not known.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  catalogueVersion?: number | null;
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\u0000]*\S[^\u0000]*$
     */
  name: string;
  /** @maxItems 2 */
  increases: ScoreIncrease[];
}
