/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * An opaque text, valid only for one list, order and filter.
 * @minLength 1
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
export type Cursor = string;
