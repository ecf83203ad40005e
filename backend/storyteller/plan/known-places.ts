import { cleanName } from '../realise/sentences.ts';
import type { KnownThing, StoryKind } from '../story.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { innNouns, placeSorts, placeSortsBefore, realms, waters } from '../tables/place-sorts.ts';
import { singularOf } from './matter-words.ts';

/** Before what says where a place is: `Keep on the Borderlands`, `Crypt of Oun`. */
const afterNoun =
  / (?:of|on|in|at|by|to|under|below|beneath|beyond|near|behind|above|upon) |[,;:(\u2013\u2014]/;

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];

const nounOf = (name: string): string => wordsOf(name.split(afterNoun, 1)[0] ?? '').at(-1) ?? '';

/** Inns have names such as `The Rusty Anchor`. */
const isInnName = (name: string, noun: string): boolean =>
  /^the \S+ \S/i.test(name) &&
  (innNouns.has(noun) || /^(?:thing|beast)$/.test(ideaNouns.get(noun) ?? '') || isPersonNoun(noun));

/** What a place of the campaign is by its name. A place whose name says nothing, such as `Barovia`, is a settlement. */
export function sortOfPlace(name: string): 'settlement' | 'site' | 'landscape' {
  const noun = nounOf(name);
  const first = wordsOf(name).find((word) => word !== 'the') ?? '';
  return (
    placeSorts.get(noun) ??
    placeSorts.get(singularOf(noun)) ??
    placeSortsBefore.get(first) ??
    (isInnName(name, singularOf(noun)) ? 'site' : 'settlement')
  );
}

/** Whether towns can be in a place, as in a forest or a kingdom. */
export const isRegion = (name: string): boolean =>
  sortOfPlace(name) === 'landscape' && !waters.has(nounOf(name)) && !/^(?:the )?lake /i.test(name);

/** Whether a landscape is wild, as a forest or a desert is, and no realm with towns of its own. */
export const isWild = (name: string): boolean => isRegion(name) && !realms.has(nounOf(name));

/** Whether a settlement is small by its name: `Salt Village`. */
export const isSmall = (name: string): boolean =>
  /^(?:village|hamlet|town|township|settlement|enclave)$/.test(nounOf(name));

export const settlementsOf = (known: readonly KnownThing[]): readonly KnownThing[] =>
  known.filter(({ kind, name }) => kind === 'place' && sortOfPlace(name) === 'settlement');

const isNamedIn = (idea: string, { name }: KnownThing): boolean =>
  idea.toLowerCase().includes(name.toLowerCase().slice(0, 60));

/** The places whose names an idea has come first. */
const namedFirst = (places: readonly KnownThing[], idea: string): readonly KnownThing[] =>
  places.toSorted((one, other) => Number(isNamedIn(idea, other)) - Number(isNamedIn(idea, one)));

/** How many places that are no settlements a text names at most. */
const mostNearby = 3;

/** The same for a setting, which has four sites and four regions of its own. */
const mostOfSetting = 8;

/**
 * The sites and landscapes that a text can name: those of the idea, or else one of each; of a setting, nearly all. A
 * landscape in which towns can be has more uses than a sea.
 */
export function nearbyOf(
  known: readonly KnownThing[],
  idea: string,
  kindOfText?: StoryKind,
): readonly KnownThing[] {
  const others = known.filter(
    ({ kind, name }) => kind === 'place' && sortOfPlace(name) !== 'settlement',
  );
  if (kindOfText === 'setting') return namedFirst(others, idea).slice(0, mostOfSetting);
  const named = others.filter((place) => isNamedIn(idea, place));
  if (named.length > 0) return named.slice(0, mostNearby);
  const site = others.find(({ name }) => sortOfPlace(name) === 'site');
  const landscape =
    others.find(({ name }) => isRegion(name)) ??
    others.find(({ name }) => sortOfPlace(name) === 'landscape');
  return [site, landscape].filter((place) => place !== undefined);
}

/** What a quest only mentions. */
export interface Mention {
  kind: 'faction' | 'item' | 'site' | 'landscape';
  name: string;
}

export const mentionsOf = (known: readonly KnownThing[], idea: string): readonly Mention[] => [
  ...known
    .flatMap(({ id, kind, name }) =>
      // A thing without an id is the list of all names that a kept story does not use.
      id !== '' && (kind === 'faction' || kind === 'item') ? [{ kind, name: cleanName(name) }] : [],
    )
    .slice(0, 3),
  ...nearbyOf(known, idea).flatMap(({ name }) => {
    const kind = sortOfPlace(name);
    return kind === 'settlement' ? [] : [{ kind, name: cleanName(name) }];
  }),
];
