/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum 0
 * @maximum 1000000
 */
export type CoinCount = number;
