/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A repeated request with the same key and body gets the first answer again. The server keeps the key for 24 hours. A dry run does not use the key.
 */
export type IdempotencyKeyParameter = string;
