/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A single-use token from a link.
 * @minLength 20
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type SecretToken = string;
