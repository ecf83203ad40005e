/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minimum 0
 * @maximum 50
 * @nullable
 */
export type OptionalArmorClass = number | null;
