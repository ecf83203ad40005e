/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What proves who the user is.
 */
export interface AccountConfirmRequest {
  /**
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000]*$
     */
  password: string;
  /**
     * Six digits of the authenticator app, or a recovery code. Only for an account with second factors.
     * @minLength 6
     * @maxLength 40
     * @pattern ^[A-Za-z0-9 -]+$
     */
  code?: string;
}
