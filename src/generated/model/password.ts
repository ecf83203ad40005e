/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Any characters; length is what counts.
 * @minLength 15
 * @maxLength 128
 */
export type Password = string;
