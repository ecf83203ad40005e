import { bordersTales } from './borders.ts';
import { endsTales } from './ends.ts';
import { fieldsTales } from './fields.ts';
import { heavensTales } from './heavens.ts';
import { heightsTales } from './heights.ts';
import { horrorLowTales } from './horror-low.ts';
import { hungerTales } from './hunger.ts';
import { realmsTales } from './realms.ts';
import { roadsTales } from './roads.ts';
import { streetsTales } from './streets.ts';
import { townsTales } from './towns.ts';
import { wondersTales } from './wonders.ts';
import type { Tale } from './tale-types.ts';

export const tales: readonly Tale[] = [
  ...roadsTales,
  ...hungerTales,
  ...horrorLowTales,
  ...townsTales,
  ...bordersTales,
  ...realmsTales,
  ...wondersTales,
  ...heavensTales,
  ...endsTales,
  ...streetsTales,
  ...fieldsTales,
  ...heightsTales,
];
