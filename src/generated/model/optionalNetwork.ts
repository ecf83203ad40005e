/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The beginning of the address, `203.0.113.0/24` or `2001:db8:1::/48`; null if it is not known, or the machine of the server.
 * @maxLength 60
 * @nullable
 */
export type OptionalNetwork = string | null;
