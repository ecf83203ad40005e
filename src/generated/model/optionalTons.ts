/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Tons of cargo.
 * @minimum 0
 * @maximum 1000000
 * @nullable
 */
export type OptionalTons = number | null;
