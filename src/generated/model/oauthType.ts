/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The short name of a provider.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[a-z0-9-]+$
 */
export type OauthType = string;
