/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How many characters there are.
 * @minimum 1
 * @maximum 8
 */
export type PartySize = number;
