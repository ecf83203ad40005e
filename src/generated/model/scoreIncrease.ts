/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityName } from './abilityName.ts';

/**
 * The increase that a feat gives to one ability.
 */
export interface ScoreIncrease {
  ability: AbilityName;
  /**
     * @minimum 1
     * @maximum 2
     */
  amount: number;
}
