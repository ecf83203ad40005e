/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The maximum number of entries on a page.
 */
export type ExportPageSizeParameter = number;
