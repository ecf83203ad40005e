import type { CharacterValues } from '../character-fields.ts';
import type { BackgroundName, SpeciesName } from '#src/lib/character/origins.ts';
import { speciesChoices } from '#src/lib/character/data/species-options.ts';
import type { ClassName } from '#src/lib/character/classes.ts';
import { gamingSets } from '#src/lib/character/known.ts';
import { type Skill, skillNames } from '#src/lib/character/skills.ts';

/** The names of the options of a species in SRD 5.2.1; empty for a species without options. */
export const speciesOptions = (name: SpeciesName): string[] =>
  speciesChoices[name]?.options.map((option) => option.name) ?? [];

/** The option that the form suggests. */
export const usualSpeciesOption: Partial<Readonly<Record<SpeciesName, string>>> = {
  dragonborn: 'Red',
  elf: 'High Elf',
  gnome: 'Forest Gnome',
  goliath: 'Stone’s Endurance',
  tiefling: 'Infernal',
};

const bothSizes: ReadonlySet<SpeciesName> = new Set(['human', 'tiefling']);

/** Whether the player chooses the size. */
export const hasBothSizes = (name: SpeciesName): boolean => bothSizes.has(name);

/** The size that a species has if the player cannot choose it. */
export const usualSize = (name: SpeciesName): CharacterValues['size'] =>
  name === 'gnome' || name === 'halfling' ? 'small' : 'medium';

/** A skill besides those of class and background. */
interface SpeciesSkill {
  readonly trait: string;
  readonly from: readonly Skill[];
}

export const speciesSkills: Partial<Readonly<Record<SpeciesName, SpeciesSkill>>> = {
  elf: { trait: 'Keen Senses', from: ['insight', 'survival', 'perception'] },
  human: { trait: 'Skillful', from: skillNames },
};

const instruments = [
  'Lute',
  'Flute',
  'Drum',
  'Bagpipes',
  'Dulcimer',
  'Horn',
  'Lyre',
  'Pan Flute',
  'Shawm',
  'Viol',
];

const artisansTools = [
  'Carpenter’s Tools',
  'Alchemist’s Supplies',
  'Brewer’s Supplies',
  'Calligrapher’s Supplies',
  'Cartographer’s Tools',
  'Cobbler’s Tools',
  'Cook’s Utensils',
  'Glassblower’s Tools',
  'Jeweler’s Tools',
  'Leatherworker’s Tools',
  'Mason’s Tools',
  'Painter’s Supplies',
  'Potter’s Tools',
  'Smith’s Tools',
  'Tinker’s Tools',
  'Weaver’s Tools',
  'Woodcarver’s Tools',
];

/** Words of which a player chooses some. The first ones are the suggestion. */
export interface WordChoice {
  readonly label: string;
  readonly count: number;
  readonly from: readonly string[];
}

const toolsOfClass: Partial<Readonly<Record<ClassName, WordChoice>>> = {
  bard: { label: 'Musical instrument', count: 3, from: instruments },
  monk: { label: 'Tool or instrument', count: 1, from: [...artisansTools, ...instruments] },
};

const toolsOfBackground: Partial<Readonly<Record<BackgroundName, WordChoice>>> = {
  soldier: { label: 'Gaming set', count: 1, from: gamingSets },
};

/** The tools that class and background let the player choose. */
export const toolChoices = (className: ClassName, background: BackgroundName): WordChoice[] =>
  [toolsOfClass[className], toolsOfBackground[background]].filter((choice) => choice !== undefined);

/** The languages that a new character can choose; every character speaks Common. */
export const standardLanguages: readonly string[] = [
  'Dwarvish',
  'Elvish',
  'Giant',
  'Gnomish',
  'Goblin',
  'Halfling',
  'Orc',
  'Draconic',
  'Common Sign Language',
];

export const commonLanguage = 'Common';
export const languageCount = 2;

/** The languages that the form suggests first for a species. */
export const usualLanguages: Readonly<Record<SpeciesName, readonly [string, string]>> = {
  dragonborn: ['Draconic', 'Dwarvish'],
  dwarf: ['Dwarvish', 'Giant'],
  elf: ['Elvish', 'Halfling'],
  gnome: ['Gnomish', 'Dwarvish'],
  goliath: ['Giant', 'Dwarvish'],
  halfling: ['Halfling', 'Elvish'],
  human: ['Dwarvish', 'Elvish'],
  orc: ['Orc', 'Goblin'],
  tiefling: ['Draconic', 'Elvish'],
};
