/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Markdown. `[[Title]]` links to an entry; the lines between `:::secret` and `:::` are a passage that only game masters read, and the members in `:::secret{for="…"}`, or all members with `for="everyone"`.
 * @maxLength 20000
 * @pattern ^[^\u0000]*$
 */
export type EntryText = string;
