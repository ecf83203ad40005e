/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Only items whose name contains all of these words or parts of words, of more than eight the longest ones. Upper and lower case are equal.
 */
export type SearchParameter = string;
