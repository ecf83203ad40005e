/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What happened, such as `session.begin`.
 * @minLength 3
 * @maxLength 60
 * @pattern ^[a-z-]+[.][a-z-]+$
 */
export type SecurityEventName = string;
