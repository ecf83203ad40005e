/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The number of the version. Every change that the user may see adds one.
 * @minimum 1
 * @maximum 2147483647
 */
export type Version = number;
