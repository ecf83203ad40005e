/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A code that completes a sign-in.
 */
export interface SecondFactorRequest {
  /**
     * Six digits of the authenticator app, or a recovery code. Case, spaces and hyphens do not count.
     * @minLength 6
     * @maxLength 40
     * @pattern ^[A-Za-z0-9 -]+$
     */
  code: string;
}
