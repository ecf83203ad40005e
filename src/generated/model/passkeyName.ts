/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The name by which the user knows the passkey.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
export type PasskeyName = string;
