/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type FeatEffectTarget = typeof FeatEffectTarget[keyof typeof FeatEffectTarget];

export const FeatEffectTarget = {
  ac: 'ac',
  'ranged-attack': 'ranged-attack',
  'melee-damage': 'melee-damage',
  initiative: 'initiative',
  'hp-per-level': 'hp-per-level',
  speed: 'speed',
} as const;
