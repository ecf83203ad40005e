/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @maxLength 4000
 * @pattern ^[^\u0000]*$
 */
export type WrittenText = string;
