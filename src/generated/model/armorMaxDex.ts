/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The most that Dexterity adds; null without a limit.
 * @minimum 0
 * @maximum 10
 * @nullable
 */
export type ArmorMaxDex = number | null;
