import { randomStream } from '../random.ts';
import { chooseSides } from '../plan/factions.ts';
import { chooseDilemma } from '../plan/dilemma.ts';
import { chooseRival } from '../plan/rival.ts';
import type { Dilemma } from '../tables/dilemmas.ts';
import type { Rival } from '../tables/rivals.ts';
import { skirmishes } from '../tables/adventure-fights.ts';
import type { Plan } from '../plan/plan-types.ts';
import { budgetOf, chooseEncounter, type Encounter } from '../plan/encounter.ts';
import { nameWithArticle } from '../plan/foe.ts';
import { setPieces } from '../tables/activities.ts';
import {
  actTasks,
  actTitles,
  consequences,
  newAims,
  preventions,
} from '../tables/adventure-acts.ts';
import { alliances, collisions } from '../tables/adventure-sides.ts';
import { upheavalWays } from '../tables/upheaval-ways.ts';
import { learnStep } from './plot-clues.ts';
import { daysOf, stepsOfDays } from './plot-days.ts';
import { siteText } from './plot-places.ts';
import { lair, turn } from './plot-sections.ts';
import { isLong, isShort, lowerFirst, type SectionWriter, type Writing } from './writing.ts';
import { inDigits } from '../realise/tidy.ts';

const rivalOf = (plan: Plan): Rival => chooseRival(plan.seed, plan.tone);

const sceneOf = (title: string, ...sentences: readonly string[]): string => {
  const kept = sentences.filter((sentence) => sentence !== '');
  return kept.length === 0 ? '' : `**${title}**: ${kept.join(' ')}`;
};

/** A fight with the people of the rival, which is easier than the last one. */
function rivalFight(plan: Plan, allows: (name: string) => boolean): Encounter {
  return chooseEncounter(
    {
      leader: ['people'],
      escort: ['people', 'beast'],
      terrain: 'street',
      budget: budgetOf(plan.level, plan.partySize, 'easy'),
      partySize: plan.partySize,
      allows,
      wanted: [],
    },
    randomStream(plan.seed, 'rival fight'),
  );
}

function fightText({ plan, telling }: Writing): string {
  const { leader, escort, xp } = rivalFight(
    plan,
    (name) => !telling.subject.exclusions.matches(name),
  );
  const companions = escort === null ? 'alone' : `with ${escort.count} ${escort.name}`;
  const where = telling.say(skirmishes);
  return telling.text(
    `**If {R.name} tries force**: ${nameWithArticle(leader)}, ${companions} (${inDigits(xp)} XP)${where === '' ? '' : `, ${lowerFirst(where)}`}`.replace(
      /\.?$/,
      '.',
    ),
  );
}

const titleOf = ({ telling }: Writing, act: 0 | 1 | 2, numeral: string): string => {
  const title = telling.say(actTitles[act] ?? []).replace(/\.$/, '');
  return telling.subject.names.plain(`Act ${numeral}: ${title}`);
};

export const others: SectionWriter = {
  id: 'others',
  heading: () => 'Who else has come',
  audience: 'everyone',
  rank: 1,
  write: ({ telling, plan }) => telling.must(rivalOf(plan).seen, 'views of the rival'),
};

/** What A does on which day, and how it can be prevented, whatever the party does in the meantime. */
export const clockSection: SectionWriter = {
  id: 'plan',
  heading: ({ telling, plan }) =>
    telling.subject.names.plain(
      telling.text(
        plan.agent.uncanny ? 'What is coming, by days' : 'The plan of {A.full}, by days',
      ),
    ),
  audience: 'gm',
  rank: 1,
  write: ({ telling, plan }) => {
    const [one, two, three] = plan.agent.steps;
    const lines = stepsOfDays(plan, [one, plan.harm.escalate, two, three]).map(([day, rows]) => {
      telling.paragraph();
      const step = telling.must(rows, 'steps of the plan');
      learnStep(telling, rows);
      if (rows === three || rows === plan.harm.escalate) return `- **Day ${day}**: ${step}`;
      const way = lowerFirst(telling.must(preventions, 'preventions'));
      return `- **Day ${day}**: ${step.replace(/\.$/, '')} *(to prevent it: ${way})*.`;
    });
    return lines.join('\n');
  },
};

export const factionSection: SectionWriter = {
  id: 'factions',
  heading: () => 'Who wants what',
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const rival = rivalOf(plan);
    const lines = factionsOf(writing).map(({ wants, asks }) => {
      telling.paragraph();
      return `- ${telling.row(`${wants}; ${asks}.`)}`;
    });
    telling.paragraph();
    const who = telling.must(rival.who, 'rivals');
    telling.paragraph();
    const deal = telling.must(rival.deal, 'deals');
    telling.paragraph();
    return [
      lines.join('\n'),
      `${telling.must(collisions, 'collisions')}.`,
      sceneOf(telling.text('The rival, {R.full}'), who),
      sceneOf(telling.text('How to deal with {R.name}'), deal),
    ].join('\n\n');
  },
};

const factionsOf = ({ plan, telling: { subject } }: Writing): ReturnType<typeof chooseSides> =>
  chooseSides(plan.seed, plan.tone, subject.truths, subject.exclusions);

/** The days and the task of an act. */
const span = ({ telling, plan }: Writing, act: 0 | 1 | 2): string => {
  const [, second, third, last] = daysOf(plan);
  const from = act === 0 ? 1 : act === 1 ? second : third + 1;
  const to = act === 0 ? second - 1 : act === 1 ? third : last;
  const when = from >= to ? `Day ${to}` : `Days ${from} to ${to}`;
  return `*${when}*: ${lowerFirst(telling.must(actTasks[act] ?? [], 'tasks of an act'))}`;
};

