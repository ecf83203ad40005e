/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Bytes as base64url without padding.
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Base64Url = string;
