/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The number of all matching items; null if the request has no `withTotal`.
 * @minimum 0
 * @maximum 1000000000
 * @nullable
 */
export type CatalogueTotal = number | null;
