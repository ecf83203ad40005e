import type { ClassName } from '../classes.ts';
import type { ByLevel } from './class-levels.ts';

type SpellsByLevel = ByLevel<readonly string[]>;

/** The spells that a class always has prepared, by class level (SRD 5.2.1). */
export const classSpells: Partial<Readonly<Record<ClassName, SpellsByLevel>>> = {
  bard: { 20: ['Power Word Heal', 'Power Word Kill'] },
  druid: { 1: ['Speak with Animals'] },
  paladin: { 2: ['Divine Smite'], 5: ['Find Steed'] },
  ranger: { 1: ['Hunter’s Mark'] },
  warlock: { 9: ['Contact Other Plane'] },
};

/** The spells that the subclasses of SRD 5.2.1 always have prepared, by class level. */
export const subclassSpells: Partial<Readonly<Record<ClassName, SpellsByLevel>>> = {
  cleric: {
    3: ['Aid', 'Bless', 'Cure Wounds', 'Lesser Restoration'],
    5: ['Mass Healing Word', 'Revivify'],
    7: ['Aura of Life', 'Death Ward'],
    9: ['Greater Restoration', 'Mass Cure Wounds'],
  },
  paladin: {
    3: ['Protection from Evil and Good', 'Shield of Faith'],
    5: ['Aid', 'Zone of Truth'],
    9: ['Beacon of Hope', 'Dispel Magic'],
    13: ['Freedom of Movement', 'Guardian of Faith'],
    17: ['Commune', 'Flame Strike'],
  },
  sorcerer: {
    3: ['Alter Self', 'Chromatic Orb', 'Command', 'Dragon’s Breath'],
    5: ['Fear', 'Fly'],
    7: ['Arcane Eye', 'Charm Monster'],
    9: ['Legend Lore', 'Summon Dragon'],
  },
  warlock: {
    3: ['Burning Hands', 'Command', 'Scorching Ray', 'Suggestion'],
    5: ['Fireball', 'Stinking Cloud'],
    7: ['Fire Shield', 'Wall of Fire'],
    9: ['Geas', 'Insect Plague'],
  },
};

/** The spells of the Circle of the Land, by land and druid level. */
export const landSpells: Readonly<Record<string, SpellsByLevel>> = {
  arid: {
    3: ['Blur', 'Burning Hands', 'Fire Bolt'],
    5: ['Fireball'],
    7: ['Blight'],
    9: ['Wall of Stone'],
  },
  polar: {
    3: ['Fog Cloud', 'Hold Person', 'Ray of Frost'],
    5: ['Sleet Storm'],
    7: ['Ice Storm'],
    9: ['Cone of Cold'],
  },
  temperate: {
    3: ['Misty Step', 'Shocking Grasp', 'Sleep'],
    5: ['Lightning Bolt'],
    7: ['Freedom of Movement'],
    9: ['Tree Stride'],
  },
  tropical: {
    3: ['Acid Splash', 'Ray of Sickness', 'Web'],
    5: ['Stinking Cloud'],
    7: ['Polymorph'],
    9: ['Insect Plague'],
  },
};

/** The spells that options of class features always prepare, by the option and the class level. */
export const optionSpells: Readonly<Record<string, SpellsByLevel>> = {
  'pact-of-the-chain': { 1: ['Find Familiar'] },
};

/** The spells of the species options, by the option and the level of the character. */
export const speciesSpells: Readonly<Record<string, SpellsByLevel>> = {
  drow: { 1: ['Dancing Lights'], 3: ['Faerie Fire'], 5: ['Darkness'] },
  'high-elf': { 1: ['Prestidigitation'], 3: ['Detect Magic'], 5: ['Misty Step'] },
  'wood-elf': { 1: ['Druidcraft'], 3: ['Longstrider'], 5: ['Pass without Trace'] },
  'forest-gnome': { 1: ['Minor Illusion', 'Speak with Animals'] },
  'rock-gnome': { 1: ['Mending', 'Prestidigitation'] },
  abyssal: { 1: ['Poison Spray'], 3: ['Ray of Sickness'], 5: ['Hold Person'] },
  chthonic: { 1: ['Chill Touch'], 3: ['False Life'], 5: ['Ray of Enfeeblement'] },
  infernal: { 1: ['Fire Bolt'], 3: ['Hellish Rebuke'], 5: ['Darkness'] },
};
