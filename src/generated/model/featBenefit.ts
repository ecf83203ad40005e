/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * One benefit of a feat.
 */
export interface FeatBenefit {
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\u0000]*$
     */
  name: string;
  /**
     * @maxLength 2000
     * @pattern ^[^\u0000]*$
     */
  description: string;
}
