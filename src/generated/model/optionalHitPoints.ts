/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum 0
 * @maximum 100000
 * @nullable
 */
export type OptionalHitPoints = number | null;
