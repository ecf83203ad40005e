import type { Situation } from '../plan/situation.ts';
import { inDigits } from '../realise/tidy.ts';

type Tier = Situation['tier'];

/** By how much the sums of each scale exceed those of a town. */
const sumFactors: Readonly<Record<Tier, number>> = { 1: 1, 2: 7.5, 3: 100 };

/** What a person without rank pays: a blacksmith at level 20 pays what a blacksmith can. */
export const smallSumOf = (coins: string, tier: Tier): string =>
  inDigits(Math.round(Number(coins) / sumFactors[tier]));
