/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The URL at the provider that the browser opens.
 */
export interface OauthStart {
  /** @maxLength 2000 */
  authorizationUrl: string;
}
