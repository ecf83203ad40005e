import type { CharacterChoices, ChosenFeat } from './choices.ts';
import { totalLevel, type LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { backgrounds } from './origins.ts';
import { slugIn, slugOf } from './slug.ts';

/** A feat, or an option of a class feature, at the levels that the character has. */
export interface TakenFeat extends ChosenFeat {
  /** The last part of the key in the catalogue, such as `defense`. */
  readonly slug: string;
}

/** Whether the level that gives the feat is reached. */
export function isReached(
  { class: name, level }: ChosenFeat,
  classes: readonly LevelsInClass[],
  total: number,
): boolean {
  if (name === null) return level <= total;
  return classes.some((one) => one.class === name && level <= one.level);
}

/** The feats of the levels that the character has, without the feat of the background. */
export const takenFeats = (
  character: CharacterChoices,
  classes: readonly LevelsInClass[],
): TakenFeat[] =>
  (character.feats ?? [])
    .filter((feat) => isReached(feat, classes, totalLevel(character)))
    .map((feat) => ({ ...feat, slug: slugIn(feat) }));

/** An Epic Boon raises a score to at most 30, another feat to at most 20. */
export const highestScoreWith = ({ slug }: Pick<TakenFeat, 'slug'>): number =>
  slug.startsWith('boon-of-') ? 30 : 20;

/** The feat of the background: `Magic Initiate (Cleric)` is `magic-initiate`. */
export const backgroundFeat = ({ background }: Pick<CharacterChoices, 'background'>): string =>
  slugOf(backgrounds[background].feat.replace(/ \(.*\)$/u, ''));

/** The slugs of all feats, for questions such as whether the character has Alert. */
export const featSlugs = (
  character: CharacterChoices,
  feats: readonly TakenFeat[],
): ReadonlySet<string> => new Set([...feats.map(({ slug }) => slug), backgroundFeat(character)]);

/** Whether an option of a class feature is chosen. */
export const hasOption = (
  feats: readonly TakenFeat[],
  className: ClassName,
  slug: string,
): boolean => feats.some((feat) => feat.class === className && feat.slug === slug);
