import { abilityLabels, abilityNames } from '../abilities.ts';
import type { CharacterChoices } from '../choices.ts';
import { highestLevel } from '../class-list.ts';
import { characterClasses } from '../classes.ts';
import { speciesChoices } from '../data/species-options.ts';
import type { DerivedCharacter } from '../derive.ts';
import { experienceFor } from '../experience.ts';
import { multiclassRequirement } from '../multiclass.ts';
import { species } from '../origins.ts';
import { speciesOptionOf } from '../species-traits.ts';
import { subclassLevel } from '../subclass-levels.ts';
import { counted, type RuleMark } from './mark.ts';

/** Base scores are those of a roll, or what the table agrees on. */
const scoreLimits = { least: 3, most: 20 };

const levelLimit = ({ level }: CharacterChoices, { classes }: DerivedCharacter): RuleMark[] => {
  if (Number.isInteger(level) && level >= 1 && level <= highestLevel) return [];
  const used = classes.reduce((sum, one) => sum + one.level, 0);
  const message = `Characters have levels from 1 to ${highestLevel}. The numbers are those of level ${used}.`;
  return [{ path: '/level', message, rule: 'Character Advancement' }];
};

function otherClassMarks(character: CharacterChoices, { classes }: DerivedCharacter): RuleMark[] {
  const rule = 'Multiclassing';
  return (character.otherClasses ?? []).flatMap(({ class: name, level }, index) => {
    const path = `/otherClasses/${index}`;
    const { label } = characterClasses[name];
    const earlier = character.otherClasses?.findIndex((other) => other.class === name);
    if (name === character.class || earlier !== index) {
      const message = `${label} is listed twice, and only its first levels count.`;
      return [{ path: `${path}/class`, message, rule }];
    }
    const used = classes.find((one) => one.class === name)?.level ?? 0;
    if (used === level) return [];
    const message = `Of ${counted(level, `${label} level`)}, ${used} ${used === 1 ? 'counts' : 'count'}: all classes together have the level of the character, and level 1 belongs to its first class.`;
    return [{ path: `${path}/level`, message, rule }];
  });
}

function requirementMarks(
  character: CharacterChoices,
  { classes, scores }: DerivedCharacter,
): RuleMark[] {
  if (classes.length < 2) return [];
  return classes.flatMap(({ class: name }) => {
    const message = multiclassRequirement(name, scores);
    if (message === null) return [];
    const index = (character.otherClasses ?? []).findIndex((other) => other.class === name);
    const path = name === character.class ? '/class' : `/otherClasses/${index}/class`;
    return [{ path, message, rule: 'Multiclassing: Prerequisites' }];
  });
}

function subclassMarks(character: CharacterChoices, { classes }: DerivedCharacter): RuleMark[] {
  const chosen = character.subclasses ?? [];
  return chosen.flatMap(({ class: name, name: subclass }, index) => {
    const path = `/subclasses/${index}`;
    const { label } = characterClasses[name];
    const rule = `${label} Subclass`;
    if (chosen.findIndex((one) => one.class === name) < index) {
      const message = `A character has one subclass of each class. ${subclass} does not count.`;
      return [{ path, message, rule }];
    }
    const level = classes.find((one) => one.class === name)?.level ?? 0;
    if (level >= subclassLevel) return [];
    const has = level === 0 ? `no ${label} levels` : `${label} level ${level}`;
    const message = `A ${label} has a subclass from level ${subclassLevel}. This character has ${has}, so ${subclass} does not count yet.`;
    return [{ path, message, rule }];
  });
}

const scoreMarks = ({ abilities, overrides = [] }: CharacterChoices): RuleMark[] => [
  ...abilityNames.flatMap((name) => {
    const score = abilities[name];
    if (score >= scoreLimits.least && score <= scoreLimits.most) return [];
    const message = `${abilityLabels[name]} ${score} is outside ${scoreLimits.least} to ${scoreLimits.most}, the range of a score before increases.`;
    return [{ path: `/abilities/${name}`, message, rule: 'Ability Scores' }];
  }),
  ...overrides.flatMap(({ target, value }, index) => {
    const name = abilityNames.find((ability) => ability === target);
    if (name === undefined || (value >= 1 && value <= 30)) return [];
    const message = `Scores go from 1 to 30. ${abilityLabels[name]} counts as ${value < 1 ? 1 : 30}.`;
    return [{ path: `/overrides/${index}/value`, message, rule: 'Ability Scores' }];
  }),
];

function speciesMarks(character: CharacterChoices): RuleMark[] {
  const { speciesOption = '' } = character;
  if (speciesOption.trim() === '' || speciesOptionOf(character)) return [];
  const { label } = species[character.species];
  const choice = speciesChoices[character.species];
  const known = choice
    ? `The rules know ${choice.options.map(({ name }) => name).join(', ')}.`
    : `The rules of this species have no options.`;
  const message = `“${speciesOption}” is not an option of the species ${label}. ${known}`;
  return [{ path: '/speciesOption', message, rule: choice?.label ?? label }];
}

function experienceMarks(character: CharacterChoices): RuleMark[] {
  const { level, experience = 0, advancement = 'milestones' } = character;
  const needed = experienceFor(level);
  if (advancement === 'milestones' || experience >= needed) return [];
  const message = `Level ${level} needs ${needed} experience points; this character has ${experience}.`;
  return [{ path: '/experience', message, rule: 'Character Advancement' }];
}

export const levelMarks = (character: CharacterChoices, derived: DerivedCharacter): RuleMark[] => [
  ...levelLimit(character, derived),
  ...otherClassMarks(character, derived),
  ...requirementMarks(character, derived),
  ...subclassMarks(character, derived),
  ...scoreMarks(character),
  ...speciesMarks(character),
  ...experienceMarks(character),
];
