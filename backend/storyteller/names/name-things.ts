import type { Random } from '../random.ts';
import type { Pronouns } from '../story.ts';
import type { Culture, PlaceNames } from '../tables/row-types.ts';
import { traitsOf } from './alike.ts';
import type { CultureNames } from './culture-names.ts';

/** What a story has named already, and which words its lines exclude. */
export interface NamesInUse {
  names: Set<string>;
  /** First letters of first names, which differ as far as the names of the culture allow. */
  initials: Set<string>;
  /** Beginnings and endings of names, which differ as far as the names of the culture allow. */
  traits: Set<string>;
  allows: (name: string) => boolean;
}

interface Candidate {
  name: string;
  traits: readonly string[];
}

export function useName({ names, traits }: NamesInUse, name: string): void {
  names.add(name);
  for (const trait of traitsOf(name)) traits.add(trait);
}

/** Begins a story in which some names are taken: those of the campaign. */
export function namesInUse(
  taken: readonly string[],
  allows: (name: string) => boolean,
): NamesInUse {
  const used: NamesInUse = { names: new Set(), initials: new Set(), traits: new Set(), allows };
  for (const name of taken.flatMap((known) => known.split(' '))) useName(used, name);
  return used;
}

const candidateLists = new WeakMap<object, readonly Candidate[]>();

/** The lists are those of the cultures, so each is prepared once. */
function prepared(key: object, list: () => readonly Candidate[]): readonly Candidate[] {
  const known = candidateLists.get(key) ?? list();
  candidateLists.set(key, known);
  return known;
}

const candidatesOf = (list: readonly string[]): readonly Candidate[] =>
  prepared(list, () => list.map((name) => ({ name, traits: traitsOf(name) })));

/** Two places differ in both parts of their names, also if these are short: `Lipino` and `Zimino` end alike. */
const placesOf = (parts: PlaceNames): readonly Candidate[] =>
  prepared(parts, () =>
    parts.start.flatMap((start) =>
      parts.end.flatMap((end) => {
        if (start.trim().toLowerCase() === end.toLowerCase()) return [];
        // Three equal letters in a row are written as two.
        const name = `${start}${end}`.replace(/(.)\1\1/g, '$1$1');
        return [{ name, traits: [...traitsOf(name), `${start}…`, `…${end}`] }];
      }),
    ),
  );

const isPlural = (name: string): boolean => /^the .*[^s]s$/.test(name.split(' of ')[0] ?? '');

const landsOf = ({ regions, lands }: CultureNames): readonly Candidate[] =>
  prepared(lands, () => [...candidatesOf(regions), ...lands.flatMap(placesOf)]);

const mostCompared = 150;

/** A name that is like none of the story; if there is none, one of those that share least with its names. */
function unused(
  list: readonly Candidate[],
  used: NamesInUse,
  random: Random,
  hasOwnInitial: boolean,
): string {
  const costOf = ({ name, traits }: Candidate): number => {
    const shared = traits.filter((trait) => used.traits.has(trait)).length;
    return shared * 2 + (hasOwnInitial && used.initials.has(name.slice(0, 1)) ? 1 : 0);
  };
  const bestOf = (names: readonly Candidate[]): { least: number; best: readonly Candidate[] } => {
    const free = names.filter(({ name }) => !used.names.has(name) && used.allows(name));
    const costs = free.map(costOf);
    const least = Math.min(...costs);
    return { least, best: free.filter((_candidate, index) => costs[index] === least) };
  };
  // Of a long list, a part is enough as long as it contains a name that is like none.
  const isLong = list.length > mostCompared;
  const part = isLong ? Array.from({ length: mostCompared }, () => random.pick(list)) : list;
  const found = bestOf(part);
  const { best } = isLong && found.least > 0 ? bestOf(list) : found;
  const choice = random.pick(best.length > 0 ? best : list);
  used.names.add(choice.name);
  for (const trait of choice.traits) used.traits.add(trait);
  return choice.name;
}

/** A first and a last name that no other person of the story has. */
export function namePerson(
  random: Random,
  culture: Culture,
  pronouns: Pronouns,
  used: NamesInUse,
): { first: string; last: string } {
  const firsts = pronouns === 'it' ? culture.they : culture[pronouns];
  const first = unused(candidatesOf(firsts), used, random, true);
  used.initials.add(first.slice(0, 1));
  return { first, last: unused(candidatesOf(culture.last), used, random, false) };
}

/** Some names get a word before them, so that there are many more: `Little Ashby`. */
function withWord(
  name: string,
  words: readonly string[],
  random: Random,
  used: NamesInUse,
): string {
  if (!random.chance(0.4)) return name;
  const word = random.pick(words);
  const isAlike = traitsOf(word).some((trait) => used.traits.has(trait));
  const longer = `${word} ${name}`;
  if (isAlike || !used.allows(longer)) return name;
  useName(used, longer);
  return longer;
}

export function namePlace(random: Random, { place }: Culture, used: NamesInUse): string {
  return withWord(unused(placesOf(place), used, random, false), place.before ?? [], random, used);
}

const wordsOfLands = 'Upper Lower Old New Inner Outer Greater Lesser East West North South'.split(
  ' ',
);

/** A land and its four provinces. The name of the land is singular, because it is the subject of many sentences. */
export function nameLand(
  random: Random,
  culture: CultureNames,
  used: NamesInUse,
): { land: string; provinces: readonly string[] } {
  const all = landsOf(culture);
  const singular = all.filter(({ name }) => !isPlural(name));
  const oneOf = (list: readonly Candidate[]): string => {
    const name = unused(list, used, random, false);
    return name.startsWith('the ') ? name : withWord(name, wordsOfLands, random, used);
  };
  return { land: oneOf(singular), provinces: Array.from({ length: 4 }, () => oneOf(all)) };
}
