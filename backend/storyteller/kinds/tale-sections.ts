import { difficultyFor } from '../plan/difficulty.ts';
import type { TalePlan } from '../plan/tale-plan.ts';
import { chooseTreasure, foundItems } from '../plan/treasure.ts';
import { rowTag } from '../plan/truths.ts';
import { placeRows } from '../tables/known-rows.ts';
import type { Telling } from '../realise/telling.ts';
import {
  taleAlone,
  taleFactions,
  taleHelpers,
  taleItems,
  taleRules,
  taleTimes,
} from '../tables/tales/shared.ts';
import type { Row } from '../tables/row-types.ts';
import type { TalePlace } from '../tables/tales/tale-types.ts';
import { chiefLine, fightText } from './tale-fight.ts';
import { insteadText } from './tale-instead.ts';
import { anchorTale as anchorLine } from './tale-prose.ts';
import { labelled, orderOfPeople, rowsOf, type TaleWriting } from './tale-rows.ts';
import {
  fragment,
  hasSection,
  paragraphs,
  prose,
  upperFirst,
  withText,
  type SectionPart,
} from './written.ts';
import { inDigits } from '../realise/tidy.ts';

const clueLabels = {
  what: 'what happened',
  who: 'the culprit',
  where: 'the hiding place',
} as const;

export type ClueKind = keyof typeof clueLabels;

/** A clue with its check, whose difficulty differs a little from place to place. */
export function clueLine(writing: TaleWriting, clue: TalePlace['what'], kind: ClueKind): string {
  const { telling } = writing;
  telling.paragraph();
  telling.placesInFull();
  const [skill = '', how = '', shown = ''] = telling
    .must(rowsOf(clue), `clues to ${clueLabels[kind]}`)
    .split(/\s*::\s*/);
  const [dc = 13] = telling.shuffled([11, 12, 13, 14, 15, 16]);
  const check = `DC ${difficultyFor(dc, telling.subject.truths)} ${skill}`;
  return anchorLine(
    telling,
    `- **${check}**, ${how} *(${clueLabels[kind]})*: ${upperFirst(shown)}`,
  );
}

/** A place with what is seen there, what must be done there, and what is found. */
export function placeText(writing: TaleWriting, index: 0 | 1 | 2): string {
  const { telling, plan } = writing;
  const place = plan.tale.places[index];
  telling.paragraph();
  const look = telling.must(place.look, 'looks');
  const todo = telling.must(place.todo, 'tasks');
  const kinds: readonly ClueKind[] = telling.shuffled(['what', 'who', 'where']);
  const clues = kinds.map((kind) => clueLine(writing, place[kind], kind));
  const name = telling.text(`**{p${index + 1}}**:`).replace(/^\*\*t/, '**T');
  return paragraphs(
    `${name} ${prose(anchorLine(telling, look), anchorLine(telling, todo))}`,
    clues.join('\n'),
  );
}

export function lairText(writing: TaleWriting): string {
  const { telling, plan, request } = writing;
  const look = telling.must(plan.tale.lairLook, 'looks of the hiding place');
  const uses = telling.list(plan.tale.lairUse, request.length === 'long' ? 5 : 2);
  telling.paragraph();
  const hasGlance = plan.kind === 'quest' || hasSection(request, 'glance', 'standard');
  const fight = fightText(writing, hasGlance);
  telling.paragraph();
  const words = `**Without a fight**: ${telling.must(plan.tale.parley, 'parleys')}`;
  return paragraphs(
    anchorLine(telling, look),
    uses.map((text) => anchorLine(telling, text)).join(' '),
    fight,
    anchorLine(telling, words),
  );
}

