/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @minLength 1
 * @maxLength 60
 * @pattern ^[a-z0-9-]+$
 */
export type GenerationSectionId = string;
