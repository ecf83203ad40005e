/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A text in Markdown.
 * @maxLength 10000
 * @pattern ^[^\u0000]*$
 */
export type CatalogueDescription = string;
