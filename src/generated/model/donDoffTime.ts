/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * As printed.
 * @maxLength 60
 * @pattern ^[^\u0000]*$
 */
export type DonDoffTime = string;
