import type { CharacterChoices } from './choices.ts';
import { classesOf, type LevelsInClass } from './class-list.ts';
import { characterClasses, type ClassName } from './classes.ts';
import { classFeatures } from './data/class-features.ts';
import { styleAlternatives } from './data/feature-options.ts';
import { featGrants, featureOptionsWith } from './feat-grants.ts';
import { takenFeats, type TakenFeat } from './feats.ts';
import { subclassLevel } from './subclass-levels.ts';

type LevelChoiceKind =
  | 'subclass'
  | 'ability-score-improvement'
  | 'epic-boon'
  | 'fighting-style'
  | 'expertise';

/** Something that the player chooses at a class level. `furtherChoices` has the rest. */
export interface LevelChoice {
  readonly class: ClassName;
  /** The level in the class. */
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
      done: feats.some(
        (feat) =>
          feat.class === grant.class &&
          feat.level === grant.level &&
          featureOptionsWith(feat) === null,
      ),
    };
  });

/** What each class level asks the player to choose, and whether it is chosen. */
export function levelChoices(character: CharacterChoices): LevelChoice[] {
  const classes = classesOf(character);
  const feats = takenFeats(character, classes);
  let expertiseLeft = character.expertise?.length ?? 0;
  const expertise = classes.flatMap(expertiseOf).map((choice) => {
    expertiseLeft -= choice.count;
    return { ...choice, kind: 'expertise' as const, options: null, done: expertiseLeft >= 0 };
  });
  return classes.flatMap((levels) =>
    [
      ...subclassChoice(levels),
      ...featChoices(levels, feats),
      ...expertise.filter((one) => one.class === levels.class),
    ].toSorted((a, b) => a.level - b.level),
  );
}
