/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum -1000000
 * @maximum 1000000
 */
export type AddedCoins = number;
