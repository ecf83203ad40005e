/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The source of the item. The attribution depends on the source.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*$
 */
export type CatalogueSource = string;
