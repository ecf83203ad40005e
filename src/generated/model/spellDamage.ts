/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DamageType } from './damageType.ts';
import type { SpellAmount } from './spellAmount.ts';

/**
 * Damage before a higher level increases it. Of several types, one is chosen.
 */
export interface SpellDamage {
  amount: SpellAmount;
  /**
     * @minItems 1
     * @maxItems 13
     */
  types: DamageType[];
  /**
     * The number of rays, darts or other parts with this damage.
     * @minimum 1
     * @maximum 100
     */
  times: number;
  /** Whether a later part of the spell deals it. */
  later: boolean;
  /** Whether it hits the caster or those who are with the caster. */
  toCaster: boolean;
}
