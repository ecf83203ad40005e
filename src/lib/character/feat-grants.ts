import type { LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { classFeatures } from './data/class-features.ts';
import type { ByLevel } from './data/class-levels.ts';
import { featureOptions, styleAlternatives, type FeatureOptions } from './data/feature-options.ts';
import { subclasses } from './data/subclasses.ts';
import type { TakenFeat } from './feats.ts';
import { slugOf } from './slug.ts';
import { isSrdSubclass } from './subclass-levels.ts';

/** A class level that gives a feat. */
export interface FeatGrant {
  readonly class: ClassName;
  readonly level: number;
  readonly kind: 'ability-score-improvement' | 'epic-boon' | 'fighting-style';
  readonly label: string;
}

const grantKinds: Readonly<Record<string, FeatGrant['kind']>> = {
  'Ability Score Improvement': 'ability-score-improvement',
  'Epic Boon': 'epic-boon',
  'Fighting Style': 'fighting-style',
  'Additional Fighting Style': 'fighting-style',
};

/** The feats that the levels of a class give. */
export function featGrants(levels: LevelsInClass): FeatGrant[] {
  const { class: name, level } = levels;
  const tables: ByLevel<readonly string[]>[] = [classFeatures[name]];
  if (isSrdSubclass(levels)) tables.push(subclasses[name].features);
  return tables.flatMap((features) =>
    Object.entries(features)
      .filter(([from]) => Number(from) <= level)
      .flatMap(([from, labels]) =>
        labels.flatMap((label) => {
          const kind = grantKinds[label];
          return kind === undefined ? [] : [{ class: name, level: Number(from), kind, label }];
        }),
      ),
  );
}

/** The options of class features that the levels of a class let the player choose from. */
export const optionsOf = (levels: LevelsInClass): readonly FeatureOptions[] =>
  featureOptions.filter(
    (one) => one.class === levels.class && (!one.ofSubclass || isSrdSubclass(levels)),
  );

/** The options that contain the choice; null if it is a feat. */
export function featureOptionsWith({ class: name, slug }: TakenFeat): FeatureOptions | null {
  return (
    featureOptions.find(
      (one) => one.class === name && one.options.some((option) => slugOf(option) === slug),
    ) ?? null
  );
}

/** Whether the choice is what a paladin or ranger has instead of a Fighting Style feat. */
export function isStyleAlternative({ class: name, slug }: TakenFeat): boolean {
  const alternative = name === null ? undefined : styleAlternatives[name];
  return alternative !== undefined && slugOf(alternative) === slug;
}
