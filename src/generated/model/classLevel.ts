/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A level in one class.
 * @minimum 1
 * @maximum 20
 */
export type ClassLevel = number;
