/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellIncrease } from './spellIncrease.ts';
import type { SpellStep } from './spellStep.ts';

/**
 * What a higher level of the slot, or for a cantrip of the character, changes.
 */
export interface SpellHigherLevels {
  /** @maxItems 10 */
  perSlot: SpellIncrease[];
  /** @maxItems 20 */
  steps: SpellStep[];
  /** Whether the effect uses the level of the slot in another way. */
  usesSlotLevel: boolean;
}
