import type { CultureNames } from '../names/culture-names.ts';
import { cultures } from '../names/cultures.ts';
import type { Random } from '../random.ts';
import type { KnownThing, StoryRequest } from '../story.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { ideaWords } from '../tables/idea-words.ts';
import { livelihoods } from '../tables/livelihoods.ts';
import { canBeName, isTitleOfPerson } from './idea-names.ts';
import { settlementsOf } from './known-places.ts';

/** How often groups of two to four letters are in the names of a culture, or in words that are no names. */
interface LetterGroups {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

const plainLetters = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

function groupsOf(text: string): string[] {
  return [2, 3, 4].flatMap((size) =>
    Array.from({ length: Math.max(0, text.length - size + 1) }, (_, index) =>
      text.slice(index, index + size),
    ),
  );
}

/** A word with marks at its beginning and its end, which say most about where it comes from. */
const whole = (word: string): string => `^${plainLetters(word)}$`;

function counted(texts: Iterable<string>): LetterGroups {
  const counts = new Map<string, number>();
  let total = 0;
  for (const group of [...texts].flatMap(groupsOf)) {
    counts.set(group, (counts.get(group) ?? 0) + 1);
    total += 1;
  }
  return { counts, total };
}

/** The weight of a group that the words do not have, and about how many different groups there are. */
const unseen = 0.3;
const possibleGroups = 12_000;

/** How likely it is that a word is one of these, as a logarithm. Groups overlap, so each counts half. */
function likelihood(word: string, { counts, total }: LetterGroups): number {
  const all = total + unseen * possibleGroups;
  return groupsOf(whole(word)).reduce(
    (sum, group) => sum + Math.log(((counts.get(group) ?? 0) + unseen) / all) / 2,
    0,
  );
}

const groupsOfCulture = ({ she, he, they, last, place }: CultureNames): LetterGroups =>
  counted([
    ...new Set([...she, ...he, ...they, ...last, ...(place.before ?? [])].map(whole)),
    ...place.start.map((start) => `^${plainLetters(start)}`),
    ...place.end.map((end) => `${plainLetters(end)}$`),
  ]);

/** Words of the language: a name of which they explain as much as a culture does resembles none. */
const groupsOfWords = (): LetterGroups =>
  counted(
    new Set(
      [
        ...ideaNouns.keys(),
        ...(JSON.stringify([ideaWords, livelihoods]).match(/[a-z]{3,}/g) ?? []),
      ].map(whole),
    ),
  );

let knownModels: readonly LetterGroups[] | undefined;

/** Those of the cultures, in their order, and then that of other words. Made once, when they are first needed. */
function models(): readonly LetterGroups[] {
  knownModels ??= [...cultures.map(groupsOfCulture), groupsOfWords()];
  return knownModels;
}

/** The least difference to the next culture: for few words, and for each word. */
const leastDifference = 6;
const leastPerWord = 1.5;

/** The culture to which words clearly belong. One word says too little. */
export function cultureOfWords(words: readonly string[]): CultureNames | undefined {
  const different = [...new Set(words)];
  if (different.length < 2) return undefined;
  const [best, next] = models()
    .map((model, index) => ({
      culture: cultures[index],
      sum: different.reduce((sum, word) => sum + likelihood(word, model), 0),
    }))
    .toSorted((one, other) => other.sum - one.sum);
  const difference = (best?.sum ?? 0) - (next?.sum ?? 0);
  return difference < Math.max(leastDifference, leastPerWord * different.length)
    ? undefined
    : best?.culture;
}

/** `Mary` and `Thorn` of "Captain Mary Thorn": no titles and no nouns. */
function properWords(name: string): string[] {
  const words = name.match(/\p{L}+/gu) ?? [];
  const [first = '', second = ''] = words;
  return words.slice(isTitleOfPerson(first, second) ? 1 : 0).filter(canBeName);
}

/** The candidates of a text have the same persons and places, so these are compared once. */
const knownCultures = new WeakMap<readonly KnownThing[], { readonly id: string | undefined }>();

/** The id of the culture of the persons and towns of the campaign, if their names resemble one clearly. */
export function cultureOfKnown(known: readonly KnownThing[]): string | undefined {
  const found = knownCultures.get(known) ?? {
    id: cultureOfWords(
      [...known.filter(({ kind }) => kind === 'person'), ...settlementsOf(known)].flatMap(
        ({ name }) => properWords(name),
      ),
    )?.id,
  };
  knownCultures.set(known, found);
  return found.id;
}

/** The culture of the campaign, or a random one. */
export function cultureFor(
  random: Random,
  { culture }: Pick<StoryRequest, 'culture'>,
): CultureNames {
  const drawn = random.pick(cultures);
  return cultures.find(({ id }) => id === culture) ?? drawn;
}
