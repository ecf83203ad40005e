/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The highest Dexterity modifier that is added; null if there is no limit.
 * @minimum 0
 * @maximum 10
 * @nullable
 */
export type ArmorMaxDex = number | null;
