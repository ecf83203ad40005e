/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Only events about, or caused by, people whose name or address contains each of these words.
 */
export type EventWordsParameter = string;
