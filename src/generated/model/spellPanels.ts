/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Square panels of equal size.
 */
export interface SpellPanels {
  /**
     * @minimum 1
     * @maximum 1000
     */
  count: number;
  /**
     * @minimum 1
     * @maximum 1000
     */
  sizeFt: number;
}
