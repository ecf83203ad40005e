/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The maximum number of items on a page.
 */
export type PageSizeParameter = number;
