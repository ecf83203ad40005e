/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Milliseconds.
 * @minimum 1
 * @maximum 3600000
 */
export type PasskeyTimeout = number;
