/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The ETags of copies that the caller has, or `*`; 304 when one of them is current.
 */
export type IfNoneMatchParameter = string;
