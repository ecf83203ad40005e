/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityName } from './abilityName.ts';

/**
 * The increase that the background gives to one ability.
 */
export interface BackgroundIncrease {
  ability: AbilityName;
  /**
     * @minimum 1
     * @maximum 2
     */
  amount: number;
}
