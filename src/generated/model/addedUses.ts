/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum -200
 * @maximum 200
 */
export type AddedUses = number;
