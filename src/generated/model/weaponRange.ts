/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The ranges in feet. Attacks beyond the normal range have Disadvantage.
 */
export interface WeaponRange {
  /**
     * @minimum 1
     * @maximum 10000
     */
  normal: number;
  /**
     * @minimum 1
     * @maximum 10000
     */
  long: number;
}
