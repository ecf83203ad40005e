/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The maximum number of entries on a page. Small pages would cost almost as much as large ones.
 */
export type ExportPageSizeParameter = number;
