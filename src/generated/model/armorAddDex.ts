/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Whether the Dexterity modifier is added to the armor class.
 */
export type ArmorAddDex = boolean;
