import { rewardNames, rewardOf } from '../plan/treasure.ts';
import { checkMatter } from '../check/check-matter.ts';
import { exclusionsFor } from '../plan/lines.ts';
import { factsOfMatter, makeMatterPlan, type MatterPlan } from '../plan/matter-plan.ts';
import { matterSubject } from '../plan/matter-subject.ts';
import { randomStream } from '../random.ts';
import { Telling } from '../realise/telling.ts';
import type { StoryDetails, StoryName, StoryRequest } from '../story.ts';
import type { Draft, Planner } from './draft.ts';
import { clockText } from './matter-clock.ts';
import { labelsOf, titleRows } from './matter-frame.ts';
import { strandClue, strandLater } from './matter-strand.ts';
import {
  closingSections,
  lairText,
  matterSteps,
  openingSections,
  placeText,
  runningSection,
  truthSections,
  type MatterWriting,
} from './matter-sections.ts';
import {
  fullName,
  paragraphs,
  personName,
  thingName,
  writeParts,
  type SectionPart,
} from './written.ts';

type Outline = ReturnType<Planner>;

/** A quest about what the idea names, or undefined if no plot fits the idea. */
export function planMatterQuest(request: StoryRequest, seed: number): Outline | undefined {
  const plan = makeMatterPlan(request, seed, 'quest');
  if (plan === undefined) return undefined;
  return { facts: factsOfMatter(plan), write: () => writeMatter(plan, request, seed, questParts) };
}

export function writeMatter(
  plan: MatterPlan,
  request: StoryRequest,
  seed: number,
  partsOf: (writing: MatterWriting) => readonly SectionPart[],
): Draft {
  const subject = matterSubject(plan, exclusionsFor(request));
  const telling = new Telling(subject, randomStream(seed, 'words'));
  const writing: MatterWriting = { plan, telling, request };
  const sections = writeParts(telling, seed, partsOf(writing), request);
  telling.section(randomStream(plan.seed, 'words|steps'));
  const steps = matterSteps(writing);
  const giver = plan.people.get('G');
  const details: StoryDetails = {
    kind: plan.kind,
    giver: giver === undefined ? '' : fullName(giver),
    steps,
    reward: rewardOf(plan, request),
  };
  telling.section(randomStream(plan.seed, 'words|title'));
  const title = telling.must(titleRows(plan, subject), 'titles').replace(/\.$/, '');
  return {
    title,
    sections,
    details,
    named: namedBy(plan, request),
    facts: factsOfMatter(plan),
    names: subject.names,
    telling,
    get faults() {
      return [...telling.missing, ...checkMatter(plan, sections, telling)];
    },
  };
}

const namedBy = (plan: MatterPlan, request: StoryRequest): StoryName[] => [
  ...[...new Set(plan.people.values())].map(personName),
  ...plan.others.map((name) => thingName(name)),
  ...plan.places.map(({ name }) => thingName(name)),
  ...rewardNames(plan, request),
];

function questParts(writing: MatterWriting): readonly SectionPart[] {
  const truth = truthSections(writing);
  const closing = closingSections(writing);
  const labels = labelsOf(writing.plan);
  return [
    ...openingSections(writing),
    runningSection(writing),
    truth.glance,
    truth.truth,
    truth.turn,
    closing.people,
    {
      id: 'places',
      heading: labels.places,
      audience: 'gm',
      from: 'short',
      write: () =>
        paragraphs(
          placeText(writing, 0),
          placeText(writing, 1),
          placeText(writing, 2),
          strandClue(writing),
        ),
    },
    {
      id: 'lair',
      heading: `${labels.lair}: {lair}`,
      audience: 'gm',
      from: 'short',
      write: () => paragraphs(lairText(writing), strandLater(writing)),
    },
    closing.spells,
    closing.complications,
    {
      id: 'clock',
      heading: labels.clock,
      audience: 'gm',
      from: 'standard',
      write: () => clockText(writing),
    },
    closing.endings,
    closing.reward,
    closing.other,
  ];
}
