import { agentsOfInterest } from '../tables/agents-of-interest.ts';
import { agentsOfMemory } from '../tables/agents-of-memory.ts';
import { endings, lastSteps, type Ending } from '../tables/endings.ts';
import { harmsByHand } from '../tables/harms-by-hand.ts';
import { harmsUncanny } from '../tables/harms-uncanny.ts';
import { motives } from '../tables/motives.ts';
import {
  innocence,
  stakes,
  suspicions,
  targetWants,
  witnessWants,
  wrongdoerWants,
} from '../tables/plot-people.ts';
import type { Agent, Harm, Motive, Twist, Wrong } from '../tables/plot-types.ts';
import type { Row } from '../tables/row-types.ts';
import { twists } from '../tables/twists.ts';
import { whimsicalAgents } from '../tables/whimsical-agents.ts';
import { whimsicalHarms } from '../tables/whimsical-harms.ts';
import {
  whimsicalEndings,
  whimsicalInnocence,
  whimsicalLastSteps,
  whimsicalMotives,
  whimsicalStakes,
  whimsicalSuspicions,
  whimsicalTargetWants,
  whimsicalTwists,
  whimsicalWitnessWants,
  whimsicalWrongdoerWants,
} from '../tables/whimsical-plot.ts';
import { whimsicalWrongs } from '../tables/whimsical-wrongs.ts';
import { wrongsOfDanger } from '../tables/wrongs-of-danger.ts';
import { wrongsOfPaper } from '../tables/wrongs-of-paper.ts';
import type { Tone } from '../story.ts';

/** The tables of a tone. Whimsical stories share none of these with the others, so nothing leaks. */
export interface ToneTables {
  wrongs: readonly Wrong[];
  agents: readonly Agent[];
  harms: readonly Harm[];
  twists: readonly Twist[];
  motives: readonly Motive[];
  endings: readonly Ending[];
  lastSteps: readonly Row[];
  stakes: readonly Row[];
  suspicions: readonly Row[];
  innocence: readonly Row[];
  targetWants: readonly Row[];
  witnessWants: readonly Row[];
  wrongdoerWants: readonly Row[];
}

const serious: ToneTables = {
  wrongs: [...wrongsOfDanger, ...wrongsOfPaper],
  agents: [...agentsOfMemory, ...agentsOfInterest],
  harms: [...harmsByHand, ...harmsUncanny],
  twists,
  motives,
  endings,
  lastSteps,
  stakes,
  suspicions,
  innocence,
  targetWants,
  witnessWants,
  wrongdoerWants,
};

const whimsical: ToneTables = {
  wrongs: whimsicalWrongs,
  agents: whimsicalAgents,
  harms: whimsicalHarms,
  twists: whimsicalTwists,
  motives: whimsicalMotives,
  endings: whimsicalEndings,
  lastSteps: whimsicalLastSteps,
  stakes: whimsicalStakes,
  suspicions: whimsicalSuspicions,
  innocence: whimsicalInnocence,
  targetWants: whimsicalTargetWants,
  witnessWants: whimsicalWitnessWants,
  wrongdoerWants: whimsicalWrongdoerWants,
};

export const toneTables: readonly ToneTables[] = [serious, whimsical];

export const tablesOf = (tone: Tone): ToneTables => (tone === 'whimsical' ? whimsical : serious);
