/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minLength 1
 * @maxLength 300
 */
export type DraftLine = string;
