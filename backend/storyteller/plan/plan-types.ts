import type { Agent, Emblem, Fate, Harm, Motive, Twist, Wrong } from '../tables/plot-types.ts';
import type { Livelihood, Person, Site } from '../tables/row-types.ts';
import type { Difficulty, StoryLength, Tone } from '../story.ts';
import type { PlannedReward } from './reward.ts';
import type { Encounter } from './encounter.ts';
import type { IdeaSubject } from './idea.ts';
import type { Mention } from './known-places.ts';

export interface NamedPlace {
  name: string;
  known?: string;
}

/** What a story is about, decided before any sentence. */
export interface Plan {
  seed: number;
  /** Decides the sentences; differs from `seed` when a stored plan is written again. */
  wordSeed: number;
  kind: 'quest' | 'adventure';
  tone: Tone;
  length: StoryLength;
  level: number;
  /** 1 for levels 1 to 4, 2 for 5 to 10, 3 above. */
  tier: 1 | 2 | 3;
  partySize: number;
  difficulty: Difficulty;
  livelihood: Livelihood;
  wrong: Wrong;
  agent: Agent;
  harm: Harm;
  twist: Twist;
  motive: Motive;
  emblem: Emblem;
  fate: Fate;
  /** What the idea of the request is about. */
  idea: IdeaSubject | undefined;
  giver: 'clean' | 'knew' | 'did';
  hour: string;
  /** What A is to V, as a noun of kinship, if A is kin. */
  relation: 'child' | 'sibling' | 'grandchild' | 'nibling';
  years: number;
  num: number;
  few: number;
  days: number;
  /** Persons by part; the wrongdoer and the giver can be one person. */
  people: ReadonlyMap<string, Person>;
  /** The town of the story, and two others at the larger scales. */
  places: readonly [NamedPlace, NamedPlace, NamedPlace];
  /** Three places to investigate: of the clerk, of the witness, of the wrongdoer. */
  sites: readonly [Site, Site, Site];
  lair: Site;
  encounter: Encounter;
  reward: PlannedReward;
  /** Known factions, items and places that are only mentioned. */
  mentions: readonly Mention[];
}
