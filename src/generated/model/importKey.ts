/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The id of an entry in its import, for example its id in the archive.
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ImportKey = string;
