/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The address of the API; null for the own address of Anthropic and Google.
 * @minLength 8
 * @maxLength 500
 * @nullable
 * @pattern ^https?://[^\s\u0000]+$
 */
export type ModelBaseUrl = string | null;
