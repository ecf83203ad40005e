/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Opaque; belongs to one list and its order.
 * @minLength 1
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
export type Cursor = string;
