import type { Row } from '../row-types.ts';

/** A side of an adventure: what it wants, and what it does at the end if it is content. */
export interface MatterSide {
  part: string;
  wants: readonly Row[];
  later: readonly Row[];
}

/** The texts around those of a kernel. A kernel has its own where the common ones would contradict its story. */
type HeadingOf = 'lair' | 'lairAtGlance' | 'suspects' | 'places' | 'plan' | 'actOne';

export interface MatterFrame {
  titles: readonly Row[];
  hooks: readonly Row[];
  stakes: readonly Row[];
  moods: readonly Row[];
  fees: readonly Row[];
  runs: readonly Row[];
  /** What stands at a glance: the place of the end, and who is suspected. */
  where: readonly Row[];
  suspects: readonly Row[];
  limits: readonly Row[];
  ways: readonly Row[];
  lairOpenings: readonly Row[];
  companions: readonly Row[];
  magic: readonly Row[];
  helpers: readonly Row[];
  complications: readonly Row[];
  hoards: readonly Row[];
  favours: readonly Row[];
  prices: readonly Row[];
  guards: readonly Row[];
  world: readonly Row[];
  gains: readonly Row[];
  sides: readonly MatterSide[];
  preventions: readonly Row[];
  clockEffects: readonly Row[];
  /** The fight of the first act; `{fight}` is with whom. */
  blows: readonly Row[];
  /** What the three clues of a place are about. */
  clueLabels: readonly [what: string, who: string, where: string];
  headings: Readonly<Record<HeadingOf, string>>;
}

/** What a kernel says otherwise than the common texts. */
export type OwnFrame = Partial<Omit<MatterFrame, 'headings'>> & {
  headings?: Partial<MatterFrame['headings']>;
};
