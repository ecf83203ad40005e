/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The request was taken.
 */
export interface Accepted {
  /**
     * What to do next.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}
