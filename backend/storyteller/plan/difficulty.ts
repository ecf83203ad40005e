import type { Truths } from '../tables/row-types.ts';

/** No check of the rules is harder but "nearly impossible". */
const hardest = 25;

/** Tables have difficulties for the first levels. The rules call 20 hard and 25 very hard. */
export function difficultyFor(dc: number, truths: Truths): number {
  const tier = Number(truths['tier'] ?? 1);
  const step = Number(truths['level'] ?? 0) >= 17 ? 3 : tier - 1;
  return Math.min(hardest, dc + 2 * step);
}
