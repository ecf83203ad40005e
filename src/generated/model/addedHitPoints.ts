/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum -9999
 * @maximum 9999
 */
export type AddedHitPoints = number;
