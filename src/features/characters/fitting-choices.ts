import { dequal } from 'dequal/lite';
import {
  characterClasses,
  type CharacterClass,
  type ClassName,
} from '#src/lib/character/classes.ts';
import { backgrounds } from '#src/lib/character/origins.ts';
import { skills, skillNames, type Skill } from '#src/lib/character/skills.ts';
import type { CharacterValues } from './character-fields.ts';
import { speciesOptions, speciesSkills } from './data/origin-options.ts';
import type { Origin } from './first-origin.ts';
import { suggestionsFor, usualBackground } from './starting-character.ts';

/** A stored feat has the version of its row, or null; a suggested one has none. */
function withoutVersion(feat: Suggestions['feats'][number]) {
  const { catalogueVersion: _, ...rest } = feat;
  return rest;
}

/** A value that the user has chosen and that a new class, species or background does not fit. */
interface Misfit {
  readonly field: keyof CharacterValues;
  /** Why it does not fit, as a sentence. */
  readonly reason: string;
  /** What the form suggests instead. */
  readonly instead: Partial<CharacterValues>;
  /** Whether the server refuses the old value, so that it cannot be kept. */
  readonly mustChange: boolean;
}

export interface FittedChoices {
  /** What changes without a question: the choice itself, and values that were only suggestions. */
  readonly values: Partial<CharacterValues>;
  readonly misfits: readonly Misfit[];
}

type Suggestions = ReturnType<typeof suggestionsFor>;

const inWords = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

const skillsInWords = (names: readonly Skill[]): string =>
  inWords(names.map((name) => skills[name].label));

const classSkills = (name: ClassName): readonly Skill[] => {
  const { skills: list }: CharacterClass = characterClasses[name];
  return list ?? skillNames;
};

/** Why typed skills do not fit; null if they do. */
function skillProblem(chosen: readonly Skill[], origin: Origin): string | null {
  const given: readonly Skill[] = backgrounds[origin.background].skills;
  const twice = chosen.filter((skill) => given.includes(skill));
  const { label } = characterClasses[origin.class];
  if (twice.length > 0) {
    return `${backgrounds[origin.background].label} already gives ${skillsInWords(twice)}.`;
  }
  const { from = [] } = speciesSkills[origin.species] ?? {};
  const further = from.length > 0 ? 1 : 0;
  const outside = chosen.filter((skill) => !classSkills(origin.class).includes(skill));
  if (outside.length > further || outside.some((skill) => !from.includes(skill))) {
    return `${skillsInWords(outside)}: not among the skills of a ${label}.`;
  }
  const count = characterClasses[origin.class].skillCount + further;
  return chosen.length > count
    ? `You chose ${chosen.length} skills, and ${count} are yours.`
    : null;
}

