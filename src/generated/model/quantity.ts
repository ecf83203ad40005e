/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The pieces that cost and weight stand for.
 * @minimum 1
 * @maximum 1000000
 */
export type Quantity = number;
