/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Where to go.
 */
export interface OauthStart {
  /** @maxLength 2000 */
  authorizationUrl: string;
}
