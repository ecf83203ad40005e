import type { CharacterChoices } from './choices.ts';
import { classesOf, type LevelsInClass } from './class-list.ts';
import { furtherCantrips } from './class-options.ts';
import { characterClasses, type ClassName } from './classes.ts';
import { speciesChoices } from './data/species-options.ts';
import { featureOptionsWith, optionsOf } from './feat-grants.ts';
import { takenFeats, type TakenFeat } from './feats.ts';
import { assignSkills, skillAllowances } from './skill-allowance.ts';
import { speciesOptionOf } from './species-traits.ts';
import { countedSpells } from './spell-counts.ts';
import { spellLimits } from './spell-limits.ts';

/** What species and class levels ask the player to choose besides subclasses, feats and Expertise. */
export interface FurtherChoice {
  /** Null for a choice of the species. */
  readonly class: ClassName | null;
  /** The level in the class, or of the character. */
  readonly level: number;
  readonly kind: 'skills' | 'option' | 'cantrips' | 'spells' | 'species-option' | 'origin-feat';
  readonly label: string;
  /** How many things are chosen. */
  readonly count: number;
  /** The names to choose from; null if they are not in a short list. */
  readonly options: readonly string[] | null;
  readonly done: boolean;
}

const optionChoices = (levels: LevelsInClass, feats: readonly TakenFeat[]): FurtherChoice[] =>
  optionsOf(levels).flatMap((choice) =>
    Object.entries(choice.counts)
      .map(([from, count]) => ({ level: Number(from), count }))
      .filter(({ level }) => level <= levels.level)
      .map(({ level, count }) => ({
        class: levels.class,
        level,
        kind: 'option' as const,
        label: choice.label,
        count,
        options: choice.options,
        done:
          feats.filter(
            (feat) =>
              feat.class === levels.class &&
              feat.level === level &&
              featureOptionsWith(feat)?.label === choice.label,
          ).length >= count,
      })),
  );

function spellChoices(
  character: CharacterChoices,
  levels: LevelsInClass,
  feats: readonly TakenFeat[],
): FurtherChoice[] {
  const { class: name, level } = levels;
  const limits = spellLimits(levels, furtherCantrips(feats, name));
  if (!limits) return [];
  const counted = countedSpells(character, name);
  const choice = { class: name, level, options: null };
  const { label } = characterClasses[name];
  return [
    {
      ...choice,
      kind: 'cantrips' as const,
      label: `${label} cantrips`,
      count: limits.cantrips,
      done: counted.cantrips.length >= limits.cantrips,
    },
    {
      ...choice,
      kind: 'spells' as const,
      label: `${label} spells`,
      count: limits.prepared,
      done: counted.prepared.length >= limits.prepared,
    },
  ].filter(({ count }) => count > 0);
}

function speciesChoicesOf(
  character: CharacterChoices,
  feats: readonly TakenFeat[],
): FurtherChoice[] {
  const choice = speciesChoices[character.species];
  const ofSpecies = { class: null, level: 1, count: 1 };
  return [
    ...(choice
      ? [
          {
            ...ofSpecies,
            kind: 'species-option' as const,
            label: choice.label,
            options: choice.options.map(({ name }) => name),
            done: speciesOptionOf(character) !== null,
          },
        ]
      : []),
    ...(character.species === 'human'
      ? [
          {
            ...ofSpecies,
            kind: 'origin-feat' as const,
            label: 'Versatile',
            options: ['Alert', 'Magic Initiate', 'Savage Attacker', 'Skilled'],
            done: feats.some((feat) => feat.class === null),
          },
        ]
      : []),
  ];
}

function skillChoices(
  character: CharacterChoices,
  classes: readonly LevelsInClass[],
  feats: readonly TakenFeat[],
): FurtherChoice[] {
  const allowances = skillAllowances(character, classes, feats).filter((one) => !one.isOptional);
  const { filled } = assignSkills(character, allowances);
  return allowances.map((allowance) => ({
    class: allowance.class,
    level: allowance.level,
    kind: 'skills' as const,
    label: allowance.label,
    count: allowance.count,
    options: allowance.from,
    done: (filled.get(allowance) ?? 0) >= allowance.count,
  }));
}

/** The choices of the species, and skills, options of features and spells of the classes. */
export function furtherChoices(character: CharacterChoices): FurtherChoice[] {
  const classes = classesOf(character);
  const feats = takenFeats(character, classes);
  const skills = skillChoices(character, classes, feats);
  const ofClass = (levels: LevelsInClass): FurtherChoice[] =>
    [
      ...skills.filter((one) => one.class === levels.class),
      ...optionChoices(levels, feats),
      ...spellChoices(character, levels, feats),
    ].toSorted((a, b) => a.level - b.level);
  return [
    ...speciesChoicesOf(character, feats),
    ...skills.filter((one) => one.class === null),
    ...classes.flatMap(ofClass),
  ];
}
