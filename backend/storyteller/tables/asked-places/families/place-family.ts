import type { Trouble, TroubleDetails } from '../../place-types.ts';
import type { Row, Site } from '../../row-types.ts';

/** One of the words that an idea must have, and the field of the rows that contains it. */
export interface FamilyWords {
  field: string;
  /** What the field contains for each word: `potion` is written as `potions`. */
  words: ReadonlyMap<string, string>;
}

/** A sort of idea about a place, with a text that tells nothing else: a prison with one prisoner, a forgotten fort. */
export interface PlaceFamily {
  id: string;
  /** The ids of the sites that can have it; without them, all. */
  sites?: readonly string[];
  /** The idea has a word of each list. */
  needs: readonly FamilyWords[];
  /** How an idea says that the place is of this sort, if it can have the words by chance. */
  says?: RegExp;
  /** What an idea says of places of another sort that have the same words. */
  not?: RegExp;
  /** The ids of states and features that its rows tell. */
  tells: readonly string[];
  /** Who keeps the place, for the three scales, if the idea does not name the keeper. */
  keeper: readonly [string, string, string];
  /** Noun phrases. */
  look: readonly Row[];
  /** What everyone knows of it; sentences. */
  known: readonly Row[];
  senses: readonly Row[];
  feature: readonly Row[];
  checks: Site['checks'];
  done: readonly Row[];
  details: TroubleDetails;
  /** The first truth is for small parties, the second one for those of a high level. */
  trouble: Omit<Trouble, 'at' | 'tones' | 'words'>;
}

/** Reads `potion=potions elixirs`: a word without a sign is written as it is. */
export const familyWords = (field: string, words: string): FamilyWords => ({
  field,
  words: new Map(
    words.split(' ').map((entry) => {
      const [word = '', told = word] = entry.split('=');
      return [word, told.replaceAll('_', ' ')] as const;
    }),
  ),
});
