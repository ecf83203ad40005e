/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Whether the response contains the number of all matching items as `total`.
 */
export type WithTotalParameter = boolean;
