import type { Culture, PlaceNames } from '../tables/row-types.ts';

/** The names in one culture: of persons, places, inns, ships and factions. */
export interface CultureNames extends Culture {
  regions: readonly string[];
  /** More names of lands: `Bitterwood`. */
  lands: PlaceNames;
  /** `the Harvest Riding`; there are fewer of these, so they are drawn less often. */
  landPhrases: PlaceNames;
  inns: readonly string[];
  ships: readonly string[];
  factions: readonly string[];
}

type NameLists = Record<
  | 'id'
  | 'she'
  | 'he'
  | 'they'
  | 'last'
  | 'placeStarts'
  | 'placeEnds'
  | 'placeBefore'
  | 'regions'
  | 'landStarts'
  | 'landEnds'
  | 'theStarts'
  | 'theEnds'
  | 'inns'
  | 'ships'
  | 'factions',
  string
>;

const words = (names: string): string[] => names.split(' ');
/** Separated by `|`, because the names contain blanks. */
const phrases = (names: string): string[] => names.split('|');

export const cultureNames = (lists: NameLists): CultureNames => ({
  id: lists.id,
  she: words(lists.she),
  he: words(lists.he),
  they: words(lists.they),
  last: words(lists.last),
  place: {
    start: [...new Set(phrases(`${lists.placeStarts}|${lists.landStarts}`))],
    end: phrases(lists.placeEnds),
    before: phrases(lists.placeBefore),
  },
  regions: phrases(lists.regions),
  lands: { start: phrases(lists.landStarts), end: phrases(lists.landEnds) },
  landPhrases: {
    start: phrases(lists.theStarts).map((word) => `the ${word} `),
    end: phrases(lists.theEnds),
  },
  inns: phrases(lists.inns),
  ships: phrases(lists.ships),
  factions: phrases(lists.factions),
});
