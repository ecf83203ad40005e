/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The time as printed in the rules.
 * @maxLength 60
 * @pattern ^[^\u0000]*$
 */
export type DonDoffTime = string;
