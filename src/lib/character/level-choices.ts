import type { CharacterChoices } from './choices.ts';
import { classesOf, type LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { classLevels, type ByLevel } from './data/class-levels.ts';

export type LevelChoiceKind =
  | 'subclass'
  | 'ability-score-improvement'
  | 'epic-boon'
  | 'fighting-style'
  | 'expertise';

/** Something that the player chooses at a class level. */
export interface LevelChoice {
  readonly class: ClassName;
  /** The level in the class. */
  readonly level: number;
  readonly kind: LevelChoiceKind;
  readonly label: string;
  readonly done: boolean;
}

/** How many skills get Expertise with a feature. */
const expertiseCounts: Readonly<Record<string, number>> = {
  Expertise: 2,
  'Deft Explorer': 1,
  Scholar: 1,
};

function kindOf(feature: string): LevelChoiceKind | null {
  if (feature.endsWith(' Subclass')) return 'subclass';
  if (feature === 'Ability Score Improvement') return 'ability-score-improvement';
  if (feature === 'Epic Boon') return 'epic-boon';
  if (feature === 'Fighting Style') return 'fighting-style';
  return feature in expertiseCounts ? 'expertise' : null;
}

type Pending = Omit<LevelChoice, 'done'> & { readonly feature: string };

const pendingOf = ({ class: name, level }: LevelsInClass): Pending[] => {
  const features: ByLevel<readonly string[]> = classLevels[name].features;
  return Object.entries(features)
    .filter(([from]) => Number(from) <= level)
    .flatMap(([from, names]) =>
      names.flatMap((feature) => {
        const kind = kindOf(feature);
        return kind === null
          ? []
          : [{ class: name, level: Number(from), kind, label: feature, feature }];
      }),
    );
};

/** What each class level asks the player to choose, and whether it is chosen. */
export function levelChoices(character: CharacterChoices): LevelChoice[] {
  const classes = classesOf(character);
  let expertiseLeft = character.expertise?.length ?? 0;
  return classes.flatMap((levels) =>
    pendingOf(levels).map(({ feature, ...choice }) => {
      if (choice.kind === 'subclass') return { ...choice, done: levels.subclass !== null };
      if (choice.kind === 'expertise') {
        expertiseLeft -= expertiseCounts[feature] ?? 0;
        return { ...choice, done: expertiseLeft >= 0 };
      }
      const done = (character.feats ?? []).some(
        (feat) => feat.class === choice.class && feat.level === choice.level,
      );
      return { ...choice, done };
    }),
  );
}
