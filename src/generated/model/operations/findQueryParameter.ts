/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The words to find.
 */
export type FindQueryParameter = string;
