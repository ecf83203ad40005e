import { wantedBy } from '../plan/matter-foe.ts';
import { isCivil, isHost } from '../plan/duty-plan.ts';
import { factsOfMatter, makeMatterPlan, type MatterPlan } from '../plan/matter-plan.ts';
import { budgetOf, chooseEncounter } from '../plan/encounter.ts';
import { nameWithArticle } from '../plan/foe.ts';
import { randomStream, type Random } from '../random.ts';
import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import type { StoryRequest } from '../story.ts';
import type { SecondAct } from '../tables/matters/matter-types.ts';
import { lastWays, secondActs } from '../tables/matters/second-acts.ts';
import type { Planner } from './draft.ts';
import { clockLines } from './matter-clock.ts';
import { castParts, frameRows, labelsOf, sidesOf } from './matter-frame.ts';
import { partsOf } from '../realise/templates.ts';
import { writeMatter } from './matter-quest.ts';
import { strandClue, strandLater, strandScene } from './matter-strand.ts';
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

const partsOfActs = new Map(
  secondActs.map((act) => [
    act,
    partsOf(JSON.stringify(act)).filter((part) => castParts.test(part)),
  ]),
);

/** Whether the plot has the people of an act. */
const fitsCast = (act: SecondAct, { people }: MatterPlan): boolean =>
  (partsOfActs.get(act) ?? []).every((part) => people.has(part));

/**
 * Acts that were written for the plot come before those that fit many. An intrigue has those that fit many beside its
 * own if it has only one of its own, so that two stories of an idea can differ.
 */
function secondActOf(plan: MatterPlan): SecondAct {
  const { id, frame } = plan.kernel;
  const fitting = secondActs.filter(
    (act) =>
      !act.not.includes(id) &&
      (act.only === undefined || act.only.includes(id)) &&
      act.unless?.test(plan.matter.words) !== true &&
      fitsCast(act, plan),
  );
  const own = fitting.filter(({ only }) => only !== undefined);
  const isEnough = frame === undefined ? own.length > 1 : own.length > 0;
  return randomStream(plan.seed, 'second act').pick(isEnough ? own : fitting);
}

/** The last days of the first and of the second act. */
const actDays = ({ days }: MatterPlan): readonly [number, number] => {
  const first = Math.max(1, Math.floor(days * 0.35));
  return [first, Math.max(first + 1, Math.floor(days * 0.8))];
};

const daysText = (from: number, to: number): string =>
  from >= to ? `*Day ${to}*` : `*Days ${from} to ${to}*`;

/** The strongest of the creatures that can lead a fight of the budget with others beside it. */
const strongestOf = (names: readonly string[], budget: number): string | undefined =>
  names.findLast((name) => {
    const xp = rulesCreatures.get(name)?.xp ?? 0;
    return xp * 1.7 <= budget && xp * 6 >= budget;
  });

/** A fight on the way, with other enemies than in the last fight. */
function skirmish({ plan, request }: MatterWriting, random: Random): string {
  const isHosted = isHost(plan.matter, plan.kernel);
  const budget = budgetOf(plan.level, plan.partySize, 'easy');
  const wanted = isHosted ? wantedBy(plan.matter, plan.kernel, budget) : [];
  const named = strongestOf(wanted, budget);
  const { leader, escort, xp } = chooseEncounter(
    {
      leader: ['people'],
      ...(named !== undefined && { named }),
      escort: ['people', 'beast'],
      // Those who are caught have to be able to tell who pays them.
      isAlone: true,
      terrain: 'street',
      budget,
      partySize: plan.partySize,
      allows: (name) =>
        !/Noble|Priest/.test(name) &&
        !(isHosted && isCivil.test(name)) &&
        !(request.tone === 'whimsical' && /Assassin|Mage/.test(name)),
      wanted,
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
  const enemies = skirmish(writing, randomStream(plan.seed, 'first fight'));
  const blows = telling.must(frameRows(plan, 'firstFight'), 'first fights', { fight: enemies });
  const fight = anchorLine(`**When it comes to blows**: ${blows}`);
  telling.paragraph();
  const close = anchorLine(
    `**How the act ends**: ${telling.must(act.opens, 'ends of the first act')}`,
  );
  return paragraphs(daysText(1, end), ...places, strandClue(writing), fight, close);
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
    strandScene(writing),
    `${choice}\n\n${bullets(answers)}`,
    close,
  );
}

function actThree(writing: MatterWriting): string {
  const { telling, plan, request } = writing;
  const act = secondActOf(plan);
  const [, from] = actDays(plan);
  const own = frameRows(plan, 'lastWays');
  const ways = own.length > 0 ? own : (act.lastWay ?? lastWays[act.id] ?? []);
  const way = anchorLine(`**The way there**: ${telling.must(ways, 'last ways')}`);
  telling.paragraph();
  const clock = `**What the clock has done**: ${telling.must(frameRows(plan, 'clockEffects'), 'effects of the clock')}`;
  const answers = [act.first, act.second].map(({ answer, later }) => {
    telling.paragraph();
    return anchorLine(
      `**${telling.text(`If the party ${answer}`)}**: ${telling.must(later, 'later answers')}`,
    );
  });
  const sides = (request.length === 'short' ? [] : sidesOf(plan)).map(({ later }) => {
    telling.paragraph();
    return `- ${anchorLine(telling.must(later, 'content sides'))}`;
  });
  telling.paragraph();
  return paragraphs(
    daysText(from + 1, plan.days),
    way,
    lairText(writing),
    clock,
    ...answers,
    strandLater(writing),
    sides.join('\n'),
  );
}

function planText(writing: MatterWriting): string {
  const { telling, plan } = writing;
  const [first = '', second = '', third = '', ...rest] = clockLines(writing);
  const prevented = (line: string): string => {
    telling.paragraph();
    const how = telling.must(frameRows(plan, 'preventions'), 'preventions').replace(/\.$/, '');
    return `${line} *(to prevent it: ${how})*`;
  };
  return [first, prevented(second), prevented(third), ...rest].join('\n');
}

/** Which of the usual sides is that of the rival. */
const sideOfRival = 1;

function adventureParts(writing: MatterWriting): readonly SectionPart[] {
  const { telling, plan } = writing;
  const act = secondActOf(plan);
  const truth = truthSections(writing);
  const closing = closingSections(writing);
  const rival = act.wants ?? frameRows(plan, 'rival');
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
    part('plan', labelsOf(plan).plan, () => planText(writing)),
    part(
      'factions',
      'Three sides',
      () =>
        prose(
          sidesOf(plan)
            .map(({ wants }, index) => {
              telling.paragraph();
              const rows = index === sideOfRival && rival.length > 0 ? rival : wants;
              return `- ${anchorLine(telling.must(rows, 'sides'))}`;
            })
            .join('\n'),
        ),
      'standard',
    ),
    closing.people,
    runningSection(writing),
    part('act-1', labelsOf(plan).actOne, () => actOne(writing)),
    part('act-2', act.heading, () => actTwo(writing)),
    part('act-3', 'Act three: {lair.t}', () => actThree(writing)),
    closing.spells,
    closing.complications,
    closing.endings,
    closing.reward,
    closing.other,
  ];
}
