/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @maxLength 8000
 * @pattern ^[^\u0000]*$
 */
export type CharacterText = string;
