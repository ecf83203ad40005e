import type { Plan } from '../plan/plan-types.ts';
import { exclusionsOf } from '../plan/lines.ts';
import { makePlan } from '../plan/plan.ts';
import { factsOf } from '../plan/facts.ts';
import { subjectOf } from '../plan/subject.ts';
import { randomStream } from '../random.ts';
import { Telling } from '../realise/telling.ts';
import type { CastMember, QuestDetails, StoryPlace, StorySection } from '../story.ts';
import { titles } from '../tables/plot-places.ts';
import { checkPlot } from '../check/check-plot.ts';
import type { Teller } from './draft.ts';
import {
  clock,
  ends,
  lair,
  offer,
  people,
  pitch,
  places,
  rewards,
  running,
  spells,
  start,
  talk,
  truth,
  turn,
  type SectionWriter,
  type Writing,
} from './plot-sections.ts';

const questSections: readonly SectionWriter[] = [
  pitch,
  start,
  offer,
  talk,
  running,
  truth,
  turn,
  people,
  places,
  lair,
  spells,
  clock,
  ends,
  rewards,
];

const highestRank = { short: 1, standard: 2, long: 3 } as const;

/** Writes the sections of a plan in order. Kept sections stay as they are. */
export function writeSections(
  plan: Plan,
  telling: Telling,
  writers: readonly SectionWriter[],
  kept: readonly StorySection[],
): StorySection[] {
  for (const { text } of kept) telling.preload(text);
  const sections = writers
    .filter(({ rank }) => rank <= highestRank[plan.length])
    .map((writer) => {
      const random = randomStream(plan.seed, `words|${writer.id}`);
      const writing: Writing = { plan, telling, random };
      telling.section(random);
      const heading = writer.heading(writing);
      telling.section(random);
      return { id: writer.id, heading, audience: writer.audience, text: writer.write(writing) };
    });
  return sections.filter(({ text }) => text !== '');
}

export const castOf = (plan: Plan): CastMember[] =>
  [...new Set(plan.people.values())].map(({ first, last, pronouns, role, known }) => ({
    name: last === '' ? first : `${first} ${last}`,
    pronouns,
    role,
    ...(known === undefined ? {} : { known }),
  }));

export const placesOf = (plan: Plan): StoryPlace[] => [
  ...plan.places.slice(0, plan.tier === 1 ? 1 : 3).map(({ name, known }) => ({
    name,
    description: plan.livelihood.place[plan.tier - 1] ?? plan.livelihood.place[0],
    ...(known === undefined ? {} : { known }),
  })),
  ...plan.sites.map(({ name }) => ({ name, description: '' })),
];

export function stepsOf(telling: Telling): string[] {
  const plain = (text: string): string => telling.subject.names.plain(telling.text(text));
  return [
    plain('Read {record} at {s1}; {C.full} keeps it.'),
    plain('Talk to {T.full} at {s2}.'),
    plain('Look around at {s3}.'),
    plain('Find out who is behind {harm}, and where they hide.'),
    plain('Bring the proof to {G.full} before {deadline}.'),
  ];
}

export const writeTitle = (telling: Telling, seed: number): string => {
  telling.section(randomStream(seed, 'words|title'));
  return telling.must(titles, 'titles').replace(/\.$/, '');
};

export const tellQuest: Teller = (request, seed, kept) => {
  const plan = makePlan(request, seed, 'quest');
  const telling = new Telling(
    subjectOf(plan, exclusionsOf(request.lines)),
    randomStream(seed, 'words'),
  );
  const sections = writeSections(plan, telling, questSections, kept?.sections ?? []);
  const steps = stepsOf(telling);
  const cast = castOf(plan);
  const details: QuestDetails = {
    kind: 'quest',
    giver: cast[0]?.name ?? '',
    steps,
    reward: plan.reward,
    cast,
    places: placesOf(plan),
  };
  const title = writeTitle(telling, seed);
  return {
    title,
    sections,
    details,
    facts: factsOf(plan),
    names: telling.subject.names,
    faults: [...telling.missing, ...checkPlot(plan, sections, telling.subject)],
  };
};
