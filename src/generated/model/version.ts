/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Goes up by one with every change.
 * @minimum 1
 * @maximum 2147483647
 */
export type Version = number;
