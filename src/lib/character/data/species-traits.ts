import type { ByLevel } from './class-levels.ts';
import type { SpeciesName } from '../origins.ts';

/** The traits of the species by the level of the character (SRD 5.2.1). */
export const speciesTraits: Readonly<Record<SpeciesName, ByLevel<readonly string[]>>> = {
  dragonborn: {
    1: ['Draconic Ancestry', 'Breath Weapon', 'Damage Resistance', 'Darkvision'],
    5: ['Draconic Flight'],
  },
  dwarf: { 1: ['Darkvision', 'Dwarven Resilience', 'Dwarven Toughness', 'Stonecunning'] },
  elf: { 1: ['Darkvision', 'Elven Lineage', 'Fey Ancestry', 'Keen Senses', 'Trance'] },
  gnome: { 1: ['Darkvision', 'Gnomish Cunning', 'Gnomish Lineage'] },
  goliath: { 1: ['Giant Ancestry', 'Powerful Build'], 5: ['Large Form'] },
  halfling: { 1: ['Brave', 'Halfling Nimbleness', 'Luck', 'Naturally Stealthy'] },
  human: { 1: ['Resourceful', 'Skillful', 'Versatile'] },
  orc: { 1: ['Adrenaline Rush', 'Darkvision', 'Relentless Endurance'] },
  tiefling: { 1: ['Darkvision', 'Fiendish Legacy', 'Otherworldly Presence'] },
};
