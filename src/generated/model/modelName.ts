/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The name of the model as its provider writes it.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
export type ModelName = string;
