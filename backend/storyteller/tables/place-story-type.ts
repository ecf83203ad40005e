import type { Fit } from '../plan/spread.ts';
import type { Skill } from './row-types.ts';
import type { OfTruth } from './setting-story-type.ts';

/**
 * A place with what is wrong at it, written as one, so that nothing in it is a slot that has to fit. K keeps
 * it, B is there as well, V is not there any more. Lists of two have one text for each of the two truths.
 */
export interface PlaceStory extends Fit {
  levels: readonly [first: number, last: number];
  /** Words of an idea that ask for it. */
  words: readonly string[];
  /** The pronouns of people whom the sentences call she or he. */
  pronouns?: Readonly<Partial<Record<'K' | 'B' | 'V', 'she' | 'he'>>>;
  title: string;
  look: string;
  senses: string;
  /** The role, and what follows it. */
  keeper: readonly [role: string, does: string];
  guest: readonly [role: string, does: string];
  absent: string;
  /** Why a party comes, for everyone, and what is behind it, for the game master. */
  hooks: readonly (readonly [hook: string, answer: OfTruth])[];
  /** What it is good for. */
  done: string;
  /** What can be noticed of the secret. */
  trace: string;
  truth: readonly [string, string];
  /** With the number of the truth if only one has it. */
  finds: readonly (readonly [skill: Skill, how: string, shows: string, truth?: 1 | 2])[];
  /** What can be used in a scene. */
  use: readonly OfTruth[];
  later: readonly string[];
  ways: readonly string[];
}
