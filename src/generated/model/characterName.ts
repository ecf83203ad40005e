/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
export type CharacterName = string;
