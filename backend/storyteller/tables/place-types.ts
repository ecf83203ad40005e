import type { Tone } from '../story.ts';
import type { Row, Site, Skill } from './row-types.ts';

/** A place that every town has, with what is done there. */
export interface TownSite extends Site {
  words: readonly string[];
  /** The common places whose troubles it can have as well. */
  like?: readonly string[];
  /** From which list of the culture it has a name, if any. */
  named: 'inns' | 'ships' | '';
  /** Who keeps it, without an article, for the three scales. */
  keeper: readonly [string, string, string];
  /** What is sold or done there, as sentences. */
  done: readonly Row[];
}

/**
 * What is wrong with a place. K keeps it, B is there as well, V is not there any more. Rows after
 * `truth` have conditions on its number: `v=1`.
 */
export interface Trouble {
  id: string;
  /**
   * Where it can be: ids of common places; `works`, `office` and `market` for rooms of a livelihood;
   * a terrain for its other places.
   */
  at: readonly string[];
  /** The states of a place, by their ids, to which it gives another cause. */
  not?: readonly string[];
  tones: readonly Tone[];
  words: readonly string[];
  /** The role of V, without an article. */
  absent: readonly string[];
  /** The role of K, if not that of the keeper of the site. */
  keeper?: readonly string[];
  /** The role of B, if not any guest of the place will do. */
  guest?: readonly string[];
  /** What can be seen of it; for everyone. */
  trace: readonly Row[];
  truth: readonly string[];
  /** A skill, what is done with it, and what it shows, as a clause after a colon. */
  finds: readonly (readonly [skill: Skill, how: string, shows: string, when?: string])[];
  /** What happens if it is left alone. */
  later: readonly Row[];
  /** How it can be put right or used. */
  ways: readonly Row[];
}

/** What the two persons at a place want, and why a party visits it; for everyone. */
export interface TroubleDetails {
  /** What K wants, after the name. */
  keeper: readonly Row[];
  /** What B wants, after the name. */
  guest: readonly Row[];
  /** What brings the party here, as sentences. */
  hooks: readonly Row[];
}
