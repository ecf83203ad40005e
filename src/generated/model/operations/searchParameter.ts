/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Only items whose name has all of these words in it, or parts of words; case does not matter.
 */
export type SearchParameter = string;
