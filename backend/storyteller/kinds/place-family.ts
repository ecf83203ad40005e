import { ideaPhraseOf, wordsOfIdea } from '../plan/idea-phrase.ts';
import type { Exclusions } from '../plan/lines.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import type { PlaceFamily } from '../tables/asked-places/families/place-family.ts';
import { placeFamilies } from '../tables/asked-places/families/place-families.ts';
import type { Trouble, TroubleDetails } from '../tables/place-types.ts';

/** The family of ideas to which a place belongs, with the words of the idea for its rows. */
export interface AskedFamily {
  family: PlaceFamily;
  words: readonly (readonly [string, string])[];
}

const keptBy =
  /\b(?:run|kept|owned|led|ruled|tended|guarded|managed|haunted|inhabited|held) by (?:an? |the |one )?([\p{L}' -]+)/iu;

const mostWordsOfRole = 4;

/** Whom an idea names as the keeper: `nervous gnome` for "a potion shop run by a nervous gnome". */
export function keeperOfIdea(idea: string, exclusions: Exclusions): string | undefined {
  const said = keptBy.exec(idea)?.[1]?.toLowerCase() ?? '';
  const phrase = said === '' ? undefined : ideaPhraseOf(`a ${said}`, exclusions);
  if (phrase === undefined || phrase.isPlural || phrase.words.length > mostWordsOfRole) return;
  return isPersonNoun(phrase.head) ? phrase.noun : undefined;
}

export function familyOfIdea(
  idea: string,
  siteId: string,
  { matches }: Pick<Exclusions, 'matches'>,
): AskedFamily | undefined {
  const said = wordsOfIdea(idea).map((word) => word.replace(/'s?$/, ''));
  for (const family of placeFamilies) {
    const { needs, not, says, sites, trouble } = family;
    const found = needs.map(({ words }) => said.find((word) => words.has(word)));
    if (
      found.every((word) => word !== undefined) &&
      new Set(found).size === found.length &&
      sites?.includes(siteId) !== false &&
      says?.test(idea) !== false &&
      not?.test(idea) !== true &&
      trouble.truth.every((text) => !matches(text))
    ) {
      const words = needs.map(({ field, words: told }, index): readonly [string, string] => [
        field,
        told.get(found[index] ?? '') ?? '',
      ]);
      return { family, words };
    }
  }
  return undefined;
}

/** What is wrong with a place of a family, in the form of other troubles. */
export const troubleOfFamily = ({ trouble }: PlaceFamily): Trouble => ({
  ...trouble,
  at: [],
  tones: [],
  words: [],
});

export const detailsOfFamilies: Readonly<Record<string, TroubleDetails>> = Object.fromEntries(
  placeFamilies.map(({ details, trouble }) => [trouble.id, details]),
);

/** A text with the words of the idea in its fields, before the other fields are filled in. */
export const withFamilyWords = (text: string, asked: AskedFamily | undefined): string =>
  (asked?.words ?? []).reduce(
    (result, [field, word]) => result.replaceAll(`{${field}}`, word),
    text,
  );
