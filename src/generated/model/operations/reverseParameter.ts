/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Latest first.
 */
export type ReverseParameter = boolean;
