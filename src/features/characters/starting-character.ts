import type { CharacterFeat, CharacterInput, CharacterSpell } from '#src/generated/model/index.ts';
import type { AbilityIncrease } from '#src/lib/character/abilities.ts';
import type { CharacterChoices } from '#src/lib/character/choices.ts';
import { classesOf } from '#src/lib/character/class-list.ts';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { backgrounds, type BackgroundName } from '#src/lib/character/origins.ts';
import { masteryOptions } from '#src/lib/character/marks/mastery-marks.ts';
import { type Skill, skillNames } from '#src/lib/character/skills.ts';
import { startingArms } from '#src/lib/character/starting-items.ts';
import { masteryAllowance } from '#src/lib/character/weapon-masteries.ts';
import { initiateListOf } from './spell-choices/spell-counts.ts';
import type { CharacterValues } from './character-fields.ts';
import { firstOrigin, type Origin } from './first-origin.ts';
import {
  commonLanguage,
  languageChoice,
  usualSpeciesOption,
  speciesSkills,
  toolChoices,
  usualLanguages,
  usualSize,
} from './data/origin-options.ts';
import {
  initiateSpellsOf,
  type StarterSpell,
  starterSpellsOf,
  starterVersion,
} from './data/starter-spells.ts';

/** The background that goes well with a class. */
export const usualBackground: Readonly<Record<ClassName, BackgroundName>> = {
  barbarian: 'soldier',
  bard: 'acolyte',
  cleric: 'acolyte',
  druid: 'sage',
  fighter: 'soldier',
  monk: 'criminal',
  paladin: 'soldier',
  ranger: 'criminal',
  rogue: 'criminal',
  sorcerer: 'acolyte',
  warlock: 'acolyte',
  wizard: 'sage',
};

/** The skills that help a class most, the best first. The other skills of its list follow. */
export const bestSkills: Readonly<Record<ClassName, readonly Skill[]>> = {
  barbarian: ['perception', 'survival', 'athletics'],
  bard: ['persuasion', 'performance', 'perception', 'deception', 'insight'],
  cleric: ['medicine', 'persuasion', 'insight'],
  druid: ['perception', 'nature', 'survival'],
  fighter: ['perception', 'survival', 'athletics'],
  monk: ['acrobatics', 'insight', 'stealth'],
  paladin: ['persuasion', 'religion', 'athletics'],
  ranger: ['perception', 'survival', 'stealth', 'nature'],
  rogue: ['perception', 'acrobatics', 'investigation', 'deception', 'stealth'],
  sorcerer: ['persuasion', 'deception', 'arcana'],
  warlock: ['deception', 'intimidation', 'arcana'],
  wizard: ['investigation', 'insight', 'arcana'],
};

/**
 * +2 to the ability of the background that the class needs most, and +1 to the next one whose modifier rises with it:
 * that of an odd score.
 */
function usualIncreases(background: BackgroundName, className: ClassName): AbilityIncrease[] {
  const { array } = characterClasses[className];
  const [first, ...others] = backgrounds[background].abilities.toSorted(
    (a, b) => array[b] - array[a],
  );
  const second = others.find((ability) => array[ability] % 2 === 1) ?? others[0];
  return [
    ...(first ? [{ ability: first, amount: 2 }] : []),
    ...(second ? [{ ability: second, amount: 1 }] : []),
  ];
}

/** The skills of a class, then one skill of the species. None of them is a skill that the background gives. */
function usualSkills({ class: className, species, background }: Origin): Skill[] {
  const { skills, skillCount } = characterClasses[className];
  const best = bestSkills[className];
  const given: readonly Skill[] = backgrounds[background].skills;
  const isFree = (skill: Skill) => !given.includes(skill);
  const ofSpecies = speciesSkills[species]?.from.filter(isFree) ?? [];
  // A species with few skills chooses first: the class finds others.
  const few = ofSpecies.length < 4 ? ofSpecies.slice(0, 1) : [];
  const ofClass = [...new Set([...best, ...(skills ?? skillNames)])]
    .filter((skill) => (skills ?? skillNames).some((each) => each === skill))
    .filter((skill) => isFree(skill) && !few.includes(skill))
    .slice(0, skillCount);
  const many = [...new Set<Skill>(['perception', 'insight', ...best, ...skillNames])]
    .filter((skill) => ofSpecies.includes(skill) && !ofClass.includes(skill))
    .slice(0, few.length > 0 ? 0 : 1);
  return [...ofClass, ...few, ...many];
}

/** Common, and languages that go well with the species. */
function usualLanguagesOf({ class: className, species }: Origin): string[] {
  const usual = usualLanguages[species];
  const { count, from } = languageChoice([{ class: className, level: 1 }]);
  const all = [...usual, ...from.filter((language) => !usual.includes(language))];
  return [commonLanguage, ...all.slice(0, count)];
}

