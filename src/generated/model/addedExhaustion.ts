/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum -6
 * @maximum 6
 */
export type AddedExhaustion = number;
