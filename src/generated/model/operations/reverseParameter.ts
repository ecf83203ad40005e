/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Reverses the order: latest first, or names in descending order if `sortByMeta` is absent.
 */
export type ReverseParameter = boolean;
