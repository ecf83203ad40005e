/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The size of a character whose species has both.
 */
export type CharacterSize = typeof CharacterSize[keyof typeof CharacterSize];

export const CharacterSize = {
  small: 'small',
  medium: 'medium',
} as const;
