import type { PlaceSort } from '../families/place-family.ts';
import { plotsOfHouses } from './plots-of-houses.ts';
import { plotsOfLonelyPlaces } from './plots-of-lonely-places.ts';
import { plotsOfShows } from './plots-of-shows.ts';
import { sortsOfFolkTowns } from './sorts-of-folk-towns.ts';
import { sortsOfGround } from './sorts-of-ground.ts';
import { sortsOfGuests } from './sorts-of-guests.ts';
import { sortsOfInstruments } from './sorts-of-instruments.ts';
import { sortsOfOffices } from './sorts-of-offices.ts';
import { sortsOfQuarters } from './sorts-of-quarters.ts';
import { sortsOfRecords } from './sorts-of-records.ts';
import { sortsOfTowns } from './sorts-of-towns.ts';
import { sortsOfVillages } from './sorts-of-villages.ts';
import { sortsOfWays } from './sorts-of-ways.ts';
import { sortsOfWilds } from './sorts-of-wilds.ts';
import { sortsOfYards } from './sorts-of-yards.ts';
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

const morePlots = { ...plotsOfHouses, ...plotsOfLonelyPlaces, ...plotsOfShows };

const sorts: readonly PlaceSort[] = [
  ...sortsOfSky,
  ...sortsOfTowns,
  ...sortsOfFolkTowns,
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
  ...sortsOfVillages,
  ...sortsOfOffices,
  ...sortsOfRecords,
  ...sortsOfWays,
  ...sortsOfInstruments,
  ...sortsOfGuests,
  ...sortsOfStrength,
  ...sortsOfYards,
  ...sortsOfGround,
  ...sortsOfQuarters,
  ...sortsOfWilds,
];

/** The first one that has the noun of an idea gives the rows. */
export const placeSorts: readonly PlaceSort[] = sorts.map((sort) => ({
  ...sort,
  plots: [...sort.plots, ...(morePlots[sort.id] ?? [])],
}));
