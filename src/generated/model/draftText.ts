/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minLength 1
 * @maxLength 2000
 */
export type DraftText = string;
