/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Where it comes from; drives the attribution.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*$
 */
export type CatalogueSource = string;
