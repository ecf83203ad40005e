/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellAmount } from './spellAmount.ts';
import type { SpellIncreaseAppliesTo } from './spellIncreaseAppliesTo.ts';
import type { SpellUnit } from './spellUnit.ts';

/**
 * What each level of the slot above the level of the spell adds.
 */
export interface SpellIncrease {
  amount: SpellAmount;
  unit: SpellUnit;
  /**
     * The part of the effect that it increases: all parts, the first or the later damage, damage of a type, or creatures of a size; null if there is only one part.
     * @nullable
     */
  appliesTo: SpellIncreaseAppliesTo;
}
