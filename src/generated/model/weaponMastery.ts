/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type WeaponMastery = typeof WeaponMastery[keyof typeof WeaponMastery];

export const WeaponMastery = {
  cleave: 'cleave',
  graze: 'graze',
  nick: 'nick',
  push: 'push',
  sap: 'sap',
  slow: 'slow',
  topple: 'topple',
  vex: 'vex',
} as const;
