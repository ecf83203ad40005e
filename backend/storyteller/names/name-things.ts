import type { Random } from '../random.ts';
import type { Pronouns } from '../story.ts';
import type { Culture } from '../tables/row-types.ts';

/** What a story has named already, and which words its lines exclude. */
export interface NamesInUse {
  names: Set<string>;
  /** First letters of first names, which differ as far as the names of the culture allow. */
  initials: Set<string>;
  allows: (name: string) => boolean;
}

function unused(list: readonly string[], used: NamesInUse, random: Random): string {
  const free = list.filter((name) => !used.names.has(name) && used.allows(name));
  const distinct =
    used.initials.size === 0 ? free : free.filter((name) => !used.initials.has(name.slice(0, 1)));
  const possible = distinct.length > 0 ? distinct : free.length > 0 ? free : list;
  const choice = random.pick(possible);
  used.names.add(choice);
  return choice;
}

/** A first and a last name that no other person of the story has. */
export function namePerson(
  random: Random,
  culture: Culture,
  pronouns: Pronouns,
  used: NamesInUse,
): { first: string; last: string } {
  const first = unused(pronouns === 'it' ? culture.they : culture[pronouns], used, random);
  used.initials.add(first.slice(0, 1));
  return { first, last: unused(culture.last, { ...used, initials: new Set() }, random) };
}

const placeNames = new WeakMap<Culture, readonly string[]>();

/** All names of places of a culture. The list is kept, because each text needs it several times. */
function placeNamesOf(culture: Culture): readonly string[] {
  const known = placeNames.get(culture);
  if (known !== undefined) return known;
  const { start, end } = culture.place;
  const names = start.flatMap((first) => end.map((last) => `${first}${last}`));
  placeNames.set(culture, names);
  return names;
}

export const namePlace = (random: Random, culture: Culture, used: NamesInUse): string =>
  unused(placeNamesOf(culture), { ...used, initials: new Set() }, random);
