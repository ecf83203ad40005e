/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PricedSort = typeof PricedSort[keyof typeof PricedSort];

export const PricedSort = {
  name: 'name',
  category: 'category',
  edition: 'edition',
  source: 'source',
  cost: 'cost',
  weight: 'weight',
  updated_at: 'updated_at',
} as const;
