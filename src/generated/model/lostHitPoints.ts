/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum 0
 * @maximum 9999
 */
export type LostHitPoints = number;
