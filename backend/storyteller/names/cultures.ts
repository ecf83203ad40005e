import type { CultureNames } from './culture-names.ts';
import { birch, fjord, glen, hold, lowland, vale } from './cultures-north.ts';
import { bough, delta, dune, lagoon, steppe, terrace } from './cultures-south.ts';

export const cultures: readonly CultureNames[] = [
  vale,
  fjord,
  lowland,
  glen,
  birch,
  hold,
  lagoon,
  dune,
  delta,
  terrace,
  steppe,
  bough,
];
