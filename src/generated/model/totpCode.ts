/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Six digits of the authenticator app.
 * @minLength 6
 * @maxLength 6
 * @pattern ^[0-9]{6}$
 */
export type TotpCode = string;
