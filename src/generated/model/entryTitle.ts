/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The name to which links in texts refer.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
export type EntryTitle = string;
