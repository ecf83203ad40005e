/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The name that other users see. Names of early accounts can contain characters that `NewPersonName` excludes.
 * @minLength 1
 * @maxLength 80
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
export type PersonName = string;
