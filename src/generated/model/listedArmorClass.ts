/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum -100
 * @maximum 9999
 */
export type ListedArmorClass = number;
