/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SpellReach = typeof SpellReach[keyof typeof SpellReach];

export const SpellReach = {
  self: 'self',
  touch: 'touch',
  sight: 'sight',
  unlimited: 'unlimited',
  special: 'special',
} as const;
