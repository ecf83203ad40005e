/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Makes a repeated request safe; kept for 24 hours.
 */
export type IdempotencyKeyParameter = string;
