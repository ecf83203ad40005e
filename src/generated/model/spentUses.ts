/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum 0
 * @maximum 200
 */
export type SpentUses = number;
