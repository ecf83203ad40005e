/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityIncreaseMode } from './abilityIncreaseMode.ts';
import type { AbilityName } from './abilityName.ts';

/**
 * The player chooses one of `modes` and increases abilities in `from`, up to the score `max`.
 */
export interface AbilityIncrease {
  /**
     * @minItems 1
     * @maxItems 6
     */
  modes: AbilityIncreaseMode[];
  /**
     * @minItems 1
     * @maxItems 6
     */
  from: AbilityName[];
  /**
     * @minimum 1
     * @maximum 30
     */
  max: number;
}
