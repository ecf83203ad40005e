import { factsOfMatter, makeMatterPlan, type MatterPlan } from '../plan/matter-plan.ts';
import { budgetOf, chooseEncounter } from '../plan/encounter.ts';
import { nameWithArticle } from '../plan/foe.ts';
import { randomStream, type Random } from '../random.ts';
import type { StoryRequest } from '../story.ts';
import type { SecondAct } from '../tables/matters/matter-types.ts';
import {
  clockEffects,
  firstFights,
  lastWays,
  matterSides,
  preventions,
  secondActs,
} from '../tables/matters/second-acts.ts';
import type { Planner } from './draft.ts';
import { writeMatter } from './matter-quest.ts';
import { clockLines } from './matter-clock.ts';
import {
  clueLine,
  closingSections,
  lairText,
  openingSections,
  placeText,
  runningSection,
  truthSections,
  type MatterWriting,
} from './matter-sections.ts';
import { anchorLine, bullets, paragraphs, prose, type SectionPart } from './written.ts';
import { inDigits } from '../realise/tidy.ts';

/** An adventure about what the idea names, or undefined if no plot fits the idea. */
export function planMatterAdventure(
  request: StoryRequest,
  seed: number,
): ReturnType<Planner> | undefined {
  const plan = makeMatterPlan(request, seed, 'adventure');
  if (plan === undefined) return undefined;
  return {
    facts: factsOfMatter(plan),
    write: () => writeMatter(plan, request, seed, adventureParts),
  };
}

/** A plot that tells what an idea says goes on with what was written for it, if there is such an act. */
function secondActOf({ kernel, seed }: MatterPlan): SecondAct {
  const fitting = secondActs.filter(
    ({ not, only }) => !not.includes(kernel.id) && (only === undefined || only.includes(kernel.id)),
  );
  const own = kernel.tells === undefined ? [] : fitting.filter(({ only }) => only !== undefined);
  return randomStream(seed, 'second act').pick(own.length > 0 ? own : fitting);
}

/** The last days of the first and of the second act. */
const actDays = ({ days }: MatterPlan): readonly [number, number] => {
  const first = Math.max(1, Math.floor(days * 0.35));
  return [first, Math.max(first + 1, Math.floor(days * 0.8))];
};

const daysText = (from: number, to: number): string =>
  from >= to ? `*Day ${to}*` : `*Days ${from} to ${to}*`;

/** A fight on the way, with other enemies than in the last fight. */
function skirmish({ plan, request }: MatterWriting, random: Random): string {
  const { leader, escort, xp } = chooseEncounter(
    {
      leader: ['people'],
      escort: ['people', 'beast'],
      // Those who are caught have to be able to tell who pays them.
      isAlone: true,
      terrain: 'street',
      budget: budgetOf(plan.level, plan.partySize, 'easy'),
      partySize: plan.partySize,
      allows: (name) =>
        !/Noble|Priest/.test(name) && !(request.tone === 'whimsical' && /Assassin|Mage/.test(name)),
      wanted: [],
    },
    random,
  );
  const others = escort === null ? '' : ` with ${escort.count} ${escort.name}`;
  return `${nameWithArticle(leader)}${others}; ${inDigits(xp)} XP`;
}

function actOne(writing: MatterWriting): string {
  const { telling, plan } = writing;
  const act = secondActOf(plan);
  const [end] = actDays(plan);
  const places = [placeText(writing, 0), placeText(writing, 1), placeText(writing, 2)];
  telling.paragraph();
  const fight = anchorLine(
    `**When it comes to blows**: ${telling.must(plan.kernel.frame?.firstFight ?? firstFights, 'first fights', { fight: skirmish(writing, randomStream(plan.seed, 'first fight')) })}`,
  );
  telling.paragraph();
  const close = anchorLine(
    `**How the act ends**: ${telling.must(act.opens, 'ends of the first act')}`,
  );
  return paragraphs(daysText(1, end), ...places, fight, close);
}

