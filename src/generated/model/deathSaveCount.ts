/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum 0
 * @maximum 3
 */
export type DeathSaveCount = number;
