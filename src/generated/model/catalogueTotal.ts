/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How many items match in all; null unless the call asked for it.
 * @minimum 0
 * @maximum 1000000000
 * @nullable
 */
export type CatalogueTotal = number | null;
