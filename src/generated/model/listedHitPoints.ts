/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The maximum.
 * @minimum 1
 * @maximum 9999
 */
export type ListedHitPoints = number;
