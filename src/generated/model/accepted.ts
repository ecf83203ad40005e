/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The request is accepted.
 */
export interface Accepted {
  /**
     * A message for the user that says what to do next.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}
