/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type FeatSort = typeof FeatSort[keyof typeof FeatSort];

export const FeatSort = {
  name: 'name',
  category: 'category',
  edition: 'edition',
  source: 'source',
  updated_at: 'updated_at',
} as const;
