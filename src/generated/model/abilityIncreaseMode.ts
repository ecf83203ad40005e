/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How many abilities are increased, and by how much each.
 */
export interface AbilityIncreaseMode {
  /**
     * @minimum 1
     * @maximum 6
     */
  choose: number;
  /**
     * @minimum 1
     * @maximum 10
     */
  amount: number;
}
