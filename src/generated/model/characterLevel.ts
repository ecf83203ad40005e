/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum 1
 * @maximum 20
 */
export type CharacterLevel = number;
