import type { Plan } from '../plan/plan-types.ts';
import { exclusionsFor } from '../plan/lines.ts';
import { factsOf, planOfFacts } from '../plan/facts.ts';
import { makePlan } from '../plan/plan.ts';
import { subjectOf } from '../plan/subject.ts';
import { randomStream } from '../random.ts';
import { Telling } from '../realise/telling.ts';
import type { QuestDetails, StoryName, StoryRequest, StorySection } from '../story.ts';
import { titles } from '../tables/plot-places.ts';
import { checkPlot } from '../check/check-plot.ts';
import type { Draft, Planner, Teller } from './draft.ts';
import { planMatterQuest } from './matter-quest.ts';
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
import { hasSection, keptSections, personName, preloadSections, thingName } from './written.ts';
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

const lengthOfRank = { 1: 'short', 2: 'standard', 3: 'long' } as const;

/** Writes the sections of a plan in order. */
export function writeSections(
  plan: Plan,
  telling: Telling,
  writers: readonly SectionWriter[],
  request: StoryRequest,
): StorySection[] {
  const kept = keptSections(request);
  preloadSections(telling, kept);
  return writers
    .flatMap((writer) => {
      const old = kept.find(({ id }) => id === writer.id);
      if (old !== undefined) return [old];
      if (!hasSection(request, writer.id, lengthOfRank[writer.rank])) return [];
      const random = randomStream(plan.wordSeed, `words|${writer.id}`);
      const writing: Writing = { plan, telling, random };
      telling.section(random);
      const heading = writer.heading(writing);
      telling.section(random);
      // What is read aloud keeps its short sentences.
      telling.isJoining = writer.id !== 'start';
      const text = writer.write(writing);
      return [{ id: writer.id, heading, audience: writer.audience, text }];
    })
    .filter(({ text }) => text !== '');
}

/** A new plan, or the plan of the story that is kept. */
export function planFor(request: StoryRequest, seed: number, kind: Plan['kind']): Plan {
  const fresh = makePlan(request, seed, kind);
  if (request.keep === undefined) return fresh;
  const stored = planOfFacts(request.keep.story.facts, fresh, request);
  return stored === undefined ? fresh : { ...stored, wordSeed: seed };
}

/** Everyone and everything that the plan names. */
export const namedBy = (plan: Plan): StoryName[] => [
  ...[...new Set(plan.people.values())].map(personName),
  ...[...plan.places, ...plan.sites].map(({ name }) => thingName(name)),
  ...plan.reward.items.map(({ name }) => thingName(name)),
];

export function giverName(plan: Plan): string {
  const { first = '', last = '' } = plan.people.get('G') ?? {};
  return last === '' ? first : `${first} ${last}`;
}

/** Tasks for players, of which each story has others in the middle. */
export function stepsOf(telling: Telling, seed: number): string[] {
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

export const writeTitle = (telling: Telling, seed: number): string => {
  telling.section(randomStream(seed, 'words|title'));
  return telling.must(titles, 'titles').replace(/\.$/, '');
};

export const planQuest: Planner = (request, seed) =>
  planMatterQuest(request, seed) ?? planWrongQuest(request, seed);

/** A quest about an old wrong: for lines that leave nothing of the plots about an idea. */
const planWrongQuest: Planner = (request, seed) => {
  const plan = planFor(request, seed, 'quest');
  return { facts: factsOf(plan), write: () => writeQuest(plan, request, seed) };
};

export const tellQuest: Teller = (request, seed) => planQuest(request, seed).write();

export const tellWrongQuest: Teller = (request, seed) => planWrongQuest(request, seed).write();

function writeQuest(plan: Plan, request: StoryRequest, seed: number): Draft {
  const telling = new Telling(subjectOf(plan, exclusionsFor(request)), randomStream(seed, 'words'));
  const sections = writeSections(plan, telling, questSections, request);
  const steps = stepsOf(telling, plan.seed);
  const details: QuestDetails = {
    kind: 'quest',
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
    names: telling.subject.names,
    get faults() {
      return [...telling.missing, ...checkPlot(plan, sections, telling)];
    },
  };
}
