/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum -3
 * @maximum 3
 */
export type AddedDeathSaves = number;
