import type { MatterPlan } from '../plan/matter-plan.ts';
import { difficultyFor } from '../plan/difficulty.ts';
import { affects, spellsIn } from '../plan/spell-targets.ts';
import { rowTag, rowText } from '../plan/truths.ts';
import { chooseTreasure, foundItems } from '../plan/treasure.ts';
import type { Telling } from '../realise/telling.ts';
import {
  comicFights,
  companionsOf,
  lairOpenings,
  matterComplications,
  matterMagic,
} from '../tables/matters/matter-encounters.ts';
import {
  matterFees,
  matterHooks,
  matterRuns,
  matterStakes,
  moods,
  payments,
  suspects,
  timeLimits,
  waysOn,
  whereToFind,
} from '../tables/matters/matter-openings.ts';
import { matterFavours, matterHoards, tonePrices } from '../tables/matters/matter-rewards.ts';
import { scaleClock, scaleGains, scaleGuards } from '../tables/matters/matter-scales.ts';
import type { Row } from '../tables/row-types.ts';
import { foeLines, statisticsOf } from './fight-lines.ts';
import { frameRows } from './matter-frames.ts';
import { peopleText } from './matter-people.ts';
import type { MatterWriting } from './matter-writing.ts';
import { withFights } from './fights.ts';
import {
  anchorLine,
  bullets,
  paragraph,
  paragraphs,
  prose,
  type SectionPart,
  withText,
} from './written.ts';
import { inDigits } from '../realise/tidy.ts';

const clueLabels = ['what happened', 'the culprit', 'the hiding place'] as const;

/** The clue with its check, whose difficulty differs a little from place to place. */
export function clueLine({ telling, plan }: MatterWriting, clue: string, index: number): string {
  const [skill = '', how = '', shown = ''] = clue.split(' :: ');
  const dc = difficultyFor(telling.shuffled([12, 13, 14, 15])[0] ?? 13, telling.subject.truths);
  telling.paragraph();
  const check = telling.text(
    `- **DC ${dc} ${skill}**, ${how} *(${(plan.kernel.labels ?? clueLabels)[index] ?? ''})*:`,
  );
  return anchorLine(`${check} ${telling.text(shown)}`);
}

const placeKeys = ['p1', 'p2', 'p3'] as const;

/** A place with what is seen there, what must be done there, and what is found. */
export function placeText(writing: MatterWriting, index: 0 | 1 | 2): string {
  const {
    telling,
    request,
    plan,
    plan: { kernel },
  } = writing;
  telling.paragraph();
  const look = telling.must(kernel.looks[index], 'looks');
  const todo = telling.must(kernel.todo[index], 'tasks');
  // At the larger scales each place is guarded.
  const guard = telling.say(
    frameRows(plan, 'guards', scaleGuards)
      .filter((row) => rowText(row).includes(`{${placeKeys[index]}}`))
      .map(withText((text) => withFights(text, request))),
  );
  const clues = telling
    .shuffled(kernel.clues[index].map((clue, about) => ({ clue, about })))

    .map(({ clue, about }) => clueLine(writing, clue, about));
  const name = telling.text(`**{${placeKeys[index]}}**:`);
  return paragraphs(
    `${name.replace(/^\*\*t/, '**T')} ${prose(...[look, todo, guard].map(anchorLine))}`,
    clues.join('\n'),
  );
}

/** How A fights, and with which statistics. */
function fightText({ telling, plan }: MatterWriting): string {
  const rows = plan.kernel.tactics.map(withText((text) => withFights(text, plan.request)));
  const tactics = telling.must(rows, 'tactics').replace(/\.$/, '');
  return prose(
    telling.text(`**If it comes to a fight**: ${tactics} (${statisticsOf({ plan })}).`),
    ...foeLines({ telling, plan }).map(anchorLine),
    telling.say(frameRows(plan, 'companions', companionsOf)),
    telling.say(frameRows(plan, 'comic', comicFights)),
  );
}

export function lairText(writing: MatterWriting): string {
  const {
    telling,
    plan,
    plan: { kernel },
  } = writing;
  const opening = telling.must(
    frameRows(plan, 'lairOpenings', lairOpenings),
    'openings of the hiding place',
  );
  const look = telling.must(kernel.looks[3], 'looks of the hiding place');
  const uses = telling.list(kernel.lairUse, 2);
  telling.paragraph();
  const fight = fightText(writing);
  telling.paragraph();
  const words = `**Without a fight**: ${telling.must(kernel.parley, 'parleys')}`;
  return paragraphs(
    paragraph(opening, look),
    prose(...uses.map(anchorLine)),
    fight,
    anchorLine(words),
  );
}

