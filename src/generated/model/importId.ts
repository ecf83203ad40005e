/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The id of an import. The client chooses it, for example as a hash of the imported file.
 * @minLength 8
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ImportId = string;
