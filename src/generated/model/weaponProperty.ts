/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type WeaponProperty = typeof WeaponProperty[keyof typeof WeaponProperty];

export const WeaponProperty = {
  ammunition: 'ammunition',
  finesse: 'finesse',
  heavy: 'heavy',
  light: 'light',
  loading: 'loading',
  reach: 'reach',
  thrown: 'thrown',
  'two-handed': 'two-handed',
  versatile: 'versatile',
  special: 'special',
} as const;
