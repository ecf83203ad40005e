/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Which members of the campaign read the sheet.
 */
export type CharacterReaders = typeof CharacterReaders[keyof typeof CharacterReaders];

export const CharacterReaders = {
  gm: 'gm',
  everyone: 'everyone',
} as const;
