import { hashText } from '../random.ts';
import type { StoryKind, Tone } from '../story.ts';

/** For which tones and levels something is written. */
export interface Fit {
  id: string;
  tones: readonly Tone[];
  /** The first and the last level of a party; without them, any level. */
  levels?: readonly [first: number, last: number];
}

export const isForLevel = ({ levels }: Pick<Fit, 'levels'>, level: number): boolean =>
  levels === undefined || (levels[0] <= level && level <= levels[1]);

/**
 * Larger than the number of texts that a user usually requests one after another. A prime, so that seeds in equal steps
 * reach all parts.
 */
export const parts = 23;

/** Whether the seed of the plan is from the part of the seed of the request, so that all that it picks differs. */
export const keepsPart = (kind: StoryKind): boolean => kind === 'person' || kind === 'character';

/** A seed next to the given one that goes to the same part as the seed of the request. */
export const inPartOf = (seed: number, given: number): number =>
  given - (given % parts) + (((seed % parts) + parts) % parts);

/** The part to which a seed goes. */
const partOf = (seed: number): number => (seed * 7) % parts;

/**
 * Picks an item by the seed of the request. The list is cut into parts, and seeds that follow each other in
 * equal steps go to different parts: so twenty texts differ more than twenty independent draws would.
 */
export function spreadPick<Item>(list: readonly Item[], seed: number): Item {
  const inPart = (hashText(`spread|${seed}`) >>> 0) / 2 ** 32;
  const item = list[Math.floor((partOf(seed) + inPart) * (list.length / parts))];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/**
 * Picks one of a few truths of a story by the seed of the request. Twenty texts whose seeds are in equal steps tell a
 * story again only in a part beside that of the first, or next to that: there another truth comes first.
 *
 * @param apart how many parts apart the same story is mostly told again
 */
export function spreadTruth(numbers: readonly number[], seed: number, apart: 1 | 2 = 2): number {
  const part = partOf(seed);
  const number = numbers[(numbers.length === 2 ? Math.floor(part / apart) : part) % numbers.length];
  if (number === undefined) throw new Error('There is no truth.');
  return number;
}

/**
 * Like `spreadPick`, for a list of which most items fit: picks a position in the whole list, and returns the fitting
 * item that is nearest to it. So texts of different tones also differ.
 */
export function spreadNearest<Item>(
  all: readonly Item[],
  fitting: readonly Item[],
  seed: number,
): Item {
  const inPart = (hashText(`spread|${seed}`) >>> 0) / 2 ** 32;
  const at = (partOf(seed) + inPart) * (all.length / parts);
  const distance = (item: Item): number => {
    const apart = Math.abs(all.indexOf(item) + 0.5 - at);
    return Math.min(apart, all.length - apart);
  };
  const [nearest] = fitting.toSorted((one, other) => distance(one) - distance(other));
  if (nearest === undefined) throw new Error('There is nothing to pick from.');
  return nearest;
}

const wholeTexts = new WeakMap<object, string>();

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** All texts of an item. Fields in braces become `N`, because exclusions are checked separately for their values. */
export function wholeText(item: object): string {
  const known = wholeTexts.get(item);
  if (known !== undefined) return known;
  const text = textsIn(item)
    .join(' ')
    .replaceAll(/\{[^{}]*\}/g, 'N');
  wholeTexts.set(item, text);
  return text;
}

/**
 * Removes comedies, unless the request is whimsical or there is nothing else. An item is a comedy if its first tone
 * is whimsical: a story about gods who swap their work stays comic in a heroic text, too.
 */
export function withoutComedies<Item extends { tones: readonly Tone[] }>(
  list: readonly Item[],
  tone: Tone,
): readonly Item[] {
  if (tone === 'whimsical') return list;
  const earnest = list.filter(({ tones }) => tones[0] !== 'whimsical');
  return earnest.length > 0 ? earnest : list;
}
