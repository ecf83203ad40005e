/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * One line without spaces at its ends. Unique in the kind and edition of the item; case, kinds of quotation marks and repeated spaces make no difference.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\s\u0000]([^\u0000\r\n]*[^\s\u0000])?$
 */
export type CatalogueName = string;
