/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A feature with limited uses, by a short form of its name; a magic item with charges by `item-` and its `itemId`.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type FeatureSlug = string;
