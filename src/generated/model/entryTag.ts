/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A word of the group for finding entries.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
export type EntryTag = string;
