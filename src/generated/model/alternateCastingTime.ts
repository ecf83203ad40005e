/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CastingUnit } from './castingUnit.ts';

/**
 * A casting time.
 */
export interface AlternateCastingTime {
  /**
     * @minimum 1
     * @maximum 1000
     */
  amount: number;
  unit: CastingUnit;
}
