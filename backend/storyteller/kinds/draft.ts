import type { Exclusions } from '../plan/lines.ts';
import type { NameList } from '../realise/sentences.ts';
import type { Telling } from '../realise/telling.ts';
import type { StoryDetails, StoryFacts, StoryName, StoryRequest, StorySection } from '../story.ts';

/** A story in which the private-use characters of `names` still stand for the names. */
export interface Draft {
  title: string;
  sections: StorySection[];
  details: StoryDetails;
  named: readonly StoryName[];
  facts: StoryFacts;
  names: NameList;
  /** Tells further sentences about the same people and places; absent for a recap, which invents nothing. */
  telling?: Telling;
  /** What the draft leaves out, if its plot has a land of its own, so that the idea alone does not say what fits. */
  exclusions?: Exclusions;
  /** The faults of the draft. A getter, because most drafts are not chosen and so need no check. */
  readonly faults: string[];
}

/**
 * Writes one candidate from its seed, which differs from the seed of the request. The recent stories of the request
 * change nothing in it, so that it can be told again without them.
 */
export type Teller = (request: StoryRequest, seed: number) => Draft;

/** A candidate without its text: to choose its story takes a tenth of the time of writing. */
interface Outline {
  /** The facts that decide whether a recent text tells the same story. */
  facts: StoryFacts;
  write: () => Draft;
}

export type Planner = (request: StoryRequest, seed: number) => Outline;
