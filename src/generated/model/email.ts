/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * One e-mail address.
 * @minLength 3
 * @maxLength 254
 */
export type Email = string;
