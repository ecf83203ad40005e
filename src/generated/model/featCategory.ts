/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type FeatCategory = typeof FeatCategory[keyof typeof FeatCategory];

export const FeatCategory = {
  origin: 'origin',
  general: 'general',
  'fighting-style': 'fighting-style',
  'epic-boon': 'epic-boon',
} as const;
