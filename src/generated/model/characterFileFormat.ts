/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CharacterFileFormat = typeof CharacterFileFormat[keyof typeof CharacterFileFormat];

export const CharacterFileFormat = {
  'questwright-character': 'questwright-character',
} as const;
