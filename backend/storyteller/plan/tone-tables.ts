import type { Tone } from '../story.ts';
import { agents } from '../tables/agents/agents.ts';
import { endingsOfTerms } from '../tables/endings-of-terms.ts';
import { endingsOfTruth } from '../tables/endings-of-truth.ts';
import { stakes } from '../tables/giver-rows.ts';
import { harms } from '../tables/harms/harms.ts';
import { motives } from '../tables/motives.ts';
import { lastSteps } from '../tables/outcomes.ts';
import {
  innocence,
  suspicions,
  targetWants,
  witnessWants,
  wrongdoerWants,
} from '../tables/plot-people.ts';
import type { Agent, Ending, Harm, Motive, Twist, Wrong } from '../tables/plot-types.ts';
import type { Row } from '../tables/row-types.ts';
import { twistsOfPast } from '../tables/twists-of-past.ts';
import { twistsOfPeople } from '../tables/twists-of-people.ts';
import { whimsicalAgents } from '../tables/whimsical-agents/whimsical-agents.ts';
import { whimsicalEndings, whimsicalLastSteps } from '../tables/whimsical-endings.ts';
import { whimsicalHarms } from '../tables/whimsical-harms/whimsical-harms.ts';
import { whimsicalMotives } from '../tables/whimsical-motives.ts';
import {
  whimsicalInnocence,
  whimsicalStakes,
  whimsicalSuspicions,
  whimsicalTargetWants,
  whimsicalWitnessWants,
  whimsicalWrongdoerWants,
} from '../tables/whimsical-people.ts';
import { whimsicalTwists } from '../tables/whimsical-twists.ts';
import { whimsicalWrongsOfFame } from '../tables/whimsical-wrongs-of-fame.ts';
import { whimsicalWrongsOfTrust } from '../tables/whimsical-wrongs-of-trust.ts';
import { wrongsOfDanger } from '../tables/wrongs-of-danger.ts';
import { wrongsOfFalseWords } from '../tables/wrongs-of-false-words.ts';
import { wrongsOfWithheldRights } from '../tables/wrongs-of-withheld-rights.ts';

/** The tables of a tone. Whimsical stories share none of these with the others, so no serious row appears in a comedy. */
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
  wrongs: [...wrongsOfDanger, ...wrongsOfFalseWords, ...wrongsOfWithheldRights],
  agents,
  harms,
  twists: [...twistsOfPeople, ...twistsOfPast],
  motives,
  endings: [...endingsOfTruth, ...endingsOfTerms],
  lastSteps,
  stakes,
  suspicions,
  innocence,
  targetWants,
  witnessWants,
  wrongdoerWants,
};

const whimsical: ToneTables = {
  wrongs: [...whimsicalWrongsOfFame, ...whimsicalWrongsOfTrust],
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
