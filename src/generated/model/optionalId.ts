/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * An opaque id; null for none.
 * @minLength 8
 * @maxLength 128
 * @nullable
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type OptionalId = string | null;
