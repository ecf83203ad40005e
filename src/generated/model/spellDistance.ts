/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellDistanceUnit } from './spellDistanceUnit.ts';

/**
 * A distance from the caster.
 */
export interface SpellDistance {
  /**
     * @minimum 1
     * @maximum 100000
     */
  amount: number;
  unit: SpellDistanceUnit;
}
