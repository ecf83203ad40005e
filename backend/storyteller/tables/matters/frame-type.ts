import type { Row } from '../row-types.ts';

/** A side of an adventure: what it wants, and what it does at the end if it is content. */
export interface MatterSide {
  wants: readonly Row[];
  later: readonly Row[];
}

/** Headings, and the labels of lines. */
export interface FrameLabels {
  /** What the three clues of a place are about. */
  clues: readonly [string, string, string];
  lair: string;
  places: string;
  /** The label of the place of the end, at a glance; that of the section if it is empty. */
  where: string;
  suspects: string;
  limits: string;
  ways: string;
  gist: string;
  truth: string;
  turn: string;
  talk: string;
  clock: string;
  plan: string;
  actOne: string;
}

/**
 * The texts around the rows of a kernel. The usual ones are about an intrigue: A lives in the town, is suspected by
 * no one, and hides something. A kernel that tells something else has its own.
 */
export interface MatterFrame {
  labels: FrameLabels;
  titles: readonly Row[];
  /** The idea as the first sentence. */
  first: readonly Row[];
  hooks: readonly Row[];
  stakes: readonly Row[];
  moods: readonly Row[];
  fees: readonly Row[];
  payments: readonly Row[];
  runs: readonly Row[];
  /** Where the hiding place is. */
  where: readonly Row[];
  suspects: readonly Row[];
  limits: readonly Row[];
  ways: readonly Row[];
  /** What stands before the look of the hiding place. */
  openings: readonly Row[];
  companions: readonly Row[];
  comic: readonly Row[];
  guards: readonly Row[];
  helpers: readonly Row[];
  /** What spells show; told before `magic`. */
  ownMagic: readonly Row[];
  magic: readonly Row[];
  complications: readonly Row[];
  hoards: readonly Row[];
  favours: readonly Row[];
  gains: readonly Row[];
  prices: readonly Row[];
  /** What happens elsewhere in the meantime. */
  world: readonly Row[];
  sides: readonly MatterSide[];
  /** What the rival wants, in place of what this side wants. */
  rival: readonly Row[];
  preventions: readonly Row[];
  clockEffects: readonly Row[];
  /** The first fight of an adventure, with `{fight}`. */
  firstFight: readonly Row[];
  /** The way to the hiding place in the third act; empty if the second act decides it. */
  lastWays: readonly Row[];
}

/** What a kernel has in place of the usual texts. */
export type OwnFrame = Partial<Omit<MatterFrame, 'labels'>> & {
  labels?: Partial<FrameLabels>;
  /** What the game master counts: further lines at a glance. */
  counts?: readonly { label: string; rows: readonly Row[] }[];
  /** Usual sentences about spells that contradict the plot. */
  excludedMagic?: RegExp;
};
