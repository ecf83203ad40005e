import type { Culture } from '../tables/row-types.ts';

/** The names in one culture: of persons, places, inns, ships and factions. */
export interface CultureNames extends Culture {
  regions: readonly string[];
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
  | 'regions'
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
  place: { start: phrases(lists.placeStarts), end: phrases(lists.placeEnds) },
  regions: phrases(lists.regions),
  inns: phrases(lists.inns),
  ships: phrases(lists.ships),
  factions: phrases(lists.factions),
});
