import { bordersTales } from './borders.ts';
import { horrorLowTales } from './horror-low.ts';
import { hungerTales } from './hunger.ts';
import { roadsTales } from './roads.ts';
import { townsTales } from './towns.ts';
import type { Tale } from './tale-types.ts';

export const tales: readonly Tale[] = [
  ...roadsTales,
  ...hungerTales,
  ...horrorLowTales,
  ...townsTales,
  ...bordersTales,
];
