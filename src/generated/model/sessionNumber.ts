/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The number of the session.
 * @minimum 0
 * @maximum 100000
 */
export type SessionNumber = number;
