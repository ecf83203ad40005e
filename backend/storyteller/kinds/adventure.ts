import { checkPlot } from '../check/check-plot.ts';
import { factsOf } from '../plan/facts.ts';
import { exclusionsFor } from '../plan/lines.ts';
import { subjectOf } from '../plan/subject.ts';
import { randomStream } from '../random.ts';
import { Telling } from '../realise/telling.ts';
import type { Plan } from '../plan/plan-types.ts';
import type { AdventureDetails, StoryRequest } from '../story.ts';
import {
  actOne,
  actThree,
  actTwo,
  clockSection,
  factionSection,
  others,
} from './adventure-sections.ts';
import type { Draft, Planner, Teller } from './draft.ts';
import { planMatterAdventure } from './matter-adventure.ts';
import {
  ends,
  glance,
  offer,
  people,
  pitch,
  rewards,
  running,
  spells,
  start,
  talk,
  truth,
} from './plot-sections.ts';
import type { SectionWriter } from './writing.ts';
import { namedBy, giverName, planFor, stepsOf, writeSections, writeTitle } from './quest.ts';

const adventureSections: readonly SectionWriter[] = [
  pitch,
  start,
  offer,
  talk,
  others,
  glance,
  truth,
  clockSection,
  factionSection,
  people,
  running,
  actOne,
  actTwo,
  actThree,
  spells,
  ends,
  rewards,
];

export const planAdventure: Planner = (request, seed) =>
  planMatterAdventure(request, seed) ?? planWrongAdventure(request, seed);

/** An adventure about an old wrong: for lines that leave nothing of the plots about an idea. */
const planWrongAdventure: Planner = (request, seed) => {
  const plan = planFor(request, seed, 'adventure');
  return { facts: factsOf(plan), write: () => writeAdventure(plan, request, seed) };
};

export const tellAdventure: Teller = (request, seed) => planAdventure(request, seed).write();

export const tellWrongAdventure: Teller = (request, seed) =>
  planWrongAdventure(request, seed).write();

function writeAdventure(plan: Plan, request: StoryRequest, seed: number): Draft {
  const subject = subjectOf(plan, exclusionsFor(request));
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const sections = writeSections(plan, telling, adventureSections, request);
  const steps = stepsOf(telling, plan.seed);
  const details: AdventureDetails = {
    kind: 'adventure',
    giver: giverName(plan),
    steps,
    reward: plan.reward,
  };
  const title = writeTitle(telling, seed);
  return {
    title,
    sections,
    details,
    named: namedBy(plan),
    facts: factsOf(plan),
    names: subject.names,
    get faults() {
      return [...telling.missing, ...checkPlot(plan, sections, telling)];
    },
  };
}
