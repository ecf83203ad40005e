/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type WeaponCategory = typeof WeaponCategory[keyof typeof WeaponCategory];

export const WeaponCategory = {
  'simple-melee': 'simple-melee',
  'simple-ranged': 'simple-ranged',
  'martial-melee': 'martial-melee',
  'martial-ranged': 'martial-ranged',
} as const;
