/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AlternateCastingTime } from './alternateCastingTime.ts';
import type { CastingUnit } from './castingUnit.ts';

/**
 * How long it takes to cast the spell.
 */
export interface SpellCastingTime {
  /**
     * @minimum 1
     * @maximum 1000
     */
  amount: number;
  unit: CastingUnit;
  /** Whether the spell can be cast as a ritual. */
  ritual: boolean;
  /** Another casting time, for another effect of the spell; null if there is none. */
  alternate: AlternateCastingTime | null;
  /**
     * When a reaction or a bonus action can cast the spell; empty for any time.
     * @maxLength 300
     * @pattern ^[^\u0000]*$
     */
  trigger: string;
}
