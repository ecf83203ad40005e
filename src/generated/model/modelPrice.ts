/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * In US dollars; null if it is not known.
 * @minimum 0
 * @maximum 100000
 * @nullable
 */
export type ModelPrice = number | null;
