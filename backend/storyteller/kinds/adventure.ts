import {
  actOne,
  actThree,
  actTwo,
  clockSection,
  factionSection,
  others,
} from './adventure-sections.ts';
import type { Planner, Teller } from './draft.ts';
import { planMatterAdventure } from './matter-adventure.ts';
import { wrongPlanner } from './plot-draft.ts';
import { planTale } from './tale.ts';
import {
  ends,
  glance,
  offer,
  otherStart,
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

const adventureSections: readonly SectionWriter[] = [
  pitch,
  start,
  offer,
  talk,
  others,
  { ...glance, rank: 2 },
  truth,
  clockSection,
  { ...factionSection, rank: 2 },
  people,
  running,
  actOne,
  actTwo,
  actThree,
  spells,
  ends,
  rewards,
  otherStart,
];

const planWrongAdventure = wrongPlanner('adventure', adventureSections);

export const planAdventure: Planner = (request, seed) =>
  planTale(request, seed, 'adventure') ??
  planMatterAdventure(request, seed) ??
  planTale(request, seed, 'adventure', true) ??
  planWrongAdventure(request, seed);

export const tellAdventure: Teller = (request, seed) => planAdventure(request, seed).write();

export const tellWrongAdventure: Teller = (request, seed) =>
  planWrongAdventure(request, seed).write();
