/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The name that other users see.
 * @minLength 1
 * @maxLength 80
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
export type PersonName = string;
