/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The ETag the change is based on; with another version on the server the answer is 412.
 */
export type IfMatchParameter = string;
