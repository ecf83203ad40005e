/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type EntrySort = typeof EntrySort[keyof typeof EntrySort];

export const EntrySort = {
  title: 'title',
  position: 'position',
  date: 'date',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const;
