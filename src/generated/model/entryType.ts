/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What an entry describes. It decides which details the entry has.
 */
export type EntryType = typeof EntryType[keyof typeof EntryType];

export const EntryType = {
  session: 'session',
  quest: 'quest',
  person: 'person',
  place: 'place',
  faction: 'faction',
  item: 'item',
  note: 'note',
  handout: 'handout',
} as const;
