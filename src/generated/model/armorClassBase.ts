/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * For a shield the bonus.
 * @minimum 0
 * @maximum 30
 */
export type ArmorClassBase = number;
