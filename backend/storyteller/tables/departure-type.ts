import type { Tone } from '../story.ts';
import type { FacetKind } from './person-facet-words.ts';
import type { Row } from './row-types.ts';

/** A departure that is written only for ideas that say so, and tells all of what they say. */
export interface AskedDeparture extends Departure {
  /**
   * Finds it in the idea in small letters. Its groups are words of the rows: `what` is `{what}`, and `{what.bare}` without
   * its article; `{what.the}` has the definite one.
   */
  asked?: RegExp | readonly RegExp[];
  /** Other parts of the idea that its rows tell besides, and that need no rows of their own. */
  tells?: readonly RegExp[];
  /** Whether the character is of no people, if the idea names none: a swarm is no dwarf. */
  isOfNoPeople?: true;
  /** The kinds of clauses that it tells, if no phrase has: `{said}` is the clause as it follows the name, `{what}` its noun. */
  facets?: readonly FacetKind[];
  /** The nouns of clauses that it does not tell. */
  unlessWhat?: RegExp;
  /** Whether a bare `{what}` is the character's own: "lost voice" has lost their voice. */
  isOwn?: true;
  /** Whether it tells of any trade that the idea names, and of which no other rows do: `{who}`. */
  isOfAnyTrade?: true;
  /** Whether Q is `{who}`, and has its name if that is one. */
  isAboutWho?: true;
  /** What the groups are if the idea has left them out. */
  usual?: Readonly<Record<string, string>>;
  /** Classes and backgrounds that it fits best, for an idea that names none. */
  classes?: readonly string[];
  backgrounds?: readonly string[];
  /** What one sees of it, how the character behaves, and what the character believes in. */
  look: readonly Row[];
  manner: readonly Row[];
  ideal: readonly Row[];
  /** What it means to a realm, for characters of high levels. */
  realm: readonly Row[];
  /** Whether how the class was learned would contradict it. */
  tellsCalling?: true;
  /** Whether it says less of a life than a departure of all characters that the idea asks for. */
  isTrait?: true;
  /** What general rows of looks, callings and deeds may not say: a blind character reads nothing. */
  unlike?: RegExp;
  /** Its rows for a character who has another departure. */
  woven?: Woven;
}

/** The rows of a part of an idea beside the departure, which another part has chosen. */
export interface Woven {
  unlike?: RegExp;
  /** A sentence of the life, with names. */
  story: readonly Row[];
  want?: readonly Row[];
  flaws?: Departure['flaws'];
  look?: readonly Row[];
  manner?: readonly Row[];
  ideal?: readonly Row[];
  /** A whole sentence about what it means to the character. */
  bond?: readonly Row[];
}

/** Why a character P has left home. Q is the person whom it is about. */
export interface Departure {
  id: string;
  tones: readonly Tone[];
  /** The levels at which its matter is large enough and not too large; without them, any level. */
  levels?: readonly [first: number, last: number];
  words: readonly string[];
  /** The role of Q; `{Q.kin:…}` is a noun of kin. */
  other: readonly string[];
  /** The name of Q, if the idea gives one. */
  otherName?: string;
  /** Classes and backgrounds that it does not fit. */
  not?: readonly string[];
  /** Whether the event is about the childhood. Then no other row tells of another childhood. */
  tellsChildhood?: true;
  /** Whether the character grew up outside of `{town}`, where no one there can have taught them anything. */
  grewUpApart?: true;
  /** Whether the character has come to `{town}`, and is not from there. */
  isFromElsewhere?: true;
  /** Whether Q can be the relative whom the idea names. */
  kin?: boolean;
  /** After the name: `left {town} with the wrong coat`. */
  concept: readonly Row[];
  /** After "wants": `to be home for supper`. */
  want: readonly Row[];
  /**
   * The flaw as a verb, after "but", such as `takes every dare`, and a sentence that shows the same flaw; the third
   * item says which truths it fits, if not all.
   */
  flaws: readonly (readonly [short: string, shown: string, variants?: readonly number[]])[];
  /** What happened. Its number is the truth `v`, on which other rows have conditions. */
  event: readonly string[];
  now: readonly Row[];
  bond: readonly Row[];
  /** What the character does not know; for the game master. */
  hook: readonly Row[];
}