export const actOne: SectionWriter = {
  id: 'act-1',
  heading: (writing) => titleOf(writing, 0, 'I'),
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const task = span(writing, 0);
    telling.paragraph();
    const move = telling.must(rivalOf(plan).first, 'first moves');
    telling.paragraph();
    const investigation = [siteText(writing, 0), siteText(writing, 1)];
    telling.paragraph();
    return [task, sceneOf('The rival is ahead', move), ...investigation, fightText(writing)].join(
      '\n\n',
    );
  },
};

/** The choice of the second act, which the third act uses. */
const dilemmaOf = ({ plan, telling: { subject } }: Writing): Dilemma =>
  chooseDilemma(plan.seed, subject.truths, subject.exclusions);

function choiceText(writing: Writing): string {
  const { telling } = writing;
  const { text, answers } = dilemmaOf(writing);
  telling.paragraph();
  const question = sceneOf('A choice', telling.text(text));
  const lines = answers.map(({ choice, now }) => {
    telling.paragraph();
    return `- *If the party ${telling.inside(choice)}*: ${telling.row(now)}`;
  });
  return `${question}\n\n${lines.join('\n')}`;
}

function resultText(writing: Writing): string {
  const { telling } = writing;
  const results = dilemmaOf(writing).answers.map(({ done, later }) => {
    telling.paragraph();
    return `**If the party ${telling.inside(done)}**: ${telling.row(later)}`;
  });
  return results.join('\n\n');
}

export const actTwo: SectionWriter = {
  id: 'act-2',
  heading: (writing) => titleOf(writing, 1, 'II'),
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const task = span(writing, 1);
    telling.paragraph();
    const upheaval = upheavalOf(writing);
    const event = telling.say([upheaval.event]);
    const after = telling
      .list(upheaval.after, isLong(writing) ? 4 : 3)
      .map((line) => lowerFirst(line.replace(/\.$/, '')));
    telling.paragraph();
    const touched = telling.list(consequences, isLong(writing) ? 4 : 1);
    telling.paragraph();
    const scene = telling.must(setPieces, 'set pieces');
    telling.paragraph();
    const place = siteText(writing, 2);
    telling.paragraph();
    const move = telling.must(rivalOf(plan).second, 'second moves');
    learnStep(telling, plan.agent.steps[1]);
    telling.paragraph();
    const turned = turn.write(writing);
    telling.paragraph();
    const aim = telling.must(newAims, 'new aims');
    return [
      task,
      sceneOf('The map changes', event, `What is different now: ${after.join('; ')}.`, ...touched),
      sceneOf('Set piece', scene),
      place,
      sceneOf('The rival moves', move),
      `**The turn**: ${turned}`,
      sceneOf('The goal changes', aim),
      choiceText(writing),
    ]
      .filter(Boolean)
      .join('\n\n');
  },
};

/** The upheaval of the second act, drawn from the seed of the plan, because two acts speak of it. */
const upheavalIndex = ({ plan }: Writing): 0 | 1 =>
  randomStream(plan.seed, 'upheaval').chance(0.5) ? 0 : 1;

const upheavalOf = (writing: Writing): Plan['livelihood']['upheaval'][number] => {
  const { upheaval } = writing.plan.livelihood;
  return upheaval[upheavalIndex(writing)] ?? { event: '', after: [] };
};

/** How the way to the last place has changed. */
const wayText = (writing: Writing): string => {
  const way = upheavalWays[writing.plan.livelihood.id]?.[upheavalIndex(writing)];
  return way === undefined ? '' : writing.telling.say([way]);
};

/** What prevented steps of the plan are worth in the last fight. */
function clockText({ telling, plan: { encounter } }: Writing): string {
  const { escort } = encounter;
  return telling.text(
    escort !== null && escort.count > 1
      ? `Each day of the plan that the party has prevented takes one of the ${escort.count} ${escort.name} out of the last fight.`
      : 'For each day of the plan that the party has prevented, one of its members has advantage on every roll of the first round at {lair}.',
  );
}

export const actThree: SectionWriter = {
  id: 'act-3',
  heading: (writing) => titleOf(writing, 2, 'III'),
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const task = span(writing, 2);
    telling.paragraph();
    const way = wayText(writing);
    telling.paragraph();
    const result = resultText(writing);
    telling.paragraph();
    const scene = lair.write(writing);
    telling.paragraph();
    const all = isShort(writing) ? [] : factionsOf(writing);
    const sides = all.map(({ side, gives }) => {
      telling.paragraph();
      return `**${telling.text(side === 'loss' && plan.tone === 'whimsical' ? 'the friends of {V.name}' : sideNames[side])}, if content**: ${telling.row(`${gives}.`)}`;
    });
    telling.paragraph();
    const hasArrived = dilemmaOf(writing).rivalComes === true;
    const ally = telling.must(alliances, 'alliances');
    telling.paragraph();
    const arrival = hasArrived ? '' : telling.must(rivalOf(plan).third, 'third moves');
    return [
      task,
      sceneOf('The way there', way),
      result,
      scene,
      sceneOf('What the clock has done', clockText(writing)),
      sides.join('\n\n'),
      sceneOf(telling.text('{R.full}, if there is an agreement'), ally),
      sceneOf('The rival otherwise', arrival),
    ]
      .filter(Boolean)
      .join('\n\n');
  },
};

const sideNames: Readonly<Record<'rule' | 'work' | 'loss', string>> = {
  rule: '{body}',
  work: 'the {workers}',
  loss: 'the families of the {num}',
};
