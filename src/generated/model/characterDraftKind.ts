/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CharacterDraftKind = typeof CharacterDraftKind[keyof typeof CharacterDraftKind];

export const CharacterDraftKind = {
  character: 'character',
} as const;
