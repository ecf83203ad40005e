/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The kinds of weapons whose mastery the character uses, by their names, such as Longsword; empty if none is chosen yet.
 * @maxItems 40
 * @items.minLength 1
 * @items.maxLength 80
 * @items.pattern ^[^\u0000]*\S[^\u0000]*$
 */
export type WeaponMasteries = string[];
