/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The base armor class; for a shield, its bonus.
 * @minimum 0
 * @maximum 30
 */
export type ArmorClassBase = number;
