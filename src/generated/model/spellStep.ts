/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellStepValue } from './spellStepValue.ts';

/**
 * What the effect is from this level on.
 */
export interface SpellStep {
  /**
     * The level of the slot; for a cantrip, the level of the character.
     * @minimum 1
     * @maximum 20
     */
  level: number;
  value: SpellStepValue;
}
