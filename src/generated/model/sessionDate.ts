/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The day of the session.
 * @minLength 10
 * @maxLength 10
 */
export type SessionDate = string;
