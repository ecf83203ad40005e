/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The speed in feet per turn; null if no speed is given.
 * @minimum 0
 * @maximum 10000
 * @nullable
 */
export type OptionalSpeedFt = number | null;
