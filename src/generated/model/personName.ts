/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What others call you.
 * @minLength 1
 * @maxLength 80
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
export type PersonName = string;
