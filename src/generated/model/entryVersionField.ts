/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A part of an entry that a version has changed.
 */
export type EntryVersionField = typeof EntryVersionField[keyof typeof EntryVersionField];

export const EntryVersionField = {
  type: 'type',
  title: 'title',
  text: 'text',
  cover: 'cover',
  tags: 'tags',
  visibility: 'visibility',
  readerIds: 'readerIds',
  details: 'details',
} as const;
