/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Whether the order is descending.
 */
export type DescendingParameter = boolean;
