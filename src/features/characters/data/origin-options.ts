import type { CharacterValues } from '../character-fields.ts';
import type { LevelsInClass } from '#src/lib/character/class-list.ts';
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

type ToolOrigin = Pick<CharacterValues, 'class' | 'background'> &
  Partial<Pick<CharacterValues, 'otherClasses'>>;

/** The tools that classes and background let the player choose. */
export function toolChoices(character: ToolOrigin): WordChoice[] {
  const { class: className, background, otherClasses = [] } = character;
  const first = toolsOfClass[className];
  // Of the further classes, only bard gives a tool to choose (SRD 5.2.1): one instrument.
  const isLaterBard = className !== 'bard' && otherClasses.some((other) => other.class === 'bard');
  const later = { label: 'Musical instrument', count: 1, from: instruments };
  const ofClasses =
    first && isLaterBard
      ? // The lists have the same instruments, so they are one choice.
        [{ ...first, count: first.count + later.count }]
      : [first, isLaterBard ? later : undefined];
  return [...ofClasses, toolsOfBackground[background]].filter((choice) => choice !== undefined);
}

/** The languages that a new character can choose; every character speaks Common. */
const standardLanguages: readonly string[] = [
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

/** Only features of classes give these. */
const rareLanguages: readonly string[] = [
  'Abyssal',
  'Celestial',
  'Deep Speech',
  'Druidic',
  'Infernal',
  'Primordial',
  'Sylvan',
  'Thieves’ Cant',
  'Undercommon',
];

export const commonLanguage = 'Common';
const languageCount = 2;

/** The class levels whose features give languages of the player's choice: Thieves’ Cant and Deft Explorer. */
const languagesOfClass: Partial<
  Readonly<Record<ClassName, { readonly level: number; readonly count: number }>>
> = {
  ranger: { level: 2, count: 2 },
  rogue: { level: 1, count: 1 },
};

/** The languages that the player chooses. Those that a class gives can be rare ones. */
export function languageChoice(
  classes: readonly Pick<LevelsInClass, 'class' | 'level'>[],
): WordChoice {
  const given = classes.reduce((sum, { class: name, level }) => {
    const ofClass = languagesOfClass[name];
    return ofClass && level >= ofClass.level ? sum + ofClass.count : sum;
  }, 0);
  const has = (name: ClassName) => classes.some((one) => one.class === name);
  const known = new Set([
    ...(has('druid') ? ['Druidic'] : []),
    ...(has('rogue') ? ['Thieves’ Cant'] : []),
  ]);
  const rare = given === 0 ? [] : rareLanguages.filter((language) => !known.has(language));
  return {
    label: 'Language',
    count: languageCount + given,
    from: [...standardLanguages, ...rare],
  };
}

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
