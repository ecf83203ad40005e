/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Markdown.
 * @maxLength 10000
 */
export type CatalogueDescription = string;
