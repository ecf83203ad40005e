/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SortByMeta = typeof SortByMeta[keyof typeof SortByMeta];

export const SortByMeta = {
  last_accessed_at: 'last_accessed_at',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const;
