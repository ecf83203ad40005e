/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityName } from './abilityName.ts';

/**
 * At least one of the abilities in `anyOf` must have the score `min` or more.
 */
export interface AbilityPrerequisite {
  /**
     * @minItems 1
     * @maxItems 6
     */
  anyOf: AbilityName[];
  /**
     * @minimum 1
     * @maximum 30
     */
  min: number;
}
