/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityName } from './abilityName.ts';

/**
 * A saving throw. Further abilities are for other effects of the spell.
 */
export interface SpellSave {
  /**
     * @minItems 1
     * @maxItems 6
     */
  abilities: AbilityName[];
  /** Whether a success halves the damage. */
  half: boolean;
}
