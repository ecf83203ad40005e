/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Markdown.
 * @maxLength 10000
 * @pattern ^[^\u0000]*$
 */
export type CatalogueDescription = string;