function actTwo(writing: MatterWriting): string {
  const { telling, plan } = writing;
  const act = secondActOf(plan);
  const [from, to] = actDays(plan);
  const say = (label: string, rows: Parameters<typeof telling.must>[0]): string => {
    telling.paragraph();
    return anchorLine(`**${label}**: ${telling.must(rows, label)}`);
  };
  const goal = say('The goal changes', act.goal);
  const way = say('The way', act.way);
  const place = say('There', act.place);
  const rival = say('The rival', act.rival);
  const piece = say('Set piece', act.setPiece);
  const fight = telling.text(
    `*Those who attack there*: ${skirmish(writing, randomStream(plan.seed, 'second fight'))}.`,
  );
  const clues = act.clues.map((clue, index) => clueLine(writing, clue, index)).join('\n');
  const map = say('The map changes', act.map);
  const choice = say('A choice', act.choice);
  const answers = [act.first, act.second].map(({ answer, now }) => {
    telling.paragraph();
    return anchorLine(
      `*${telling.text(`If the party ${answer}`)}*: ${telling.must(now, 'answers')}`,
    );
  });
  telling.paragraph();
  const close = telling.must(act.closes, 'ends of the second act');
  return paragraphs(
    daysText(from + 1, to),
    goal,
    way,
    place,
    rival,
    clues,
    `${piece} ${fight}`,
    map,
    `${choice}\n\n${bullets(answers)}`,
    close,
  );
}

function actThree(writing: MatterWriting): string {
  const { telling, plan, request } = writing;
  const act = secondActOf(plan);
  const [, from] = actDays(plan);
  const way = anchorLine(`**The way there**: ${telling.must(lastWays[act.id] ?? [], 'last ways')}`);
  telling.paragraph();
  const clock = `**What the clock has done**: ${telling.must(plan.kernel.frame?.clockEffects ?? clockEffects, 'effects of the clock')}`;
  const answers = [act.first, act.second].map(({ answer, later }) => {
    telling.paragraph();
    return anchorLine(
      `**${telling.text(`If the party ${answer}`)}**: ${telling.must(later, 'later answers')}`,
    );
  });
  const sides = (request.length === 'short' ? [] : (plan.kernel.frame?.sides ?? matterSides)).map(
    ({ later }) => {
      telling.paragraph();
      return `- ${anchorLine(telling.must(later, 'content sides'))}`;
    },
  );
  telling.paragraph();
  return paragraphs(
    daysText(from + 1, plan.days),
    way,
    lairText(writing),
    clock,
    ...answers,
    sides.join('\n'),
  );
}

function planText(writing: MatterWriting): string {
  const { telling } = writing;
  const [first = '', second = '', third = '', ...rest] = clockLines(writing);
  const prevented = (line: string): string => {
    telling.paragraph();
    const how = telling
      .must(writing.plan.kernel.frame?.preventions ?? preventions, 'preventions')
      .replace(/\.$/, '');
    return `${line} *(to prevent it: ${how})*`;
  };
  return [first, prevented(second), prevented(third), ...rest].join('\n');
}

function adventureParts(writing: MatterWriting): readonly SectionPart[] {
  const { telling, plan } = writing;
  const act = secondActOf(plan);
  const truth = truthSections(writing);
  const closing = closingSections(writing);
  const part = (
    id: string,
    heading: string,
    write: () => string,
    from: SectionPart['from'] = 'short',
  ): SectionPart => ({ id, heading, audience: 'gm', from, write });
  return [
    ...openingSections(writing),
    { ...truth.glance, from: 'standard' },
    truth.truth,
    truth.turn,
    part('plan', 'What {A.full} does if the party does not interfere', () => planText(writing)),
    part(
      'factions',
      'Three sides',
      () =>
        prose(
          (plan.kernel.frame?.sides ?? matterSides)
            .map(({ wants }) => {
              telling.paragraph();
              return `- ${anchorLine(telling.must(wants, 'sides'))}`;
            })
            .join('\n'),
        ),
      'standard',
    ),
    closing.people,
    runningSection(writing),
    part('act-1', 'Act one: Questions in {town}', () => actOne(writing)),
    part('act-2', act.heading, () => actTwo(writing)),
    part('act-3', 'Act three: {lair.t}', () => actThree(writing)),
    closing.spells,
    closing.complications,
    closing.endings,
    closing.reward,
    closing.other,
  ];
}
