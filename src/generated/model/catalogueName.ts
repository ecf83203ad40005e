/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Unique in its edition, ignoring case.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\s\u0000]([^\u0000\r\n]*[^\s\u0000])?$
 */
export type CatalogueName = string;
