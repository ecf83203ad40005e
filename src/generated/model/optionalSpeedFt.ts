/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Feet a turn.
 * @minimum 0
 * @maximum 10000
 * @nullable
 */
export type OptionalSpeedFt = number | null;
