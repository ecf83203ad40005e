/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How many items a page holds.
 */
export type CataloguePageSizeParameter = number;