function peopleText({ telling, plan }: TaleWriting): string {
  const lines: string[] = [];
  for (const part of orderOfPeople) {
    const person = plan.people.get(part);
    if (person === undefined) continue;
    telling.paragraph();
    const role = person.role === '' ? '' : telling.subject.names.add(person.role);
    const about = [role, person.pronouns].filter(Boolean).join(', ');
    const label = `**{${part}.full}** (${about})`;
    const rows = plan.tale.people[part].map(withText((text) => labelled(text, part, label)));
    lines.push(`- ${anchorLine(telling, telling.must(rows, `what ${part} wants`))}`);
  }
  for (const part of ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8']) {
    if (plan.people.get(part) === undefined) continue;
    telling.paragraph();
    const label = telling.text(`**{${part}.full}**`);
    const help = telling.say(taleHelpers, { '@F': part });
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

const rowsOfMentions = { ...placeRows, faction: taleFactions, item: taleItems } as const;

/** The days of the clock, the last of which is the deadline. */
function daysOfClock({ days }: TalePlan): number[] {
  const second = Math.max(2, Math.ceil(days * 0.4));
  const third = Math.max(second + 1, Math.floor(days * 0.75));
  return [1, second, third, days];
}

/** Each step of A, with what prevents this step. */
export function clockText({ telling, plan }: TaleWriting): string {
  const days = daysOfClock(plan);
  const [first, second, third, last] = plan.tale.clock;
  const step = (index: number, text: readonly Row[], stop?: readonly Row[]): string => {
    telling.paragraph();
    const said = telling.must(text, 'steps of the clock');
    const how =
      stop === undefined
        ? ''
        : ` *(to prevent it: ${fragment(telling.must(stop, 'preventions'))})*`;
    return `- **Day ${days[index] ?? plan.days}**: ${anchorLine(telling, said)}${how}`;
  };
  const lines = [
    step(0, first),
    step(1, second.text, second.stop),
    step(2, third.text, third.stop),
    step(3, last),
  ];
  telling.paragraph();
  lines.push(
    `- **After that**: ${anchorLine(telling, telling.must(plan.tale.after, 'ends of the clock'))}`,
  );
  return lines.join('\n');
}

function endingsText({ telling, plan }: TaleWriting): string {
  // An ending can belong to one of the two truths.
  const written = plan.tale.endings.flatMap(({ heading, text }) => {
    telling.paragraph();
    const end = telling.say(text);
    return end === '' ? [] : [anchorLine(telling, `**${telling.text(heading)}**: ${end}`)];
  });
  return written.join('\n\n');
}

/** Rows as a list, each of which names its people. */
function listed(telling: Telling, rows: readonly Row[], count: number): string {
  return Array.from({ length: count }, () => {
    telling.paragraph();
    return telling.say(rows);
  })
    .filter((line) => line !== '')
    .map((line) => `- ${anchorLine(telling, line)}`)
    .join('\n');
}

function rewardText({ telling, plan, request }: TaleWriting): string {
  const { names, exclusions } = telling.subject;
  const treasure = chooseTreasure(plan, (name) => !exclusions.matches(name));
  const items = foundItems(treasure, plan.reward, (name) => names.add(name));
  const worth = `${treasure.valuable.name}, worth ${inDigits(treasure.valuable.worth)} gp`;
  const found = telling.must(plan.tale.hoard, 'hoards', { items, worth });
  telling.paragraph();
  const favour = telling.must(plan.tale.favour, 'favours');
  telling.paragraph();
  const more = request.length === 'long' ? telling.say(plan.tale.favour) : '';
  telling.paragraph();
  return paragraphs(
    telling.text('**Coins**: {coins} gp from {G.full}.'),
    `**Found**: ${found}`,
    `**Besides**: ${anchorLine(telling, prose(favour, more))}`,
  );
}

/** What follows depends on which opening was told. */
function learnStart({ telling, plan }: TaleWriting): void {
  const used = telling.usedOf(plan.tale.start);
  telling.learn('start', used === undefined ? '' : rowTag(used));
}

const isOfOpening = (row: Row): boolean => typeof row !== 'string' && row[1].includes('start=');

/** What players read before they begin. */
export function openingSections(writing: TaleWriting): SectionPart[] {
  const { telling, request, plan } = writing;
  const { tale } = plan;
  const part = (id: string, heading: string, write: () => string): SectionPart => ({
    id,
    heading,
    audience: 'everyone',
    from: 'short',
    write,
  });
  return [
    part('pitch', 'The situation', () => {
      const pitch = anchorLine(telling, telling.must(tale.pitch, 'pitches'));
      const stakes = anchorLine(telling, telling.must(tale.stakes, 'stakes'));
      return paragraphs(pitch, stakes);
    }),
    part('start', 'Opening scene (read aloud)', () =>
      anchorLine(telling, telling.must(tale.start, 'starts')),
    ),
    part('offer', 'What {G.full} asks', () => {
      const ask = telling.must(tale.ask, 'asks');
      return anchorLine(telling, prose(ask, telling.must(tale.fee, 'fees')));
    }),
    part('talk', 'What people in {town} say', () =>
      listed(telling, tale.talk, { short: 2, standard: 4, long: 8 }[request.length]),
    ),
  ];
}

type GmPart =
  | 'glance'
  | 'truth'
  | 'turn'
  | 'people'
  | 'running'
  | 'spells'
  | 'endings'
  | 'reward'
  | 'other'
  | 'instead';

/** What game masters read, by the name of the section. */
export function gmSections(writing: TaleWriting): Record<GmPart, SectionPart> {
  const { telling, plan, request } = writing;
  const { tale } = plan;
  const part = (
    id: string,
    heading: string,
    write: () => string,
    from: SectionPart['from'] = 'short',
  ): SectionPart => ({ id, heading, audience: 'gm', from, write });
  return {
    glance: part('glance', 'At a glance', () => {
      const lines = [
        `- **What is going on**: ${anchorLine(telling, telling.must(tale.gist, 'gists'))}`,
      ];
      telling.paragraph();
      lines.push(telling.text(`- **Where it ends**: {lair.u}, by day ${plan.days}.`));
      telling.paragraph();
      const chief = chiefLine(writing);
      if (chief !== '') lines.push(chief);
      telling.paragraph();
      lines.push(`- **Suspected**: ${anchorLine(telling, telling.must(tale.suspect, 'suspects'))}`);
      telling.paragraph();
      lines.push(`- **Time**: ${anchorLine(telling, telling.must(taleTimes, 'times'))}`);
      return lines.join('\n');
    }),
    truth: part('truth', 'What really happened', () =>
      paragraphs(
        ...tale.truth.map((rows) => {
          telling.paragraph();
          return anchorLine(telling, telling.must(rows, 'truths'));
        }),
      ),
    ),
    turn: part('turn', 'The turn', () => anchorLine(telling, telling.must(tale.turn, 'turns'))),
    people: part('people', 'People', () => peopleText(writing)),
    running: part(
      'running',
      'Running the opening',
      () => {
        // The opening can be in a section that is kept.
        learnStart(writing);
        const own = request.length === 'long' ? 7 : 2;
        // What players ask first is how the opening goes on.
        const opening = listed(telling, tale.run.filter(isOfOpening), 1);
        const rest = listed(telling, tale.run, opening === '' ? own : own - 1);
        const alone = plan.partySize === 1 ? listed(telling, taleAlone, 1) : '';
        return [opening, rest, listed(telling, taleRules, 1), alone]
          .filter((text) => text !== '')
          .join('\n');
      },
      'standard',
    ),
    spells: part(
      'spells',
      'If they ask by magic',
      () => {
        const known = tale.spells.flatMap(([level, row]) => (level <= plan.level ? [row] : []));
        return listed(telling, known, request.length === 'long' ? 12 : 3);
      },
      'standard',
    ),
    endings: part('endings', 'How it can end', () => endingsText(writing)),
    reward: part('reward', 'Rewards', () => rewardText(writing)),
    other: part(
      'other',
      'Another opening (read aloud)',
      () => {
        const scene = telling.say(tale.start);
        telling.paragraph();
        return paragraphs(
          scene,
          anchorLine(telling, prose(telling.say(tale.ask), telling.say(tale.fee))),
        );
      },
      'long',
    ),
    instead: part('instead', 'If the players see it coming', () => insteadText(writing), 'long'),
  };
}

/** Tasks for players; they say no more than players know. */
export const taleSteps = ({ telling, plan }: TaleWriting): string[] =>
  plan.tale.steps.map((step) => telling.subject.names.plain(telling.text(step)));