/** The typed values that do not fit the new choices. */
function misfitsOf(
  values: CharacterValues,
  before: Origin,
  after: Origin,
  typed: (field: keyof Suggestions) => boolean,
): Misfit[] {
  const suggested = suggestionsFor(after);
  const found: Misfit[] = [];
  const add = (field: keyof Suggestions, reason: string, mustChange = false) =>
    found.push({ field, reason, instead: { [field]: suggested[field] }, mustChange });
  const { label } = characterClasses[after.class];

  const increasable: readonly string[] = backgrounds[after.background].abilities;
  if (
    typed('increases') &&
    values.increases.some(({ ability }) => !increasable.includes(ability))
  ) {
    const background = backgrounds[after.background].label;
    add('increases', `${background} adds to other abilities than the ones you chose.`, true);
  }
  const problem = typed('skills') ? skillProblem(values.skills, after) : null;
  if (problem !== null) add('skills', problem);
  if (before.class !== after.class) {
    const ofOld = (each: { class: ClassName | null }) =>
      each.class === before.class &&
      !values.otherClasses.some((other) => other.class === each.class);
    if (typed('spells') && values.spells.some(ofOld)) {
      const kept = values.spells.filter((spell) => !ofOld(spell));
      found.push({
        field: 'spells',
        reason: `${inWords(values.spells.filter(ofOld).map(({ name }) => name))}: cast as a ${characterClasses[before.class].label}.`,
        instead: { spells: [...kept, ...suggested.spells] },
        mustChange: false,
      });
    }
    if (typed('feats') && values.feats.some(ofOld)) {
      const kept = values.feats.filter((feat) => !ofOld(feat));
      const own = suggested.feats.filter((feat) => feat.class !== null);
      found.push({
        field: 'feats',
        reason: `${inWords(values.feats.filter(ofOld).map(({ name }) => name))}: from levels as a ${characterClasses[before.class].label}.`,
        instead: { feats: [...kept, ...own] },
        mustChange: false,
      });
    }
    if (typed('weaponMasteries') && suggested.weaponMasteries.length === 0) {
      add('weaponMasteries', `Weapon masteries: a ${label} has none.`);
    }
    if (typed('expertise') && values.expertise.length > 0 && suggested.expertise.length === 0) {
      add('expertise', `Expertise: a ${label} has none at level 1.`);
    }
    const lost = values.subclasses.filter(ofOld);
    if (lost.length > 0) {
      found.push({
        field: 'subclasses',
        reason: `${inWords(lost.map(({ name }) => name))}: not open to a ${label}.`,
        instead: { subclasses: values.subclasses.filter((subclass) => !ofOld(subclass)) },
        mustChange: false,
      });
    }
  }
  if (
    before.species !== after.species &&
    typed('speciesOption') &&
    values.speciesOption !== '' &&
    !speciesOptions(after.species).includes(values.speciesOption)
  ) {
    add('speciesOption', `${values.speciesOption}: belongs to the species you had before.`);
  }
  return found;
}

/** The class becomes the first one. If it was a further class, the two change places. */
function withFirstClass(values: CharacterValues, name: ClassName): CharacterValues['otherClasses'] {
  const further = values.otherClasses.find((other) => other.class === name);
  if (!further) return values.otherClasses;
  const others = values.otherClasses.reduce((sum, { level }) => sum + level, 0);
  return values.otherClasses.map((other) =>
    other.class === name ? { class: values.class, level: values.level - others } : other,
  );
}

/**
 * What a new class, species or background changes. Values that are what the form suggested are replaced by
 * the new suggestions. Typed values stay; those that do not fit any more are misfits, to be asked about.
 *
 * @param isNew Whether the character is not saved yet. Then the background, too, is a suggestion for the class.
 */
export function fitChoices(
  values: CharacterValues,
  chosen: Partial<Origin>,
  isNew: boolean,
): FittedChoices {
  const before: Origin = values;
  const follows =
    isNew &&
    chosen.class !== undefined &&
    values.background === usualBackground[before.class] &&
    dequal(values.increases, suggestionsFor(before).increases);
  const className = chosen.class ?? before.class;
  const after: Origin = {
    class: className,
    species: chosen.species ?? before.species,
    background: chosen.background ?? (follows ? usualBackground[className] : before.background),
  };
  const old = suggestionsFor(before);
  const next = suggestionsFor(after);
  // Rolled scores, and scores that were entered by hand, are never a suggestion.
  const ownScores = values.abilityMethod === 'roll' || values.abilityMethod === 'manual';
  const typed = (field: keyof Suggestions) =>
    field === 'feats'
      ? !dequal(values.feats.map(withoutVersion), old.feats.map(withoutVersion))
      : !dequal(values[field], old[field]) || (field === 'abilities' && ownScores);
  // The keys of the object are its fields.
  const fields = Object.keys(next) as (keyof Suggestions)[];
  const replaced = Object.fromEntries(
    fields.filter((field) => !typed(field)).map((field) => [field, next[field]]),
  );
  const otherClasses = withFirstClass(values, after.class);
  return {
    values: {
      ...after,
      ...replaced,
      ...(otherClasses !== values.otherClasses && { otherClasses }),
    },
    misfits: misfitsOf(values, before, after, typed),
  };
}

/**
 * The values that a draft writes, with the suggestions that follow from its class, species and background. One of
 * these that the draft does not write stays.
 */
export function withFitting(
  before: CharacterValues,
  written: Partial<CharacterValues>,
  isNew: boolean,
): Partial<CharacterValues> {
  const { class: className, species, background } = { ...before, ...written };
  const origin = { class: className, species, background };
  return { ...fitChoices(before, origin, isNew).values, ...written };
}
