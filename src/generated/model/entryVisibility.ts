/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Who may read the entry: the game masters, all members, or also the members in `readerIds`.
 */
export type EntryVisibility = typeof EntryVisibility[keyof typeof EntryVisibility];

export const EntryVisibility = {
  gm: 'gm',
  everyone: 'everyone',
  chosen: 'chosen',
} as const;
