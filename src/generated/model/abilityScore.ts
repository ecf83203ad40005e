/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Before the background’s increases.
 * @minimum 3
 * @maximum 20
 */
export type AbilityScore = number;
