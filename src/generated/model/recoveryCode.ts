/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A code that completes one sign-in when app and passkeys are lost.
 * @minLength 17
 * @maxLength 17
 * @pattern ^[0-9a-z]{5}-[0-9a-z]{5}-[0-9a-z]{5}$
 */
export type RecoveryCode = string;
