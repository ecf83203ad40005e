/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Who this is in a line.
 * @maxLength 300
 * @pattern ^[^\u0000]*$
 */
export type CharacterConcept = string;
