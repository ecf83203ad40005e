/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellAmount } from './spellAmount.ts';
import type { SpellUnit } from './spellUnit.ts';

/**
 * An amount with its unit.
 */
export interface SpellQuantity {
  amount: SpellAmount;
  unit: SpellUnit;
}
