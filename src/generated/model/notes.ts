/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @maxLength 500
 */
export type Notes = string;
