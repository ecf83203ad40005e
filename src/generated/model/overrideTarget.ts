/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The number that is replaced; an ability is the score after all increases.
 */
export type OverrideTarget = typeof OverrideTarget[keyof typeof OverrideTarget];

export const OverrideTarget = {
  'armor-class': 'armor-class',
  'hit-points': 'hit-points',
  initiative: 'initiative',
  speed: 'speed',
  'proficiency-bonus': 'proficiency-bonus',
  'passive-perception': 'passive-perception',
  'carrying-capacity': 'carrying-capacity',
  'spell-save-dc': 'spell-save-dc',
  'spell-attack': 'spell-attack',
  str: 'str',
  dex: 'dex',
  con: 'con',
  int: 'int',
  wis: 'wis',
  cha: 'cha',
} as const;
