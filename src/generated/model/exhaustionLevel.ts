/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum 0
 * @maximum 6
 */
export type ExhaustionLevel = number;
