import type { StoryFacts } from '../story.ts';
import type { Plan } from './plan-types.ts';

/** What is stored of a plan: ids of rows, names and numbers, at most 4 kB of JSON. */
export const factsOf = (plan: Plan): StoryFacts => ({
  kind: plan.kind,
  seed: plan.seed,
  livelihood: plan.livelihood.id,
  wrong: plan.wrong.id,
  agent: plan.agent.id,
  harm: plan.harm.id,
  twist: plan.twist.id,
  motive: plan.motive.id,
  fate: plan.fate,
  giver: plan.giver,
  emblem: plan.emblem.a,
  hour: plan.hour,
  years: plan.years,
  num: plan.num,
  few: plan.few,
  days: plan.days,
  places: plan.places.map(({ name }) => name),
  sites: plan.sites.map(({ id }) => id),
  people: Object.fromEntries(
    [...plan.people].map(([part, { first, last, pronouns, role }]) => [
      part,
      [first, last, pronouns, role],
    ]),
  ),
});
