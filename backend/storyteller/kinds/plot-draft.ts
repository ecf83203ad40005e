import { rewardNames, rewardOf } from '../plan/treasure.ts';
import { checkPlot } from '../check/check-plot.ts';
import { factsOf, planOfFacts } from '../plan/facts.ts';
import { exclusionsFor } from '../plan/lines.ts';
import type { Plan } from '../plan/plan-types.ts';
import { makePlan } from '../plan/plan.ts';
import { subjectOf } from '../plan/subject.ts';
import { randomStream } from '../random.ts';
import { Telling } from '../realise/telling.ts';
import type { StoryName, StoryRequest, StorySection } from '../story.ts';
import { titles } from '../tables/plot-openings.ts';
import type { Draft, Planner } from './draft.ts';
import {
  brevityOf,
  hasSection,
  isWanted,
  keptSections,
  personName,
  preloadSections,
  thingName,
} from './written.ts';
import type { SectionWriter, Writing } from './writing.ts';

/** Plans stories about an old wrong. They are used if the safety lines exclude every plot about the idea. */
export const wrongPlanner =
  (kind: Plan['kind'], writers: readonly SectionWriter[]): Planner =>
  (request, seed) => {
    const plan = planFor(request, seed, kind);
    return { facts: factsOf(plan), write: () => writePlot(plan, writers, request, seed) };
  };

function writePlot(
  plan: Plan,
  writers: readonly SectionWriter[],
  request: StoryRequest,
  seed: number,
): Draft {
  const subject = subjectOf(plan, exclusionsFor(request));
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const sections = writeSections(plan, telling, writers, request);
  const steps = stepsOf(telling, plan.seed);
  const title = writeTitle(telling, seed);
  return {
    title,
    sections,
    details: { kind: plan.kind, giver: giverName(plan), steps, reward: rewardOf(plan, request) },
    named: namedBy(plan, request),
    facts: factsOf(plan),
    names: subject.names,
    telling,
    get faults() {
      return [...telling.missing, ...checkPlot(plan, sections, telling)];
    },
  };
}

const lengthOfRank = { 1: 'short', 2: 'standard', 3: 'long' } as const;

/** Writes the sections of a plan in order. */
function writeSections(
  plan: Plan,
  telling: Telling,
  writers: readonly SectionWriter[],
  request: StoryRequest,
): StorySection[] {
  const kept = keptSections(request);
  preloadSections(telling, kept);
  return writers.flatMap((writer) => {
    const old = kept.find(({ id }) => id === writer.id);
    if (old !== undefined) return [old];
    if (!hasSection(request, writer.id, lengthOfRank[writer.rank])) return [];
    const random = randomStream(plan.wordSeed, `words|${writer.id}`);
    const writing: Writing = { plan, telling, random };
    telling.section(random);
    const heading = writer.heading(writing);
    telling.section(random, brevityOf(request, writer.id));
    // What is read aloud keeps its short sentences.
    telling.isJoining = writer.id !== 'start';
    const { id, audience } = writer;
    const section = { id, heading, audience, text: writer.write(writing) };
    return isWanted(section, telling) ? [section] : [];
  });
}

/** A new plan, or the plan of the story that is kept. */
function planFor(request: StoryRequest, seed: number, kind: Plan['kind']): Plan {
  const fresh = makePlan(request, seed, kind);
  if (request.keep === undefined) return fresh;
  const stored = planOfFacts(request.keep.story.facts, fresh, request);
  return stored === undefined ? fresh : { ...stored, wordSeed: seed };
}

/** Everyone and everything that the plan names. */
const namedBy = (plan: Plan, request: StoryRequest): StoryName[] => [
  ...[...new Set(plan.people.values())].map(personName),
  ...[...plan.places, ...plan.sites].map(({ name }) => thingName(name)),
  ...rewardNames(plan, request),
];

function giverName(plan: Plan): string {
  const { first = '', last = '' } = plan.people.get('G') ?? {};
  return last === '' ? first : `${first} ${last}`;
}

/** Tasks for players. Those between the first and the last differ from story to story. */
function stepsOf(telling: Telling, seed: number): string[] {
  const plain = (text: string): string => telling.subject.names.plain(telling.text(text));
  const isAway = telling.subject.truths['X1'] === 'missing';
  const random = randomStream(seed, 'steps');
  const first = isAway
    ? [
        'Search the rooms of {X1.full} and {X2.full}.',
        'Ask who last spoke to {X1.full} and {X2.full}.',
      ]
    : [
        'Ask {X1.full} and {X2.full} what they have in common.',
        'Hear {X1.full} and {X2.full}, one without the other.',
      ];
  const middle = [
    'Read {record} at {s1}; {C.full} keeps it.',
    'Find out why {S.full} is suspected, and whether it is true.',
    'Look around at {s2}.',
    'Look around at {s3}.',
    'Learn what happened to {V.full} {years} years ago.',
    'Find out what {theemb} means.',
  ];
  return [
    plain(random.pick(first)),
    ...random.shuffle(middle).slice(0, 3).map(plain),
    plain('Find out who is behind {harm}, and where they hide.'),
    plain('Bring the proof to {G.full} before {deadline}.'),
  ];
}

const writeTitle = (telling: Telling, seed: number): string => {
  telling.section(randomStream(seed, 'words|title'));
  return telling.must(titles, 'titles').replace(/\.$/, '');
};
