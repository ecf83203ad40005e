/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type AbilityName = typeof AbilityName[keyof typeof AbilityName];

export const AbilityName = {
  str: 'str',
  dex: 'dex',
  con: 'con',
  int: 'int',
  wis: 'wis',
  cha: 'cha',
} as const;
