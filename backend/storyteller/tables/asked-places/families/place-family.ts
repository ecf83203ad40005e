import type { Trouble, TroubleDetails } from '../../place-types.ts';
import type { Row, Site } from '../../row-types.ts';

/** One of the words that an idea must have, and the field of the rows that contains it. */
export interface FamilyWords {
  field: string;
  /** What the field contains for each word: `potion` is written as `potions`. */
  words: ReadonlyMap<string, string>;
}

/** How a place looks and what is done there. Rows with `kept=yes` and `kept=no` are about whether it is still in use. */
export interface PlaceScene {
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
}

/** What is wrong with a place, and what the people there want. */
export interface PlacePlot {
  /** The ids of the only sites where it can happen; without them, all. */
  sites?: readonly string[];
  details: TroubleDetails;
  /** The first truth is for small parties, the second one for those of a high level. */
  trouble: Omit<Trouble, 'at' | 'tones' | 'words'>;
}

/** A sort of idea about a place, with a text that tells nothing else: a prison with one prisoner, a forgotten fort. */
export interface PlaceFamily extends PlaceScene, PlacePlot {
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
}

/** A sort of place by its noun: a lighthouse, a monastery. Its plots are for ideas that say no more. */
export interface PlaceSort extends PlaceScene {
  id: string;
  /** The noun with the words before it: `clock tower`. */
  noun: RegExp;
  /** What the idea says besides, if the noun alone is too wide: a cave "behind a waterfall". */
  says?: RegExp;
  /** Other ideas for it, whatever the noun is: a castle "in the clouds". */
  idea?: RegExp;
  /** The ids of families, states and features that its rows tell. */
  tells: readonly string[];
  plots: readonly PlacePlot[];
  /** The ids of plots of aspects that fit as well. */
  also?: readonly string[];
}

/**
 * What an idea says of a place of any sort: who keeps it, its rule, what is odd about it, its state. The first one
 * of an idea has the plot of the text; the others have sentences beside it.
 */
export interface PlaceAspect {
  id: string;
  /** How an idea says it. Named groups are fields of the rows. */
  says: RegExp;
  not?: RegExp;
  sites?: readonly string[];
  tells: readonly string[];
  /** Fields that the groups can leave empty. */
  words?: Readonly<Record<string, string>>;
  /** Noun phrases. */
  look: readonly Row[];
  /** Sentences for everyone. */
  known: readonly Row[];
  feature: readonly Row[];
  /** Sentences for the game master, if the plot is that of another aspect. */
  beside: readonly Row[];
  plots: readonly PlacePlot[];
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
