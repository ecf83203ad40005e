/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The speed in miles per hour; null if no speed is given.
 * @minimum 0
 * @maximum 10000
 * @nullable
 */
export type OptionalSpeedMph = number | null;
