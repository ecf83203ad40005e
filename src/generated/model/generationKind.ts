/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type GenerationKind = typeof GenerationKind[keyof typeof GenerationKind];

export const GenerationKind = {
  setting: 'setting',
  adventure: 'adventure',
  quest: 'quest',
  character: 'character',
  cover: 'cover',
} as const;
