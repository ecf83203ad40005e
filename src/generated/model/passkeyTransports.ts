/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How the browser reaches the passkey, as `getTransports` says.
 * @maxItems 10
 * @items.minLength 1
 * @items.maxLength 20
 * @items.pattern ^[a-z-]+$
 */
export type PasskeyTransports = string[];
