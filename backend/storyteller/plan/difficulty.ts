import type { Truths } from '../tables/row-types.ts';

/** No check of a scale is harder; at the highest levels 25 is "nearly impossible". */
const hardestOf = (tier: number, level: number): number =>
  level >= 17 ? 25 : ([17, 19, 21][tier - 1] ?? 21);

const easiest = 10;

/**
 * Tables have difficulties for the first levels. The rules call 20 hard and 25 very hard. A text can be a little
 * harder or easier than another one of the same table.
 */
export function difficultyFor(dc: number, truths: Truths): number {
  const tier = Number(truths['tier'] ?? 1);
  const level = Number(truths['level'] ?? 0);
  const step = level >= 17 ? 3 : tier - 1;
  const shift = Number(truths['shift'] ?? 0);
  const found = dc + 2 * step + shift;
  return shift === 0
    ? Math.min(25, found)
    : Math.min(hardestOf(tier, level), Math.max(easiest, found));
}
