/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Only people whose name or address contains each of these words or parts of words, of more than eight the longest ones. Upper and lower case are equal.
 */
export type PersonWordsParameter = string;
