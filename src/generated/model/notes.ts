/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @maxLength 500
 * @pattern ^[^\u0000]*$
 */
export type Notes = string;
