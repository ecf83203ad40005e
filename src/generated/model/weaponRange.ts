/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Feet; the long range is at Disadvantage.
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
