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

/** How many of its traits names in use have. A loop, because a story asks for thousands of names. */
function sharedBy({ traits }: Candidate, used: NamesInUse): number {
  let shared = 0;
  for (const trait of traits) if (used.traits.has(trait)) shared += 1;
  return shared;
}

function takeName({ name, traits }: Candidate, used: NamesInUse): string {
  used.names.add(name);
  for (const trait of traits) used.traits.add(trait);
  return name;
}

/** A name that is like none of the story; if there is none, one of those that share least with its names. */
function unused(
  list: readonly Candidate[],
  used: NamesInUse,
  random: Random,
  hasOwnInitial: boolean,
): string {
  let best: Candidate[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of list) {
    const { name } = candidate;
    const hasTakenInitial = hasOwnInitial && used.initials.has(name.charAt(0));
    const cost = sharedBy(candidate, used) * 2 + (hasTakenInitial ? 1 : 0);
    if (cost > least || used.names.has(name) || !used.allows(name)) continue;
    if (cost < least) best = [];
    least = cost;
    best.push(candidate);
  }
  const choice = random.pick(best.length > 0 ? best : list);
  return takeName(choice, used);
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

/** Two places differ in both parts of their names, also if these are short: `Lipino` and `Zimino` end alike. */
function placeOfParts({ start, end }: PlaceNames, random: Random): Candidate {
  const first = random.pick(start);
  const last = random.pick(end.filter((part) => part.toLowerCase() !== first.trim().toLowerCase()));
  // Three equal letters in a row are written as two.
  const name = `${first}${last}`.replace(/(.)\1\1/g, '$1$1');
  return { name, traits: [...traitsOf(name), `${first}…`, `…${last}`] };
}

const mostDraws = 300;

/** The first name that is like none of the story; if there is none, one of those that share least with its names. */
function drawUnused(draw: () => Candidate, used: NamesInUse): string {
  let best: Candidate | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < mostDraws && least > 0; count += 1) {
    const candidate = draw();
    const shared = sharedBy(candidate, used);
    const { name } = candidate;
    if (shared >= least || used.names.has(name) || !used.allows(name)) continue;
    best = candidate;
    least = shared;
  }
  return takeName(best ?? draw(), used);
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

export const namePlace = (random: Random, { place }: Culture, used: NamesInUse): string =>
  withWord(
    drawUnused(() => placeOfParts(place, random), used),
    place.before ?? [],
    random,
    used,
  );

const wordsOfLands = 'Upper Lower Old New Inner Outer Greater Lesser East West North South'.split(
  ' ',
);

const isPlural = (name: string): boolean => /^the .*[^s]s$/.test(name.split(' of ')[0] ?? '');

/** A land and its four provinces. The name of the land is singular, because it is the subject of many sentences. */
export function nameLand(
  random: Random,
  culture: CultureNames,
  used: NamesInUse,
): { land: string; provinces: readonly string[] } {
  const regions = candidatesOf(culture.regions);
  const singular = regions.filter(({ name }) => !isPlural(name));
  const land = nameOfLand(random, culture, singular, used);
  return {
    land,
    provinces: Array.from({ length: 4 }, () => nameOfLand(random, culture, regions, used)),
  };
}

/** A land beyond the border. */
export const nameNeighbour = (random: Random, culture: CultureNames, used: NamesInUse): string =>
  nameOfLand(random, culture, candidatesOf(culture.regions), used);

function nameOfLand(
  random: Random,
  { lands, landPhrases }: CultureNames,
  list: readonly Candidate[],
  used: NamesInUse,
): string {
  const draw = (): Candidate =>
    random.chance(0.02)
      ? random.pick(list)
      : placeOfParts(random.chance(0.88) ? lands : landPhrases, random);
  const name = drawUnused(draw, used);
  return name.startsWith('the ') ? name : withWord(name, wordsOfLands, random, used);
}
