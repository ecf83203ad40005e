import type { Plan } from '../plan/plan-types.ts';
import { exclusionsFor } from '../plan/lines.ts';
import { factsOf, planOfFacts } from '../plan/facts.ts';
import { makePlan } from '../plan/plan.ts';
import { subjectOf } from '../plan/subject.ts';
import { randomStream } from '../random.ts';
import { sentencesOf, withoutNames } from '../realise/sentences.ts';
import { Telling } from '../realise/telling.ts';
import type { CastMember, QuestDetails, StoryPlace, StoryRequest, StorySection } from '../story.ts';
import { titles } from '../tables/plot-places.ts';
import { checkPlot } from '../check/check-plot.ts';
import type { Teller } from './draft.ts';
import { places } from './plot-places.ts';
import {
  clock,
  ends,
  glance,
  lair,
  offer,
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
import type { SectionWriter, Writing } from './writing.ts';

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
];

const highestRank = { short: 1, standard: 2, long: 3 } as const;

/**
 * Writes the sections of a plan in order. Kept sections stay word for word, and what they say is not
 * said again.
 */
export function writeSections(
  plan: Plan,
  telling: Telling,
  writers: readonly SectionWriter[],
  kept: readonly StorySection[],
): StorySection[] {
  for (const { text } of kept) {
    telling.preload(text);
    for (const sentence of sentencesOf(text)) telling.preloadSentence(sentence);
  }
  return writers
    .flatMap((writer) => {
      const old = kept.find(({ id }) => id === writer.id);
      if (old !== undefined) return [old];
      if (writer.rank > highestRank[plan.length]) return [];
      const random = randomStream(plan.wordSeed, `words|${writer.id}`);
      const writing: Writing = { plan, telling, random };
      telling.section(random);
      const heading = writer.heading(writing);
      telling.section(random);
      return [{ id: writer.id, heading, audience: writer.audience, text: writer.write(writing) }];
    })
    .filter(({ text }) => text !== '');
}

/** The sections of the request that stay, with the marks that stand for names in new sections. */
export const keptSections = ({ keep }: StoryRequest): StorySection[] =>
  keep === undefined
    ? []
    : keep.story.sections
        .filter(({ id }) => keep.sections.includes(id))
        .map((section) => ({ ...section, text: withoutNames(section.text) }));

/** A new plan, or the plan of the story that is kept. */
export function planFor(request: StoryRequest, seed: number, kind: Plan['kind']): Plan {
  const fresh = makePlan(request, seed, kind);
  if (request.keep === undefined) return fresh;
  const stored = planOfFacts(request.keep.story.facts, fresh, request);
  return stored === undefined ? fresh : { ...stored, wordSeed: seed };
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

export const tellQuest: Teller = (request, seed) => {
  const plan = planFor(request, seed, 'quest');
  const telling = new Telling(subjectOf(plan, exclusionsFor(request)), randomStream(seed, 'words'));
  const sections = writeSections(plan, telling, questSections, keptSections(request));
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
    faults: [...telling.missing, ...checkPlot(plan, sections, telling)],
  };
};
