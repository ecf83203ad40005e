import type { Fit } from '../plan/spread.ts';

/** One text for both truths, or one for each. */
export type OfTruth = string | readonly [first: string, second: string];

/**
 * A setting that is written as one, so that no good, office or place in it is a slot that has to fit. P1 to P4
 * are its people. Each lives in the town of the same number, unless the story says otherwise.
 */
export interface SettingStory extends Fit {
  levels: readonly [first: number, last: number];
  words: readonly string[];
  /** The pronouns of people whom the sentences call she or he. */
  pronouns?: Readonly<Partial<Record<'P1' | 'P2' | 'P3' | 'P4', 'she' | 'he'>>>;
  /** The number of the town of each person who does not live in the town of the same number. */
  homes?: Readonly<Partial<Record<'P1' | 'P2' | 'P3' | 'P4', number>>>;
  /** After the name of the land. */
  title: string;
  /** At most 300 characters. */
  pitch: string;
  party: string;
  /** What everyone knows: six. */
  truths: readonly string[];
  /** What follows the names of the four regions. */
  regions: readonly string[];
  /** Name, what it admits to want, and what it does in secret; four. */
  factions: readonly (readonly [name: string, open: string, hidden: OfTruth])[];
  conflicts: readonly string[];
  /** Role, what the person wants of the party, how it shows, and what changes the mind; four. */
  people: readonly (readonly [role: string, want: string, manner: string, lever: OfTruth])[];
  /** Name, number of the town, why one goes there, and what is found; three or four. */
  places: readonly (readonly [name: string, town: number, open: string, hidden: OfTruth])[];
  start: readonly [scene: string, answer: OfTruth];
  openings: readonly (readonly [hook: string, answer: OfTruth])[];
  truth: readonly [first: string, second: string];
  secrets: readonly OfTruth[];
  /** Four weeks. */
  steps: readonly OfTruth[];
  ends: readonly OfTruth[];
}
