/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * As printed.
 * @maxLength 60
 */
export type DonDoffTime = string;
