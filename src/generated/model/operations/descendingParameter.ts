/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * In descending order.
 */
export type DescendingParameter = boolean;
