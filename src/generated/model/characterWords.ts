/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @maxItems 40
 * @items.minLength 1
 * @items.maxLength 80
 * @items.pattern ^[^\u0000]*\S[^\u0000]*$
 */
export type CharacterWords = string[];
