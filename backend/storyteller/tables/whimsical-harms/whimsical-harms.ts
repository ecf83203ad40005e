import type { Harm } from '../plot-types.ts';
import { whimsicalHonours } from './honours.ts';
import { whimsicalMonuments } from './monuments.ts';
import { whimsicalParrots } from './parrots.ts';
import { whimsicalPoliteness } from './politeness.ts';
import { whimsicalSwaps } from './swaps.ts';

export const whimsicalHarms: readonly Harm[] = [
  whimsicalSwaps,
  whimsicalParrots,
  whimsicalMonuments,
  whimsicalPoliteness,
  whimsicalHonours,
];
