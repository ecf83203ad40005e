/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The character in one line.
 * @maxLength 300
 * @pattern ^[^\u0000]*$
 */
export type CharacterConcept = string;
