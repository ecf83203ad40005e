/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CharacterBackground = typeof CharacterBackground[keyof typeof CharacterBackground];

export const CharacterBackground = {
  acolyte: 'acolyte',
  criminal: 'criminal',
  sage: 'sage',
  soldier: 'soldier',
} as const;
