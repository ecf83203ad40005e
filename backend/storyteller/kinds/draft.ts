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
}

/** Writes one candidate. The seed of a candidate differs from the seed of the request. */
export type Teller = (request: StoryRequest, seed: number) => Draft;
