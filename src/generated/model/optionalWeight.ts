/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * In pounds; null when none is given.
 * @minimum 0
 * @maximum 100000000
 * @nullable
 */
export type OptionalWeight = number | null;
