import type { PlaceSort } from '../families/place-family.ts';
import { sortsOfSky } from './sorts-of-sky.ts';
import { sortsOfWater } from './sorts-of-water.ts';
import { sortsOfShores } from './sorts-of-shores.ts';
import { sortsOfCare } from './sorts-of-care.ts';
import { sortsOfTravel } from './sorts-of-travel.ts';
import { sortsOfTrade } from './sorts-of-trade.ts';
import { sortsOfOutlaws } from './sorts-of-outlaws.ts';
import { sortsOfWonders } from './sorts-of-wonders.ts';
import { sortsOfTheDead } from './sorts-of-the-dead.ts';
import { sortsOfOldFolk } from './sorts-of-old-folk.ts';
import { sortsOfCrafts } from './sorts-of-crafts.ts';
import { sortsOfShows } from './sorts-of-shows.ts';
import { sortsOfGames } from './sorts-of-games.ts';
import { sortsOfBooks } from './sorts-of-books.ts';
import { sortsOfStrength } from './sorts-of-strength.ts';

/** The first one that has the noun of an idea gives the rows. */
export const placeSorts: readonly PlaceSort[] = [
  ...sortsOfSky,
  ...sortsOfWater,
  ...sortsOfShores,
  ...sortsOfCare,
  ...sortsOfTravel,
  ...sortsOfTrade,
  ...sortsOfOutlaws,
  ...sortsOfWonders,
  ...sortsOfTheDead,
  ...sortsOfOldFolk,
  ...sortsOfCrafts,
  ...sortsOfShows,
  ...sortsOfGames,
  ...sortsOfBooks,
  ...sortsOfStrength,
];
