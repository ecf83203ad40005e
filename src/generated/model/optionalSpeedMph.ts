/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Miles an hour.
 * @minimum 0
 * @maximum 10000
 * @nullable
 */
export type OptionalSpeedMph = number | null;
