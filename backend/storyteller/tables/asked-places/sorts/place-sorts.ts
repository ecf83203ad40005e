import type { PlaceSort } from '../families/place-family.ts';
import { sortsOfWater } from './sorts-of-water.ts';
import { sortsOfCare } from './sorts-of-care.ts';
import { sortsOfTravel } from './sorts-of-travel.ts';
import { sortsOfTrade } from './sorts-of-trade.ts';
import { sortsOfOutlaws } from './sorts-of-outlaws.ts';
import { sortsOfWonders } from './sorts-of-wonders.ts';
import { sortsOfTheDead } from './sorts-of-the-dead.ts';
import { sortsOfStrength } from './sorts-of-strength.ts';

/** The first one that has the noun of an idea gives the rows. */
export const placeSorts: readonly PlaceSort[] = [
  ...sortsOfWater,
  ...sortsOfCare,
  ...sortsOfTravel,
  ...sortsOfTrade,
  ...sortsOfOutlaws,
  ...sortsOfWonders,
  ...sortsOfTheDead,
  ...sortsOfStrength,
];
