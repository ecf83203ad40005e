import type { Planner, Teller } from './draft.ts';
import { planMatterQuest } from './matter-quest.ts';
import { wrongPlanner } from './plot-draft.ts';
import { planTale } from './tale.ts';
import { places } from './plot-places.ts';
import {
  clock,
  ends,
  glance,
  lair,
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
  turn,
} from './plot-sections.ts';
import type { SectionWriter } from './writing.ts';

const questSections: readonly SectionWriter[] = [
  pitch,
  start,
  offer,
  talk,
  running,
  glance,
  truth,
  turn,
  people,
  places,
  lair,
  spells,
  clock,
  ends,
  rewards,
  otherStart,
];

const planWrongQuest = wrongPlanner('quest', questSections);

export const planQuest: Planner = (request, seed) =>
  planTale(request, seed, 'quest') ??
  planMatterQuest(request, seed) ??
  planTale(request, seed, 'quest', true) ??
  planWrongQuest(request, seed);

export const tellQuest: Teller = (request, seed) => planQuest(request, seed).write();

export const tellWrongQuest: Teller = (request, seed) => planWrongQuest(request, seed).write();
