import { preventedInAbsence } from '../tables/tales/shared.ts';
import { budgetOf, chooseEncounter, isGrimCreature, type Encounter } from '../plan/encounter.ts';
import { actDays } from '../plan/tale-plan.ts';
import { isDemon } from '../tables/foes/foe-facts.ts';
import { randomStream } from '../random.ts';
import type { Telling } from '../realise/telling.ts';
import { creatures } from '../tables/creatures.ts';
import type { Creature, Row } from '../tables/row-types.ts';
import {
  clockText,
  clueLine,
  gmSections,
  lairText,
  openingSections,
  placeText,
} from './tale-sections.ts';
import { chiefTrace } from './tale-fight.ts';
import type { TaleWriting } from './tale-rows.ts';
import { anchorTale as anchorLine } from './tale-prose.ts';
import { fragment, paragraphs, partyWords, type SectionPart } from './written.ts';
import { lowerFirst } from './writing.ts';
import { inDigits } from '../realise/tidy.ts';

const daysText = (telling: Telling, from: number, to: number, where: string): string =>
  `*${telling.text(`${from >= to ? `Day ${to}` : `Days ${from} to ${to}`}${where}`)}*`;

/**
 * Enemies on the way, others than in the last fight. All are people unless `escort` has other sorts.
 * @param without creatures that the party has just fought
 */
function enemiesOnTheWay(
  { plan, request }: TaleWriting,
  which: string,
  escort: readonly Creature['sort'][],
  without: readonly string[] = [],
): Encounter {
  const budget = budgetOf(plan.level, plan.partySize, 'easy');
  // A leader who uses up more than half of the budget could have only one companion.
  const tooStrong = new Set(
    creatures.filter(({ xp }) => xp > 1000 && xp * 2 > budget).map(({ name }) => name),
  );
  const own: Creature['sort'][] = escort.filter((sort) => sort !== 'beast' && sort !== 'construct');
  const canLead = creatures.some(
    ({ leader: leads, sort, name }) => leads === true && own.includes(sort) && !tooStrong.has(name),
  );
  const isPack = escort.includes('beast');
  return chooseEncounter(
    {
      leader: canLead ? own : ['people'],
      escort: [...escort, 'people'],
      isAlone: escort.length === 0,
      hasCrowd: true,
      terrain: isPack ? 'wild' : 'street',
      budget,
      partySize: plan.partySize,
      allows: (name) =>
        !without.includes(name) &&
        !tooStrong.has(name) &&
        !isDemon(name) &&
        !/Noble|Priest|Cultist|Mage|Scorpion|Bear|Snake/.test(name) &&
        !(request.tone === 'whimsical' && isGrimCreature(name)),
      // No pack is a danger to those who are far above its level.
      wanted: creatures.flatMap(({ name, sort }) =>
        escort.includes(sort) && !(isPack && plan.level > 6) ? [name] : [],
      ),
    },
    randomStream(plan.seed, which),
  );
}

const firstEnemies = (writing: TaleWriting): Encounter =>
  enemiesOnTheWay(writing, 'first fight', []);

/** As strong as the first enemies are. */
const asStrong = 0.8;

/** Not the same enemies as in the first act, unless all others are too weak. */
function secondEnemies(writing: TaleWriting, escort: readonly Creature['sort'][]): Encounter {
  const first = firstEnemies(writing);
  const enemies = (without: readonly string[]): Encounter =>
    enemiesOnTheWay(writing, 'second fight', escort, without);
  const companion = creatures.find(
    ({ name, plural }) => name === first.escort?.name || plural === first.escort?.name,
  );
  const known = companion === undefined ? [] : [companion.name];
  const ways = [[first.leader, ...known], known, [first.leader]];
  return ways.map(enemies).find(({ xp }) => xp >= first.xp * asStrong) ?? enemies([]);
}

/** Enemies and their XP, such as "a Knight with 2 Spies; 1,100 XP". */
function fightText({ leader, escort, xp }: Encounter): string {
  const others = escort === null ? '' : ` with ${escort.count} ${escort.name}`;
  return `${/^[AEIO]/.test(leader) ? 'an' : 'a'} ${leader}${others}; ${inDigits(xp)} XP`;
}

const firstWhere = ({ tale: { acts } }: TaleWriting['plan']): string => acts.firstActIn ?? '{town}';

/** The clock of an adventure, in which the party is away from the town on some of its days. */
function planText(writing: TaleWriting): string {
  const { telling } = writing;
  const clock = clockText(writing);
  telling.paragraph();
  return paragraphs(
    clock,
    anchorLine(telling, telling.must(preventedInAbsence, 'preventions in absence')),
  );
}

function actOne(writing: TaleWriting): string {
  const { telling, plan } = writing;
  const { acts } = plan.tale;
  const [end] = actDays(plan);
  const places = [placeText(writing, 0), placeText(writing, 1), placeText(writing, 2)];
  telling.paragraph();
  // The label first, so that it has the full name.
  const label = telling.text('If the party goes to {lair} in the first act');
  const early = telling.must(acts.early, 'early visits to the hiding place');
  telling.paragraph();
  const fight = fightText(firstEnemies(writing));
  const blows = `**When it comes to blows**: ${telling.must(acts.blows, 'first fights', { fight })}`;
  telling.paragraph();
  const close = `**How the act ends, by day ${end}**: ${telling.must(acts.opens, 'ends of the first act')}`;
  return paragraphs(
    daysText(telling, 1, end, ` of ${plan.days}, in ${firstWhere(plan)}`),
    ...places,
    anchorLine(telling, `**${label}**: ${early}`),
    anchorLine(telling, blows),
    anchorLine(telling, close),
  );
}

