import type { CharacterChoices, ChosenFeat } from './choices.ts';
import { totalLevel, type LevelsInClass } from './class-list.ts';
import { backgrounds } from './origins.ts';

/** A feat that the character has at its levels. */
export interface TakenFeat extends ChosenFeat {
  /** The last part of the key in the catalogue, such as `defense`. */
  readonly slug: string;
}

/** `Boon of Fate` is `boon-of-fate`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[’']/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const featSlug = ({ key, name }: Pick<ChosenFeat, 'key' | 'name'>): string =>
  key === null ? slugOf(name) : key.slice(key.indexOf('#') + 1);

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
    .map((feat) => ({ ...feat, slug: featSlug(feat) }));

/** An Epic Boon raises a score to at most 30, another feat to at most 20. */
export const highestScoreWith = ({ slug }: Pick<TakenFeat, 'slug'>): number =>
  slug.startsWith('boon-of-') ? 30 : 20;

/** The names of all feats for questions such as whether the character has Alert. */
export const featSlugs = (
  character: CharacterChoices,
  feats: readonly TakenFeat[],
): ReadonlySet<string> =>
  new Set([
    ...feats.map(({ slug }) => slug),
    slugOf(backgrounds[character.background].feat.replace(/ \(.*\)$/u, '')),
  ]);
