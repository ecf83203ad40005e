/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type ArmorCategory = typeof ArmorCategory[keyof typeof ArmorCategory];

export const ArmorCategory = {
  light: 'light',
  medium: 'medium',
  heavy: 'heavy',
  shield: 'shield',
} as const;