/** The days of the clock, the last of which is the deadline. */
function daysOfClock({ days }: MatterPlan): number[] {
  const second = Math.max(2, Math.ceil(days * 0.4));
  const third = Math.max(second + 1, Math.floor(days * 0.75));
  return [1, second, third, days];
}

export function clockLines({ telling, plan }: MatterWriting): string[] {
  const days = daysOfClock(plan);
  const lines = plan.kernel.clock.map((rows, index) => {
    telling.paragraph();
    const step = telling.must(rows, 'steps of the clock');
    telling.paragraph();
    const world = index === 2 ? telling.say(frameRows(plan, 'world', scaleClock)) : '';
    return `- **Day ${days[index] ?? plan.days}**: ${paragraph(step, world)}`;
  });
  telling.paragraph();
  return [...lines, `- **After that**: ${telling.must(plan.kernel.after, 'ends of the clock')}`];
}

export const clockText = (writing: MatterWriting): string => clockLines(writing).join('\n');

function endingsText({ telling, plan }: MatterWriting): string {
  const written = plan.kernel.endings.map(({ heading, text }, index) => {
    telling.paragraph();
    const end = telling.must(text, 'endings');
    telling.paragraph();
    const gains =
      index === 0
        ? [
            telling.say(frameRows(plan, 'gains', scaleGains)),
            telling.say(frameRows(plan, 'prices', tonePrices)),
          ]
        : [];
    return prose(anchorLine(prose(`**${telling.text(heading)}**:`, end)), ...gains.map(anchorLine));
  });
  return written.join('\n\n');
}

/** Rows as a list, each of which names its people. */
function listed(telling: Telling, rows: readonly Row[], count: number): string {
  const lines = Array.from({ length: count }, () => {
    telling.paragraph();
    return telling.say(rows);
  });
  return bullets(lines);
}

function rewardText({ telling, plan }: MatterWriting): string {
  const { names, exclusions } = telling.subject;
  const treasure = chooseTreasure(plan, (name) => !exclusions.matches(name));
  const items = foundItems(treasure, plan.reward, (name) => names.add(name));
  const worth = `${treasure.valuable.name}, worth ${inDigits(treasure.valuable.worth)} gp`;
  const found = telling.must(frameRows(plan, 'hoards', matterHoards), 'hoards', { items, worth });
  telling.paragraph();
  const coins = `**Coins**: ${telling.must(frameRows(plan, 'payments', payments), 'payments')}`;
  telling.paragraph();
  return paragraphs(
    coins,
    `**Found**: ${found}`,
    `**Besides**: ${telling.must(frameRows(plan, 'favours', matterFavours), 'favours')}`,
  );
}

/** What follows depends on which opening was told. */
function learnStart({ telling, plan }: Pick<MatterWriting, 'telling' | 'plan'>): void {
  const used = telling.usedOf(plan.kernel.start);
  telling.learn('start', used === undefined ? '' : rowTag(used));
}

/** What players read before they begin. */
export function openingSections(writing: MatterWriting): SectionPart[] {
  const {
    telling,
    request,
    plan,
    plan: { kernel },
  } = writing;
  return [
    {
      id: 'pitch',
      heading: 'The situation',
      audience: 'everyone',
      from: 'short',
      write: () => {
        const first = telling.must(frameRows(plan, 'first', ['{In}.']), 'first sentences');
        const problem = telling.must(kernel.problem, 'problems');
        const mood = telling.say(frameRows(plan, 'moods', moods));
        telling.paragraph();
        const hook = telling.must(frameRows(plan, 'hooks', matterHooks), 'hooks');
        return paragraphs(
          prose(first, problem, anchorLine(mood)),
          prose(hook, telling.must(frameRows(plan, 'stakes', matterStakes), 'stakes')),
        );
      },
    },
    {
      id: 'start',
      heading: 'Opening scene (read aloud)',
      audience: 'everyone',
      from: 'short',
      write: () => {
        const text = telling.must(kernel.start, 'starts');
        learnStart(writing);
        return text;
      },
    },
    {
      id: 'offer',
      heading: 'What {G.full} asks',
      audience: 'everyone',
      from: 'short',
      write: () =>
        prose(
          anchorLine(telling.must(kernel.ask, 'asks')),
          telling.must(frameRows(plan, 'fees', matterFees), 'fees'),
        ),
    },
    {
      id: 'talk',
      heading: kernel.headings?.talk ?? 'What people in {town} say',
      audience: 'everyone',
      from: 'short',
      write: () => listed(telling, kernel.rumours, request.length === 'short' ? 2 : 4),
    },
  ];
}

