import type { CharacterOverride } from '#src/generated/model/index.ts';
import { abilityLabels } from '#src/lib/character/abilities.ts';

/** The numbers that can be replaced. */
export const overrideLabels: Readonly<Record<CharacterOverride['target'], string>> = {
  'armor-class': 'Armor Class',
  'hit-points': 'Hit Points',
  initiative: 'Initiative',
  speed: 'Speed',
  'proficiency-bonus': 'Proficiency Bonus',
  'passive-perception': 'Passive Perception',
  'carrying-capacity': 'Carrying capacity',
  'spell-save-dc': 'Spell save DC',
  'spell-attack': 'Spell attack',
  ...abilityLabels,
};
