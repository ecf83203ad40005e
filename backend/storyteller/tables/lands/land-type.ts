import type { Row } from '../row-types.ts';

/** Words that cannot be in a text about a land: it does not rain into a sea of sand. */
export type Family =
  | 'sea'
  | 'river'
  | 'rain'
  | 'marsh'
  | 'cold'
  | 'dry'
  | 'wood'
  | 'green'
  | 'mountain'
  | 'daylight'
  | 'caravan'
  | 'fire'
  | 'late';

/** What an idea or a campaign says about the whole land of a text. */
export interface Land {
  id: string;
  /** The words by which an idea or the text of a campaign names it. */
  words: readonly string[];
  /** Words that name it only if no word of another land is there: a shattered coast is a coast. */
  weak?: readonly string[];
  /** Words that name nothing else, so that a long text with them is about such a land; parts of a regular expression. */
  certain: readonly string[];
  /** Word families that contradict it. */
  without: readonly Family[];
  /** What it means for those who live there; for everyone. */
  truths: readonly Row[];
  /** What it makes of a region; `#` is the number of the region. */
  regions: readonly string[];
}

/** Who rules a land, or what the whole land is. */
export interface Rule {
  id: string;
  words: readonly string[];
  /** One of these has to be in the idea as well. */
  also?: readonly string[];
  /** It comes before what else the idea says; with `alone`, the other rules of the idea are left out. */
  leads?: 'first' | 'alone';
  truths: readonly Row[];
  /** What it makes of the first regions; `#` is the number of the region. */
  regions?: readonly string[];
  /** What is behind it, whatever the plot, for the game master. */
  hidden?: readonly Row[];
  /** What people quarrel about because of it, and what happens to the party on the first day. */
  conflicts?: readonly Row[];
  openings?: readonly Row[];
}
