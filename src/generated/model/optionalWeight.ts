/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A weight in pounds; null if no weight is given.
 * @minimum 0
 * @maximum 100000000
 * @nullable
 */
export type OptionalWeight = number | null;
