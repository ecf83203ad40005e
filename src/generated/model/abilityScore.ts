/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A score without the increases of the background.
 * @minimum 3
 * @maximum 20
 */
export type AbilityScore = number;
