/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The coins of a reward.
 */
export interface QuestCoins {
  /**
     * @minimum 0
     * @maximum 100000000
     */
  cp?: number;
  /**
     * @minimum 0
     * @maximum 100000000
     */
  sp?: number;
  /**
     * @minimum 0
     * @maximum 100000000
     */
  ep?: number;
  /**
     * @minimum 0
     * @maximum 100000000
     */
  gp?: number;
  /**
     * @minimum 0
     * @maximum 100000000
     */
  pp?: number;
}