/** What the game master reads first. */
export function truthSections(
  writing: MatterWriting,
): Record<'glance' | 'truth' | 'turn', SectionPart> {
  const {
    telling,
    plan,
    plan: { kernel },
  } = writing;
  return {
    glance: {
      id: 'glance',
      heading: 'At a glance',
      audience: 'gm',
      from: 'short',
      write: () => {
        const lines = [`- **What is going on**: ${telling.must(kernel.gist, 'gists')}`];
        telling.paragraph();
        lines.push(
          `- **${kernel.headings?.lair ?? 'The hiding place'}**: ${telling.must(frameRows(plan, 'hiding', whereToFind), 'hiding places')}`,
          `- **${kernel.headings?.who ?? 'Suspected'}**: ${telling.must(frameRows(plan, 'suspects', suspects), 'suspects')}`,
          `- **Time**: ${telling.must(frameRows(plan, 'limits', timeLimits), 'limits')}`,
          `- **The way through**: ${telling.must(frameRows(plan, 'ways', waysOn), 'ways')}`,
        );
        return lines.join('\n');
      },
    },
    truth: {
      id: 'truth',
      heading: kernel.headings?.truth ?? 'What really happened',
      audience: 'gm',
      from: 'short',
      write: () =>
        paragraphs(
          ...kernel.truth.map((rows) => {
            telling.paragraph();
            return anchorLine(telling.must(rows, 'truths'));
          }),
        ),
    },
    turn: {
      id: 'turn',
      heading: kernel.headings?.turn ?? 'The turn',
      audience: 'gm',
      from: 'short',
      write: () => anchorLine(telling.must(kernel.turn, 'turns')),
    },
  };
}

export function runningSection({ telling, plan, request }: MatterWriting): SectionPart {
  return {
    id: 'running',
    heading: 'Running the opening',
    audience: 'gm',
    from: 'standard',
    write: () => {
      // The opening can be in a section that is kept.
      learnStart({ telling, plan });
      const count = request.length === 'long' ? 5 : 2;
      const own = telling.list(plan.kernel.run, count);
      return [
        ...own.map(anchorLine).map((row) => `- ${row}`),
        listed(telling, frameRows(plan, 'runs', matterRuns), count - own.length),
      ]
        .filter((text) => text !== '')
        .join('\n');
    },
  };
}

/** Without spells on persons whom they cannot affect. */
const spellRows = ({ telling: { subject }, plan }: MatterWriting): readonly Row[] =>
  frameRows(plan, 'magic', matterMagic).filter((row) =>
    spellsIn(rowText(row)).every(({ spell, target }) => affects(spell, subject.people.get(target))),
  );

export function closingSections(
  writing: MatterWriting,
): Record<'people' | 'spells' | 'complications' | 'endings' | 'reward' | 'other', SectionPart> {
  const { telling } = writing;
  const part = (
    id: string,
    heading: string,
    from: SectionPart['from'],
    write: () => string,
  ): SectionPart => ({
    id,
    heading,
    audience: 'gm',
    from,
    write,
  });
  return {
    people: part('people', 'People', 'short', () => peopleText(writing)),
    spells: part('spells', 'If they ask by magic', 'standard', () =>
      listed(telling, spellRows(writing), writing.request.length === 'long' ? 7 : 3),
    ),
    complications: part('complications', 'If it goes too smoothly', 'long', () =>
      listed(telling, frameRows(writing.plan, 'complications', matterComplications), 8),
    ),
    endings: part('endings', 'How it can end', 'short', () => endingsText(writing)),
    reward: part('reward', 'Rewards', 'short', () => rewardText(writing)),
    other: part('other', 'Another opening (read aloud)', 'long', () =>
      telling.say(writing.plan.kernel.start),
    ),
  };
}

/** Tasks for players; they say no more than players know. */
export const matterSteps = ({ telling, plan }: MatterWriting): string[] =>
  plan.kernel.steps.map((step) => telling.subject.names.plain(telling.text(step)));
