/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterClass } from './characterClass.ts';

/**
 * The subclass of a class. The rules know those of the SRD by their names; any other name is homebrew.
 */
export interface ChosenSubclass {
  class: CharacterClass;
  /**
     * @minLength 1
     * @maxLength 80
     * @pattern ^[^\u0000]*\S[^\u0000]*$
     */
  name: string;
}
