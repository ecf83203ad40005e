import type { NameList } from '../realise/sentences.ts';
import type { StoryDetails, StoryFacts, StoryName, StoryRequest, StorySection } from '../story.ts';

/** A story whose names are still characters of its list. */
export interface Draft {
  title: string;
  sections: StorySection[];
  details: StoryDetails;
  named: readonly StoryName[];
  facts: StoryFacts;
  names: NameList;
  /** What the checker of the kind found. */
  faults: string[];
  /** Whether its plot is that of a recent text of the request. */
  isRepeated?: boolean;
}

/**
 * Writes one candidate from its seed, which differs from the seed of the request. The recent texts of the request
 * change nothing in it: `isRepeated` only compares it with them.
 */
export type Teller = (request: StoryRequest, seed: number) => Draft;
