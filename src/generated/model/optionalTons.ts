/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The cargo capacity in tons; null if no capacity is given.
 * @minimum 0
 * @maximum 1000000
 * @nullable
 */
export type OptionalTons = number | null;
