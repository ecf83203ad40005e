/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The place of the operation in the request.
 * @minimum 0
 * @maximum 999
 */
export type BulkIndex = number;
