/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Equal settings with the same seed give the same draft.
 * @minimum 0
 * @maximum 2147483647
 */
export type StorySeed = number;
