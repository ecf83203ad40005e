import { randomStream } from '../random.ts';
import { chooseDilemma } from '../plan/dilemma.ts';
import { chooseRival } from '../plan/rival.ts';
import type { Dilemma } from '../tables/dilemmas.ts';
import { actTitles, consequences, skirmishes, type Rival } from '../tables/rivals.ts';
import type { Plan } from '../plan/plan-types.ts';
import { budgetOf, chooseEncounter, type Encounter } from '../plan/encounter.ts';
import { learnStep } from './plot-clues.ts';
import { siteText } from './plot-places.ts';
import { lair, turn } from './plot-sections.ts';
import { isLong, lowerFirst, paragraphs, type SectionWriter, type Writing } from './writing.ts';

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
    `**If {R.name} tries force**: a ${leader}, ${companions} (${xp.toLocaleString('en-US')} XP)${where === '' ? '' : `, ${lowerFirst(where)}`}`.replace(
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

export const rivalSection: SectionWriter = {
  id: 'rival',
  heading: () => 'The rival',
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const rival = rivalOf(plan);
    const who = telling.must(rival.who, 'rivals');
    telling.paragraph();
    return paragraphs(
      [who],
      [sceneOf(telling.text('How to deal with {R.name}'), telling.must(rival.deal, 'deals'))],
    );
  },
};

export const actOne: SectionWriter = {
  id: 'act-1',
  heading: (writing) => titleOf(writing, 0, 'I'),
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const move = telling.must(rivalOf(plan).first, 'first moves');
    telling.paragraph();
    const investigation = [siteText(writing, 0), siteText(writing, 1)];
    telling.paragraph();
    const step = telling.must(plan.agent.steps[0], 'first steps');
    telling.paragraph();
    return [
      sceneOf('The rival is ahead', move),
      ...investigation,
      fightText(writing),
      sceneOf('The other side moves', step),
    ].join('\n\n');
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
    const { telling, plan, random } = writing;
    const upheaval = random.pick(plan.livelihood.upheaval);
    const event = telling.say([upheaval.event]);
    const after = telling
      .list(upheaval.after, isLong(writing) ? 4 : 3)
      .map((line) => lowerFirst(line.replace(/\.$/, '')));
    telling.paragraph();
    const touched = telling.list(consequences, isLong(writing) ? 3 : 2);
    telling.paragraph();
    const place = siteText(writing, 2);
    telling.paragraph();
    const move = telling.must(rivalOf(plan).second, 'second moves');
    telling.paragraph();
    const step = telling.must(plan.agent.steps[1], 'second steps');
    learnStep(telling, plan.agent.steps[1]);
    telling.paragraph();
    const turned = turn.write(writing);
    return [
      sceneOf('The map changes', event, `What is different now: ${after.join('; ')}.`),
      sceneOf('Who is caught by it', ...touched),
      place,
      sceneOf('The rival moves', move),
      sceneOf('The other side moves', step),
      `**The turn**: ${turned}`,
      choiceText(writing),
    ]
      .filter(Boolean)
      .join('\n\n');
  },
};

export const actThree: SectionWriter = {
  id: 'act-3',
  heading: (writing) => titleOf(writing, 2, 'III'),
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const result = resultText(writing);
    telling.paragraph();
    const scene = lair.write(writing);
    telling.paragraph();
    const hasArrived = dilemmaOf(writing).rivalComes === true;
    const arrival = hasArrived ? '' : telling.must(rivalOf(plan).third, 'third moves');
    telling.paragraph();
    const last = telling.must(plan.agent.steps[2], 'last steps');
    return [
      scene,
      result,
      sceneOf('The rival arrives', arrival),
      sceneOf('If the party is too late', last),
    ]
      .filter(Boolean)
      .join('\n\n');
  },
};