const usualTools = (origin: Origin): string[] =>
  toolChoices(origin).flatMap(({ count, from }) => from.slice(0, count));

const originFeat = (key: string, name: string): CharacterFeat => ({
  class: null,
  level: 1,
  key,
  name,
  increases: [],
});

/** What the classes choose at level 1: the fighting style of a fighter, and options of other classes. */
const usualOptions: Partial<Readonly<Record<ClassName, { key: string | null; name: string }>>> = {
  cleric: { key: null, name: 'Protector' },
  druid: { key: null, name: 'Warden' },
  fighter: { key: '2024#defense', name: 'Defense' },
  warlock: { key: null, name: 'Armor of Shadows' },
};

/** The feat of a human, and what the class chooses. */
function usualFeats({ class: className, species, background }: Origin): CharacterFeat[] {
  const isAlert = background === 'criminal';
  const option = usualOptions[className];
  return [
    ...(species === 'human'
      ? [
          isAlert
            ? originFeat('2024#savage-attacker', 'Savage Attacker')
            : originFeat('2024#alert', 'Alert'),
        ]
      : []),
    ...(option ? [{ ...option, class: className, level: 1, increases: [] }] : []),
  ];
}

/** A rogue knows two skills better than others. */
function usualExpertise(origin: Origin, skills: readonly Skill[]): Skill[] {
  if (origin.class !== 'rogue') return [];
  const proficient = new Set<Skill>([...backgrounds[origin.background].skills, ...skills]);
  const best: readonly Skill[] = ['stealth', 'sleight-of-hand', 'perception', 'acrobatics'];
  return [...new Set([...best, ...skillNames])]
    .filter((skill) => proficient.has(skill))
    .slice(0, 2);
}

/** How many of the spells in a new spellbook are prepared. */
const firstPrepared = 4;

/** The spells of the class, and those of the background’s feat. */
function usualSpells({
  class: className,
  background,
}: Pick<Origin, 'class' | 'background'>): CharacterSpell[] {
  const starters = starterSpellsOf(className);
  const leveled = starters.filter(({ facts }) => facts.level > 0);
  const list = initiateListOf(background);
  return [
    ...starters.map((spell) =>
      copyOf(spell, className, spell.facts.level === 0 || leveled.indexOf(spell) < firstPrepared),
    ),
    ...(list === null ? [] : initiateSpellsOf(list).map((spell) => copyOf(spell, null, true))),
  ];
}

const copyOf = (
  { key, name, facts }: StarterSpell,
  className: ClassName | null,
  prepared: boolean,
): CharacterSpell => ({
  class: className,
  key,
  catalogueVersion: starterVersion,
  name,
  prepared,
  facts: { ...facts },
});

/** The kinds of weapons that are chosen after those of the kit. Most characters can use them. */
export const goodWeapons: readonly string[] = [
  'Longsword',
  'Longbow',
  'Greatsword',
  'Shortsword',
  'Shortbow',
  'Dagger',
  'Handaxe',
  'Spear',
];

/** The weapons of the kit first, as far as their mastery can be chosen. */
function usualMasteries(origin: Origin): string[] {
  const { class: className, background } = origin;
  const { array: abilities } = characterClasses[className];
  const character = { ...origin, level: 1, abilities, increases: [], skills: [] };
  const choices: CharacterChoices = { ...character, equipment: 'kit' };
  const classes = classesOf(choices);
  const { count } = masteryAllowance(classes);
  const options = masteryOptions(choices, { classes });
  const owned = startingArms(className, background).map(({ name }) => name);
  return [...new Set([...owned, ...goodWeapons])]
    .filter((name) => options.includes(name))
    .slice(0, count);
}

/** The values that the form suggests for the choices. They are a legal character of level 1. */
export function suggestionsFor(origin: Origin) {
  const skills = usualSkills(origin);
  return {
    abilities: characterClasses[origin.class].array,
    increases: usualIncreases(origin.background, origin.class),
    skills,
    expertise: usualExpertise(origin, skills),
    tools: usualTools(origin),
    languages: usualLanguagesOf(origin),
    speciesOption: usualSpeciesOption[origin.species] ?? '',
    size: usualSize(origin.species),
    feats: usualFeats(origin),
    spells: usualSpells(origin),
    weaponMasteries: usualMasteries(origin),
  } satisfies Partial<CharacterValues>;
}

/** The default values of a new character. They follow the rules, except that the name is empty. */
export const startingCharacter = {
  name: '',
  ...firstOrigin,
  level: 1,
  abilityMethod: 'standard-array',
  ...suggestionsFor(firstOrigin),
  equipment: 'kit',
  concept: '',
  otherClasses: [],
  subclasses: [],
  items: null,
  overrides: [],
  advancement: 'milestones',
  experience: 0,
  appearance: '',
  backstory: '',
  notesForMe: '',
  notesForGameMaster: '',
  notesForEveryone: '',
} satisfies CharacterInput;
