import { rewardNames, rewardOf } from '../plan/treasure.ts';
import { checkTale } from '../check/check-tale.ts';
import { exclusionsFor } from '../plan/lines.ts';
import {
  drawTale,
  factsOfTale,
  makeTalePlan,
  storyOfTale,
  type TalePlan,
} from '../plan/tale-plan.ts';
import { taleSubject } from '../plan/tale-subject.ts';
import { randomStream } from '../random.ts';
import { Telling } from '../realise/telling.ts';
import type { StoryDetails, StoryName, StoryRequest } from '../story.ts';
import type { Draft, Planner } from './draft.ts';
import { adventureParts } from './tale-acts.ts';
import {
  clockText,
  gmSections,
  lairText,
  openingSections,
  placeText,
  taleSteps,
} from './tale-sections.ts';
import type { TaleWriting } from './tale-rows.ts';
import {
  fullName,
  paragraphs,
  personName,
  thingName,
  writeParts,
  type SectionPart,
} from './written.ts';

/**
 * A quest or an adventure that is a tale, or undefined if it must be another plot.
 * @param hasNoPlot whether no plot is about the idea, so that a tale replaces it
 */
export function planTale(
  request: StoryRequest,
  seed: number,
  kind: TalePlan['kind'],
  hasNoPlot = false,
): ReturnType<Planner> | undefined {
  const drawn = drawTale(request, seed, kind, hasNoPlot);
  if (drawn === undefined) return undefined;
  return {
    facts: storyOfTale(drawn),
    write: () => writeTale(makeTalePlan(drawn), request, seed),
  };
}

function writeTale(plan: TalePlan, request: StoryRequest, seed: number): Draft {
  const subject = taleSubject(plan, exclusionsFor(request));
  const telling = new Telling(subject, randomStream(seed, 'words'));
  telling.isVaried = true;
  telling.isSpoken = true;
  const writing: TaleWriting = { plan, telling, request };
  const parts = plan.kind === 'quest' ? questParts(writing) : adventureParts(writing);
  const sections = writeParts(telling, seed, parts, request);
  telling.section(randomStream(plan.seed, 'words|steps'));
  const steps = taleSteps(writing);
  const giver = plan.people.get('G');
  const details: StoryDetails = {
    kind: plan.kind,
    giver: giver === undefined ? '' : fullName(giver),
    steps,
    reward: rewardOf(plan, request),
  };
  telling.section(randomStream(plan.seed, 'words|title'));
  return {
    title: telling.text(randomStream(plan.seed, 'title').pick(plan.tale.titles)),
    sections,
    details,
    named: namedBy(plan, request),
    facts: factsOfTale(plan),
    names: subject.names,
    telling,
    get faults() {
      return [...telling.missing, ...checkTale(plan, sections, telling)];
    },
  };
}

const namedBy = (plan: TalePlan, request: StoryRequest): StoryName[] => [
  ...[...plan.people.values()].filter(({ id }) => id !== 'W' && id !== 'N').map(personName),
  ...plan.places.map(({ name }) => thingName(name)),
  ...rewardNames(plan, request),
];

function questParts(writing: TaleWriting): readonly SectionPart[] {
  const gm = gmSections(writing);
  return [
    ...openingSections(writing),
    gm.running,
    gm.glance,
    gm.truth,
    gm.turn,
    gm.people,
    {
      id: 'places',
      heading: 'Places and clues',
      audience: 'gm',
      from: 'short',
      write: () => paragraphs(placeText(writing, 0), placeText(writing, 1), placeText(writing, 2)),
    },
    {
      id: 'lair',
      heading: 'Where it ends: {lair.T}',
      audience: 'gm',
      from: 'short',
      write: () => lairText(writing),
    },
    gm.spells,
    {
      id: 'clock',
      heading: 'If the party does nothing',
      audience: 'gm',
      from: 'standard',
      write: () => clockText(writing),
    },
    gm.endings,
    gm.reward,
    gm.other,
    gm.instead,
  ];
}
