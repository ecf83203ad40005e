/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Whether Dexterity adds to it.
 */
export type ArmorAddDex = boolean;
