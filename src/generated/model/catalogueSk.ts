/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A key of letters, digits and `_#:.-`, without `.` at its beginning. By default, the key is the edition, `#` and a short form of the name.
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$
 */
export type CatalogueSk = string;
