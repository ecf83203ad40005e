/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The position of the operation in the request, from 0.
 * @minimum 0
 * @maximum 999
 */
export type BulkIndex = number;
