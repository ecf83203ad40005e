/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CharacterSpecies = typeof CharacterSpecies[keyof typeof CharacterSpecies];

export const CharacterSpecies = {
  dragonborn: 'dragonborn',
  dwarf: 'dwarf',
  elf: 'elf',
  gnome: 'gnome',
  goliath: 'goliath',
  halfling: 'halfling',
  human: 'human',
  orc: 'orc',
  tiefling: 'tiefling',
} as const;
