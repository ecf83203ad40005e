/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum 1
 * @maximum 30
 * @nullable
 */
export type OptionalAbilityScore = number | null;
