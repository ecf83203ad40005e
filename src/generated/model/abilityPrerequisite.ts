/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityName } from './abilityName.ts';

/**
 * One of these abilities must reach a score.
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
