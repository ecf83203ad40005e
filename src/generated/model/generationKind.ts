/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * What a generation writes or paints.
 */
export type GenerationKind = typeof GenerationKind[keyof typeof GenerationKind];

export const GenerationKind = {
  setting: 'setting',
  adventure: 'adventure',
  quest: 'quest',
  person: 'person',
  place: 'place',
  recap: 'recap',
  character: 'character',
  cover: 'cover',
  portrait: 'portrait',
} as const;
