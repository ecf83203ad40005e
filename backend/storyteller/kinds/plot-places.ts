import { difficultyFor } from '../plan/difficulty.ts';
import { rowText } from '../plan/truths.ts';
import type { Telling } from '../realise/telling.ts';
import type { ClueKind, Trace } from '../tables/plot-types.ts';
import { explores, guards, talks } from '../tables/activities.ts';
import { clueHows, residueClues } from '../tables/clue-rows.ts';
import { hostRows, siteScale, travel } from '../tables/plot-places.ts';
import type { Row } from '../tables/row-types.ts';
import { learnPlant } from './plot-clues.ts';
import {
  isLong,
  isShort,
  lowerFirst,
  paragraphs,
  type SectionWriter,
  type Writing,
} from './writing.ts';

const dc = ({ random, telling: { subject } }: Writing): number =>
  difficultyFor(13 + random.int(3), subject.truths);

const traceRows = (traces: readonly Trace[], kinds: readonly ClueKind[]): Row[] =>
  traces
    .filter(([kind]) => kinds.includes(kind))
    .map(([, text, when]) => (when === undefined ? text : ([text, when] as const)));

const kindOf = (traces: readonly Trace[], fitting: readonly Row[]): ClueKind[] => {
  const texts = new Set(fitting.map(rowText));
  return traces.filter(([, text]) => texts.has(text)).map(([kind]) => kind);
};

/** A skill with what is done, which no other clue of the text has. */
function howFound(writing: Writing, kind: ClueKind): string {
  const { telling, random } = writing;
  const fitting = new Set(telling.fitting(clueHows[kind].map(([, how]) => how)));
  const fresh = clueHows[kind].filter(([, how]) => fitting.has(how));
  const [skill, how] = random.pick(fresh.length > 0 ? fresh : clueHows[kind]);
  const text = telling.say([how]) || telling.text(how);
  return telling.text(`**DC ${dc(writing)} ${skill}**, ${lowerFirst(text)}`);
}

/** One clue: how it is found, what it points to, what is found. */
function clue(
  writing: Writing,
  traces: readonly Trace[],
  kinds: readonly ClueKind[],
  to: string,
): string {
  const { telling, random } = writing;
  const possible = kindOf(traces, telling.fitting(traceRows(traces, kinds)));
  if (possible.length === 0) return '';
  const kind = random.pick(possible);
  telling.paragraph();
  const found = telling.say(traceRows(traces, [kind]));
  if (found === '') return '';
  return `- ${howFound(writing, kind)} *(${to})*: ${found}`;
}

function residueClue(writing: Writing): string {
  const found = writing.telling.say(residueClues);
  return found === '' ? '' : `- ${howFound(writing, 'thing')} *(the hiding place)*: ${found}`;
}

/** The town of a place, and the two others. */
function townsFrom({ subject }: Telling, index: number): string[] {
  const towns = ['town', 'town2', 'town3'].map((key) => subject.words.get(key) ?? '');
  return [...towns.slice(index, index + 1), ...towns.filter((_, other) => other !== index)];
}

/** What T says is heard where T is, which is the second place. */
const toldAt = (index: number, traces: readonly Trace[]): readonly Trace[] =>
  index === 1 ? traces : traces.filter(([kind, text]) => kind !== 'word' || !text.includes('{T'));

type Activity = readonly [title: string, rows: readonly Row[]];

const hostOf = ['C', 'T', 'W'] as const;
const pastKinds: readonly (readonly ClueKind[])[] = [
  ['paper', 'thing'],
  ['word'],
  ['habit', 'thing'],
];

/** Joins sentences to one: a sentence without a name would be the same in many texts. */
const asOne = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z)])\. (?=(?:[A-Z][a-z]+|A) [a-z])/g, '; ')
    .replaceAll(/; ([A-Z])/g, (_match, letter: string) => `; ${letter.toLowerCase()}`);

/** Something else to do at each place. */
const activities: readonly [Activity, Activity, Activity] = [
  ['To explore at {s1}', explores],
  ['To talk with {T.name}', talks],
  ['To get past {W.name}', guards],
];

/** A place with its host and its clues. */
export function siteText(writing: Writing, index: 0 | 1 | 2): string {
  const { plan, telling, random } = writing;
  learnPlant(writing);
  const site = plan.sites[index];
  const { wrong, agent } = plan;
  telling.paragraph();
  telling.learn('here', site.terrain);
  const there =
    telling.subject.words.get(index === 0 ? 'town' : index === 1 ? 'town2' : 'town3') ?? '';
  const where = telling.say(travel, { there });
  const host = hostOf[index];
  const looks = telling
    .list(site.look, isLong(writing) ? 2 : 1)
    .map((look) => look.replace(/\.$/, ''));
  const seen = looks.length === 0 ? '' : `: ${looks.map(lowerFirst).join('; and ')}`;
  const head = telling.text(
    `**{s${index + 1}}**${index > 0 && where !== '' ? ` (${lowerFirst(where)})` : ''}${seen}.`,
  );
  const features = telling.list(site.feature, isLong(writing) ? 3 : 1);
  const [here = '', away = '', away2 = ''] = townsFrom(telling, plan.tier === 1 ? 0 : index);
  const scale = telling.say(siteScale, { here, away, away2 });
  const person = telling.must(hostRows[host], 'hosts');
  const clues = [
    clue(writing, wrong.traces, pastKinds[index] ?? ['thing'], 'what happened'),
    clue(
      writing,
      toldAt(index, agent.traces),
      random.shuffle(['paper', 'thing', 'word', 'habit'] as const),
      'the culprit',
    ),
    index === 0
      ? residueClue(writing)
      : clue(
          writing,
          toldAt(index, agent.hides),
          ['paper', 'thing', 'word', 'habit'],
          'the hiding place',
        ),
  ];
  if (index === 1) {
    telling.paragraph();
    const echo = telling.say(plan.twist.echo);
    if (echo !== '') clues.push(`- Anyone who looks twice *(the turn)*: ${echo}`);
  }
  telling.paragraph();
  const [title, rows] = activities[index];
  const activity = isShort(writing) ? '' : telling.say(rows);
  const todo = activity === '' ? [] : [`**${telling.text(title)}**: ${asOne(activity)}`];
  return `${paragraphs([head, ...features, scale, person], todo)}\n\n${clues.filter(Boolean).join('\n')}`;
}

export const places: SectionWriter = {
  id: 'places',
  heading: () => 'Places and clues',
  audience: 'gm',
  rank: 1,
  write: (writing) => ([0, 1, 2] as const).map((index) => siteText(writing, index)).join('\n\n'),
};
