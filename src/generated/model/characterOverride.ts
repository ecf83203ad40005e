/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OverrideTarget } from './overrideTarget.ts';

/**
 * A number that the table has agreed on instead of the one of the rules.
 */
export interface CharacterOverride {
  target: OverrideTarget;
  /**
     * For an ability, 1 to 30 apply: a lower value counts as 1, a higher one as 30.
     * @minimum -100
     * @maximum 9999
     */
  value: number;
  /**
     * @maxLength 120
     * @pattern ^[^\u0000]*$
     */
  reason: string;
}
