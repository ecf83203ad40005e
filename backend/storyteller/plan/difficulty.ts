import type { Truths } from '../tables/row-types.ts';

/** The highest DC of a tier. From level 17 it is 25, which the rules call very hard. */
const hardestOf = (tier: number, level: number): number =>
  level >= 17 ? 25 : ([17, 19, 21][tier - 1] ?? 21);

/** What the rules call hard. A check that is not harder than this does not become so by a shift. */
const hard = 20;

const easiest = 10;

/** The damage of traps in SRD 5.2.1, by the level from which it is due: of a deadly one and of a nuisance. */
const damages = [
  [17, '99 (18d10)', '55 (10d10)'],
  [11, '55 (10d10)', '22 (4d10)'],
  [5, '22 (4d10)', '11 (2d10)'],
  [1, '11 (2d10)', '5 (1d10)'],
] as const;

/** What a falling roof and what a hot pot do to a party of the level. */
export function damagesFor(level: number): { readonly hurt: string; readonly sting: string } {
  const [, hurt, sting] = damages.find(([least]) => level >= least) ?? damages[3];
  return { hurt, sting };
}

/**
 * Adds to the DC of a table row, which is meant for the first levels. With a `shift`, a check is a little harder or
 * easier than in another text from the same table.
 */
export function difficultyFor(dc: number, truths: Truths, shift = 0): number {
  const tier = Number(truths['tier'] ?? 1);
  const level = Number(truths['level'] ?? 0);
  const step = level >= 17 ? 3 : tier - 1;
  const plain = dc + 2 * step;
  if (shift === 0) return Math.min(25, plain);
  const most = plain > hard ? hardestOf(tier, level) : Math.min(hard, hardestOf(tier, level));
  return Math.min(most, Math.max(easiest, plain + shift));
}
