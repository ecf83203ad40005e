/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * An opaque id.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Id = string;
