/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The key: edition, `#` and the name in short, unless another was given.
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$
 */
export type CatalogueSk = string;
