/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The password of the user who is signed in.
 */
export interface ConfirmRequest {
  /**
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000]*$
     */
  password: string;
}
