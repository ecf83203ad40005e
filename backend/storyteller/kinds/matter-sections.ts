import type { MatterPlan } from '../plan/matter-plan.ts';
import { difficultyFor } from '../plan/difficulty.ts';
import { rowTag, rowText } from '../plan/truths.ts';
import { chooseTreasure, foundItems } from '../plan/treasure.ts';
import type { Telling } from '../realise/telling.ts';
import type { StoryRequest } from '../story.ts';
import { placeRows } from '../tables/known-rows.ts';
import type { MatterPart } from '../tables/matters/matter-types.ts';
import { matterFactions, matterItems } from '../tables/matters/matter-encounters.ts';
import type { Row } from '../tables/row-types.ts';
import { tells } from '../tables/giver-rows.ts';
import { beastLines } from './beast-lines.ts';
import { foeLines, statisticsOf } from './fight-lines.ts';
import { withFights } from './fights.ts';
import { frameRows, labelsOf, spellRows } from './matter-frame.ts';
import { strandEnd, strandGist, strandPitch, strandPerson } from './matter-strand.ts';
import {
  clueOfClause,
  endingOfClause,
  glanceOfClause,
  personOfClause,
  rumourOfClause,
  truthOfClause,
} from './second-clause-lines.ts';
import {
  anchorLine,
  bullets,
  fragment,
  paragraph,
  paragraphs,
  prose,
  type SectionPart,
  withText,
} from './written.ts';
import { inDigits } from '../realise/tidy.ts';

export interface MatterWriting {
  plan: MatterPlan;
  telling: Telling;
  request: StoryRequest;
}

/** The clue with its check, whose difficulty differs a little from place to place. */
export function clueLine({ telling, plan }: MatterWriting, clue: string, index: number): string {
  const [skill = '', how = '', shown = ''] = clue.split(' :: ');
  const dc = difficultyFor(telling.shuffled([12, 13, 14, 15])[0] ?? 13, telling.subject.truths);
  telling.paragraph();
  const check = telling.text(
    `- **DC ${dc} ${skill}**, ${how} *(${labelsOf(plan).clues[index] ?? ''})*:`,
  );
  return anchorLine(`${check} ${telling.text(shown)}`);
}

const placeKeys = ['p1', 'p2', 'p3'] as const;

/** A place with what is seen there, what must be done there, and what is found. */
export function placeText(writing: MatterWriting, index: 0 | 1 | 2): string {
  const { telling, request, plan } = writing;
  const { kernel } = plan;
  telling.paragraph();
  const look = telling.must(kernel.looks[index], 'looks');
  const todo = telling.must(kernel.todo[index], 'tasks');
  // At the larger scales each place is guarded.
  const guard = telling.say(
    frameRows(plan, 'guards')
      .filter((row) => rowText(row).includes(`{${placeKeys[index]}}`))
      .map(withText((text) => withFights(text, request))),
  );
  const clues = telling
    .shuffled(kernel.clues[index].map((clue, about) => ({ clue, about })))

    .map(({ clue, about }) => clueLine(writing, clue, about));
  const second = index === 1 ? clueOfClause(writing) : '';
  const name = telling.text(`**{${placeKeys[index]}}**:`);
  return paragraphs(
    `${name.replace(/^\*\*t/, '**T')} ${prose(...[look, todo, guard].map(anchorLine))}`,
    [...clues, second].filter((clue) => clue !== '').join('\n'),
  );
}

/** How A fights, and with which statistics. */
function fightText({ telling, plan }: MatterWriting): string {
  const rows = plan.kernel.tactics.map(withText((text) => withFights(text, plan.request)));
  const tactics = telling.must(rows, 'tactics').replace(/\.$/, '');
  const numbers = plan.beast === undefined ? ` (${statisticsOf({ plan })})` : '';
  return prose(
    telling.text(`**If it comes to a fight**: ${tactics}${numbers}.`),
    ...beastLines({ telling, plan }).map(anchorLine),
    ...foeLines({ telling, plan }).map(anchorLine),
    telling.say(frameRows(plan, 'companions')),
    telling.say(frameRows(plan, 'comic')),
  );
}

