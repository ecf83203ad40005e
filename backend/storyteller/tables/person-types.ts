import type { Tone } from '../story.ts';
import type { Fit } from '../plan/spread.ts';
import type { Row, Skill } from './row-types.ts';

/** What drives a person P, and what P hides. Q is the other person whom it is about. */
export interface Drive {
  id: string;
  tones: readonly Tone[];
  /** The first and the last level of a party; without them, any level. */
  levels?: readonly [first: number, last: number];
  /** The pronouns of people whom the sentences call she or he. */
  pronouns?: Readonly<Partial<Record<'P' | 'Q' | 'R', 'she' | 'he'>>>;
  /** Words of an idea that ask for it. */
  words: readonly string[];
  /** Looks and manners that would contradict it. */
  unlike?: RegExp;
  /** Roles of P for the three scales, if the drive needs them. */
  roles?: readonly [readonly string[], readonly string[], readonly string[]];
  /** The adjective for a relation that the idea names: with `runaway`, "son" becomes "runaway son". */
  kin?: string;
  /** The role of Q, without an article; `{…}` is a word of the plan. */
  other: readonly string[];
  /** The role of R, if the drive needs a third person. */
  third?: string;
  /** What P says that P wants; for everyone. */
  want: readonly Row[];
  /** What P asks of the party; for everyone. */
  ask: readonly Row[];
  /** What P says to people who are new, in P's own way; for everyone. It must not give away the secret. */
  says?: readonly Row[];
  /** A visible habit whose meaning is the secret; for everyone. */
  tell: readonly Row[];
  /** For the game master. The other rows have conditions on the number of the secret: `v=1`. */
  secret: readonly Row[];
  /** The tones of secrets that do not fit all tones of the drive, by their numbers. */
  truthTones?: Readonly<Record<number, readonly Tone[]>>;
  /** A skill, what is done with it, and what it shows. */
  clue: readonly (readonly [skill: Skill, how: string, shows: string, when?: string])[];
  /** What P does when it comes out, or when the party helps. */
  pressed: readonly Row[];
}

/** One sentence for all truths, or one for each; a row has the numbers of its truths as its condition. */
type OfTruths = string | readonly Row[];

/**
 * A person who is written as one: the role fits only this secret, and each field has one sentence for each truth or for
 * all. Clues without a truth belong to all truths.
 */
export interface PersonStory extends Fit {
  levels: readonly [first: number, last: number];
  words: readonly string[];
  pronouns?: Drive['pronouns'];
  unlike?: RegExp;
  role: string;
  /** The role of Q. */
  other: string;
  /** The role of R, a third person, if the story needs one. */
  third?: string;
  want: OfTruths;
  ask: OfTruths;
  /** Whole speeches, which name no person but Q, and Q only if `want` or `ask` does. */
  says: readonly Row[];
  tell: OfTruths;
  truths: readonly [first: string, second: string, third?: string];
  truthTones?: Drive['truthTones'];
  clues: readonly (readonly [skill: Skill, how: string, shows: string, truth?: 1 | 2 | 3])[];
  /** What P does when it comes out, for each of the truths. */
  pressed: readonly [first: string, second: string, third?: string];
}
