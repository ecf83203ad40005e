/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The ETags of the copies that the client has, or `*`. The response is 304 if one of them is current.
 */
export type IfNoneMatchParameter = string;