export function lairText(writing: MatterWriting): string {
  const { telling, plan } = writing;
  const { kernel } = plan;
  const opening = telling.must(frameRows(plan, 'openings'), 'openings of the hiding place');
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

/** Only these persons get a habit: with a habit for each person, a text would have too many. */
const habitual: ReadonlySet<string> = new Set(['G', 'A', 'I']);

const order: readonly (MatterPart | 'I')[] = ['G', 'A', 'I', 'B', 'S', 'T', 'H'];

/** The parts that the person of an idea can have. */
const subjectParts: readonly MatterPart[] = ['A', 'B'];

function peopleText(writing: MatterWriting): string {
  const { telling, plan } = writing;
  const lines: string[] = [];
  for (const part of order) {
    const person = plan.people.get(part);
    // The person of an idea can have a part of its own.
    const isTwice = part === 'I' && subjectParts.some((other) => person === plan.people.get(other));
    if (person === undefined || isTwice) continue;
    telling.paragraph();
    const role = person.role === '' ? '' : telling.subject.names.add(person.role);
    const about = [role, person.pronouns].filter(Boolean).join(', ');
    const label = telling.text(`**{${part}.full}** (${about})`);
    const about2 = telling.must(plan.kernel.people[part] ?? [], `what ${part} wants`);
    const hasHabit = habitual.has(part) && person.known === undefined;
    const habit = hasHabit ? fragment(telling.say(tells)) : '';
    const tell = habit === '' ? '' : telling.text(`{${part}.name} ${habit}.`);
    lines.push(`- ${label}: ${prose(anchorLine(about2), tell)}`);
  }
  lines.push(...strandPerson(writing));
  lines.push(...personOfClause({ telling, plan }));
  for (const part of ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8']) {
    const person = plan.people.get(part);
    if (person === undefined) continue;
    telling.paragraph();
    const label = telling.text(`**{${part}.full}**`);
    const help = telling.say(frameRows(plan, 'helpers'), { '@F': part });
    lines.push(help === '' ? `- ${label} is in {town}.` : `- ${label}: ${help}`);
  }
  for (const { kind, name } of plan.mentions) {
    const thing = telling.subject.names.add(name);
    telling.paragraph();
    const said = telling.say(rowsOfMentions[kind], { thing });
    if (said !== '') lines.push(`- ${said}`);
  }
  return lines.join('\n');
}

const rowsOfMentions = { ...placeRows, faction: matterFactions, item: matterItems } as const;

function endingsText(writing: MatterWriting): string {
  const { telling, plan } = writing;
  telling.mayStateAgain();
  const written = plan.kernel.endings.map(({ heading, text }, index) => {
    telling.paragraph();
    const end = telling.must(text, 'endings');
    telling.paragraph();
    const gains =
      index === 0
        ? (['gains', 'prices'] as const).map((key) => telling.say(frameRows(plan, key)))
        : [];
    return prose(anchorLine(prose(`**${telling.text(heading)}**:`, end)), ...gains.map(anchorLine));
  });
  // The last ending is the one in which the party is too late.
  return paragraphs(
    ...written.slice(0, -1),
    ...endingOfClause(writing),
    ...written.slice(-1),
    strandEnd(writing),
  );
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
  const found = telling.must(frameRows(plan, 'hoards'), 'hoards', { items, worth });
  telling.paragraph();
  const coins = `**Coins**: ${telling.must(frameRows(plan, 'payments'), 'payments')}`;
  telling.paragraph();
  return paragraphs(
    coins,
    `**Found**: ${found}`,
    `**Besides**: ${telling.must(frameRows(plan, 'favours'), 'favours')}`,
  );
}

/** What follows depends on which opening was told. */
function learnStart({ telling, plan }: Pick<MatterWriting, 'telling' | 'plan'>): void {
  const used = telling.usedOf(plan.kernel.start);
  telling.learn('start', used === undefined ? '' : rowTag(used));
}

/** What players read before they begin. */
export function openingSections(writing: MatterWriting): SectionPart[] {
  const { telling, request, plan } = writing;
  const { kernel } = plan;
  return [
    {
      id: 'pitch',
      heading: 'The situation',
      audience: 'everyone',
      from: 'short',
      write: () => {
        const first = telling.must(frameRows(plan, 'first'), 'first sentences');
        const problem = telling.must(kernel.problem, 'problems');
        const mood = telling.say(frameRows(plan, 'moods'));
        telling.paragraph();
        const hook = telling.must(frameRows(plan, 'hooks'), 'hooks');
        return paragraphs(
          prose(
            first,
            problem,
            anchorLine(strandPitch(writing, prose(first, problem))),
            anchorLine(mood),
          ),
          prose(hook, telling.must(frameRows(plan, 'stakes'), 'stakes')),
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
          telling.must(frameRows(plan, 'fees'), 'fees'),
        ),
    },
    {
      id: 'talk',
      heading: labelsOf(plan).talk,
      audience: 'everyone',
      from: 'short',
      write: () => {
        const count = request.length === 'short' ? 2 : 4;
        if (plan.second === undefined) return listed(telling, kernel.rumours, count);
        telling.paragraph();
        const rumour = rumourOfClause(writing);
        return [bullets([rumour]), listed(telling, kernel.rumours, count - 1)]
          .filter((text) => text !== '')
          .join('\n');
      },
    },
  ];
}

/** What the game master reads first. */
export function truthSections(
  writing: MatterWriting,
): Record<'glance' | 'truth' | 'turn', SectionPart> {
  const { telling, plan } = writing;
  const { kernel } = plan;
  const labels = labelsOf(plan);
  return {
    glance: {
      id: 'glance',
      heading: 'At a glance',
      audience: 'gm',
      from: 'short',
      write: () => {
        telling.mayStateAgain();
        const lines = [`- **${labels.gist}**: ${telling.must(kernel.gist, 'gists')}`];
        lines.push(...glanceOfClause(writing));
        telling.paragraph();
        lines.push(
          `- **${telling.text(labels.where || labels.lair)}**: ${telling.must(frameRows(plan, 'where'), 'hiding places')}`,
          `- **${telling.text(labels.suspects)}**: ${telling.must(frameRows(plan, 'suspects'), 'suspects')}`,
          `- **${labels.limits}**: ${telling.must(frameRows(plan, 'limits'), 'limits')}`,
          `- **${labels.ways}**: ${telling.must(frameRows(plan, 'ways'), 'ways')}`,
          ...[strandGist(writing)].filter((line) => line !== ''),
          ...(kernel.frame?.counts ?? []).map(
            ({ label, rows }) => `- **${telling.text(label)}**: ${telling.must(rows, label)}`,
          ),
        );
        return lines.join('\n');
      },
    },
    truth: {
      id: 'truth',
      heading: labels.truth,
      audience: 'gm',
      from: 'short',
      write: () => {
        telling.mayStateAgain();
        return paragraphs(
          ...kernel.truth.map((rows) => {
            telling.paragraph();
            return anchorLine(telling.must(rows, 'truths'));
          }),
          truthOfClause(writing),
        );
      },
    },
    turn: {
      id: 'turn',
      heading: labels.turn,
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
        listed(telling, frameRows(plan, 'runs'), count - own.length),
      ]
        .filter((text) => text !== '')
        .join('\n');
    },
  };
}

/** Rows about spells: first those of the plot, and then at most two of the usual ones. */
function spellsText({ plan, telling, request }: MatterWriting): string {
  const count = request.length === 'long' ? 7 : 3;
  const [own = [], usual = []] = spellRows(plan, telling);
  const said = telling.list(own, count).map((row) => `- ${anchorLine(row)}`);
  const more = own.length === 0 ? count : Math.max(0, Math.min(2, count - said.length));
  return [...said, listed(telling, usual, more)].filter((text) => text !== '').join('\n');
}

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
    spells: part('spells', 'If they ask by magic', 'standard', () => spellsText(writing)),
    complications: part('complications', 'If it goes too smoothly', 'long', () =>
      listed(telling, frameRows(writing.plan, 'complications'), 8),
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
