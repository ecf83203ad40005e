import type { CharacterChoices } from './choices.ts';
import { classesOf, type LevelsInClass } from './class-list.ts';
import { furtherCantrips } from './class-options.ts';
import { characterClasses, type ClassName } from './classes.ts';
import { classFeatures } from './data/class-features.ts';
import { classLevels, type ClassLevels } from './data/class-levels.ts';
import { styleAlternatives } from './data/feature-options.ts';
import { speciesChoices } from './data/species-options.ts';
import { featGrants, featureOptionsWith, optionsOf } from './feat-grants.ts';
import { takenFeats, type TakenFeat } from './feats.ts';
import { placeSkills, skillAllowances } from './skill-allowance.ts';
import { speciesOptionOf } from './species-traits.ts';
import { countedSpells } from './spell-counts.ts';
import { spellLimits } from './spell-limits.ts';
import { subclassLevel } from './subclass-levels.ts';

export type LevelChoiceKind =
  | 'subclass'
  | 'ability-score-improvement'
  | 'epic-boon'
  | 'fighting-style'
  | 'expertise'
  | 'skills'
  | 'option'
  | 'cantrips'
  | 'spells'
  | 'species-option'
  | 'origin-feat';

/** Something that the player chooses at a class level. */
export interface LevelChoice {
  /** Null for a choice of the species. */
  readonly class: ClassName | null;
  /** The level in the class, or of the character. */
  readonly level: number;
  readonly kind: LevelChoiceKind;
  readonly label: string;
  /** How many things are chosen. */
  readonly count: number;
  /** The names to choose from; null if they are not in a short list. */
  readonly options: readonly string[] | null;
  readonly done: boolean;
}

/** How many skills get Expertise with a feature. */
const expertiseCounts: Readonly<Record<string, number>> = {
  Expertise: 2,
  'Deft Explorer': 1,
  Scholar: 1,
};

const styles = ['Archery', 'Defense', 'Great Weapon Fighting', 'Two-Weapon Fighting'];

/** The features with Expertise that the levels of a class give. */
export function expertiseOf({ class: name, level }: LevelsInClass) {
  return Object.entries(classFeatures[name])
    .filter(([from]) => Number(from) <= level)
    .flatMap(([from, labels]) =>
      labels.flatMap((label) => {
        const count = expertiseCounts[label];
        return count === undefined ? [] : [{ class: name, level: Number(from), label, count }];
      }),
    );
}

const countOfFeats = (feats: readonly TakenFeat[], fits: (feat: TakenFeat) => boolean): number =>
  feats.filter(fits).length;

const subclassChoice = ({ class: name, level, subclass }: LevelsInClass): LevelChoice[] =>
  level < subclassLevel
    ? []
    : [
        {
          class: name,
          level: subclassLevel,
          kind: 'subclass',
          label: `${characterClasses[name].label} Subclass`,
          count: 1,
          options: null,
          done: subclass !== null,
        },
      ];

const featChoices = (levels: LevelsInClass, feats: readonly TakenFeat[]): LevelChoice[] =>
  featGrants(levels).map((grant) => {
    const alternative = styleAlternatives[grant.class];
    const isStyle = grant.kind === 'fighting-style';
    return {
      ...grant,
      count: 1,
      options: isStyle ? [...styles, ...(alternative === undefined ? [] : [alternative])] : null,
      done:
        countOfFeats(
          feats,
          (feat) =>
            feat.class === grant.class &&
            feat.level === grant.level &&
            featureOptionsWith(feat) === null,
        ) > 0,
    };
  });

const optionChoices = (levels: LevelsInClass, feats: readonly TakenFeat[]): LevelChoice[] =>
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
          countOfFeats(
            feats,
            (feat) =>
              feat.class === levels.class &&
              feat.level === level &&
              featureOptionsWith(feat)?.label === choice.label,
          ) >= count,
      })),
  );

function spellChoices(
  character: CharacterChoices,
  levels: LevelsInClass,
  feats: readonly TakenFeat[],
): LevelChoice[] {
  const { class: name, level } = levels;
  const { spells }: ClassLevels = classLevels[name];
  if (!spells) return [];
  const limits = spellLimits(spells, levels, furtherCantrips(feats, name));
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

function speciesChoicesOf(character: CharacterChoices, feats: readonly TakenFeat[]): LevelChoice[] {
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

/** What species and class levels ask the player to choose, and whether it is chosen. */
export function levelChoices(character: CharacterChoices): LevelChoice[] {
  const classes = classesOf(character);
  const feats = takenFeats(character, classes);
  const allowances = skillAllowances(character, classes, feats).filter((one) => !one.isOptional);
  const { filled } = placeSkills(character, allowances);
  const skills = allowances.map((allowance) => ({
    class: allowance.class,
    level: allowance.level,
    kind: 'skills' as const,
    label: allowance.label,
    count: allowance.count,
    options: allowance.from,
    done: (filled.get(allowance) ?? 0) >= allowance.count,
  }));
  let expertiseLeft = character.expertise?.length ?? 0;
  const expertise = classes.flatMap(expertiseOf).map((choice) => {
    expertiseLeft -= choice.count;
    return { ...choice, kind: 'expertise' as const, options: null, done: expertiseLeft >= 0 };
  });
  const ofClass = (levels: LevelsInClass): LevelChoice[] =>
    [
      ...skills.filter((one) => one.class === levels.class),
      ...subclassChoice(levels),
      ...featChoices(levels, feats),
      ...expertise.filter((one) => one.class === levels.class),
      ...optionChoices(levels, feats),
      ...spellChoices(character, levels, feats),
    ].toSorted((a, b) => a.level - b.level);
  return [
    ...speciesChoicesOf(character, feats),
    ...skills.filter((one) => one.class === null),
    ...classes.flatMap(ofClass),
  ];
}
