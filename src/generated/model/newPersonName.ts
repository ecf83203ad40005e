/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Letters, digits, spaces, full stops, commas, apostrophes and hyphens, with at least one letter or digit.
 * @minLength 1
 * @maxLength 80
 * @pattern ^[\p{L}\p{M}\p{N} .,'’-]*[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’-]*$
 */
export type NewPersonName = string;
