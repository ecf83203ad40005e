/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * One die of a roll.
 */
export interface RollDie {
  /**
     * @minimum 2
     * @maximum 100
     */
  faces: number;
  /**
     * @minimum 1
     * @maximum 100
     */
  value: number;
  /** Whether the die counts; of two dice with Advantage or Disadvantage, one does not. */
  kept: boolean;
}