function actTwo(writing: TaleWriting): string {
  const { telling, plan, request } = writing;
  const { acts } = plan.tale;
  const [from, to] = actDays(plan);
  const fight = fightText(secondEnemies(writing, acts.others ?? []));
  const say = (label: string, rows: readonly Row[]): string => {
    telling.paragraph();
    return anchorLine(telling, `**${label}**: ${telling.must(rows, label, { fight })}`);
  };
  const goal = say('The goal changes', acts.goal);
  const isShort = request.length === 'short';
  const map = isShort ? '' : say(telling.text('The map changes around {town}'), acts.map);
  const way = say('The way', acts.way);
  const place = say('There', acts.place);
  const rival = say('The rival', acts.rival);
  const clues = [
    clueLine(writing, acts.what, 'what'),
    clueLine(writing, acts.who, 'who'),
    clueLine(writing, acts.where, 'where'),
  ].join('\n');
  const piece = say(`Set piece (${partyWords(plan)})`, acts.setPiece);
  const choice = say('A choice', acts.choice);
  const answers = [acts.first, acts.second].map(({ answer, now }) => {
    telling.paragraph();
    return `*${telling.text(`If the party ${answer}`)}*: ${telling.must(now, 'answers')}`;
  });
  const close = say(`How the act ends, by day ${to}`, acts.closes);
  return paragraphs(
    daysText(telling, from + 1, to, ` of ${plan.days}, in {town} and {town2}`),
    goal,
    map,
    way,
    place,
    rival,
    clues,
    anchorLine(telling, chiefTrace(writing)),
    piece,
    `${choice}\n\n${answers.map((answer) => `- ${anchorLine(telling, answer)}`).join('\n')}`,
    close,
  );
}

function actThree(writing: TaleWriting): string {
  const { telling, plan, request } = writing;
  const { acts } = plan.tale;
  const [, from] = actDays(plan);
  const way = anchorLine(
    telling,
    `**${telling.text('The way there from {town}')}**: ${telling.must(acts.lastWay, 'last ways')}`,
  );
  const lair = lairText(writing);
  telling.paragraph();
  const clock = `**${telling.text('What the clock has done in {town}')}**: ${telling.must(acts.clock, 'effects of the clock')}`;
  const answers = [acts.first, acts.second].map(({ answer, later }) => {
    telling.paragraph();
    return anchorLine(
      telling,
      `**${telling.text(`If the party ${answer}`)}**: ${telling.must(later, 'later answers')}`,
    );
  });
  const sides = (request.length === 'short' ? [] : acts.sides).map(({ who, later }) => {
    telling.paragraph();
    // The name first, so that what follows can have a pronoun for it.
    const name = telling.text(who);
    const deed = fragment(telling.must(later, 'content sides'));
    return anchorLine(telling, `- **${name}**, if content, ${deed}.`);
  });
  return paragraphs(
    daysText(telling, from + 1, plan.days, ', in {town}, until {deadline}'),
    way,
    lair,
    anchorLine(telling, clock),
    ...answers,
    sides.join('\n'),
  );
}

/** What pleases, and what angers. */
const contentForms = [
  '; content $1, $2.',
  '; content $1, but $2.',
  '; satisfied $1, $2.',
  '; satisfied $1, but $2.',
  '; pleased $1, $2.',
  '; happy $1, but $2.',
  '; happy $1, $2.',
] as const;

const angryForms = ['angry', 'furious', 'upset', 'annoyed', 'indignant', 'displeased'] as const;

function sidesText({ telling, plan }: TaleWriting): string {
  return plan.tale.acts.sides
    .map(({ who, wants }) => {
      telling.paragraph();
      const name = telling.text(who);
      const [content = ''] = telling.shuffled(contentForms);
      const [angry = ''] = telling.shuffled(angryForms);
      const side = lowerFirst(telling.must(wants, 'sides'))
        // Joins what a person wants, what pleases and what angers this person to one sentence.
        .replace(/\. Content ([^;.]*);? ([^.]*)\.$/, content)
        .replace(/(?<=, (?:but )?)angry(?= (?:about|at|if)\b)/, angry);
      return anchorLine(telling, `- **${name}** ${side}`);
    })
    .join('\n');
}

export function adventureParts(writing: TaleWriting): readonly SectionPart[] {
  const { acts } = writing.plan.tale;
  const gm = gmSections(writing);
  const part = (
    id: string,
    heading: string,
    write: () => string,
    from: SectionPart['from'] = 'short',
  ): SectionPart => ({ id, heading, audience: 'gm', from, write });
  return [
    ...openingSections(writing),
    { ...gm.glance, from: 'standard' },
    gm.truth,
    gm.turn,
    part('plan', 'What {A.full} does if nobody interferes', () => planText(writing)),
    part('factions', 'Three sides', () => sidesText(writing), 'standard'),
    gm.people,
    gm.running,
    part('act-1', `Act one: Questions in ${firstWhere(writing.plan)}`, () => actOne(writing)),
    part('act-2', `Act two: ${acts.heading}`, () => actTwo(writing)),
    part('act-3', 'Act three: {lair.T}', () => actThree(writing)),
    gm.spells,
    gm.endings,
    gm.reward,
    gm.other,
    gm.instead,
  ];
}
