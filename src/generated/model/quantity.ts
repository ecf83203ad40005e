/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The number of pieces to which cost and weight apply.
 * @minimum 1
 * @maximum 1000000
 */
export type Quantity = number;
