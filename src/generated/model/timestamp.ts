/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A UTC time with milliseconds.
 * @maxLength 30
 */
export type Timestamp = string;
