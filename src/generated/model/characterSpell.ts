/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterClass } from './characterClass.ts';
import type { OptionalSk } from './optionalSk.ts';
import type { SpellFacts } from './spellFacts.ts';

/**
 * A spell of a character. `facts` is a copy, so a change or the deletion of the row of the catalogue does not change the sheet.
 */
export interface CharacterSpell {
  /** The class with which the character casts the spell; null for a spell of the species, a feat or an item. */
  class: CharacterClass | null;
  /** The key of the spell in the catalogue; null for one that is not there. */
  key: OptionalSk;
  /**
     * The version of the row from which the facts were copied; null if they were typed.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  catalogueVersion: number | null;
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\u0000]*\S[^\u0000]*$
     */
  name: string;
  /** Whether the spell is prepared; cantrips always are. */
  prepared: boolean;
  facts: SpellFacts;
}
