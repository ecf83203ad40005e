/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Only entries below this one; `none` for entries without a parent that the user may read.
 */
export type EntryParentFilterParameter = string;
