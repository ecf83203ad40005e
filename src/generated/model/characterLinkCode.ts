/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The secret part of the link to a character.
 * @minLength 22
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type CharacterLinkCode = string;
