/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * UTC, to the millisecond.
 * @maxLength 30
 */
export type Timestamp = string;
