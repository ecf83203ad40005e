/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Count what matches in all.
 */
export type WithTotalParameter = boolean;
