/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CharacterClass = typeof CharacterClass[keyof typeof CharacterClass];

export const CharacterClass = {
  barbarian: 'barbarian',
  bard: 'bard',
  cleric: 'cleric',
  druid: 'druid',
  fighter: 'fighter',
  monk: 'monk',
  paladin: 'paladin',
  ranger: 'ranger',
  rogue: 'rogue',
  sorcerer: 'sorcerer',
  warlock: 'warlock',
  wizard: 'wizard',
} as const;
