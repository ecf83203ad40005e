import type { Plan } from '../plan/plan-types.ts';
import type { Random } from '../random.ts';
import { rowText } from '../plan/truths.ts';
import type { Telling } from '../realise/telling.ts';
import type { Audience } from '../story.ts';
import { tablesOf } from '../plan/tone-tables.ts';
import type { ClueKind, Trace } from '../tables/plot-types.ts';
import { asks } from '../tables/plot-people.ts';
import {
  clueHows,
  fewRows,
  hostRows,
  hooks,
  hooksByScale,
  lairFrames,
  magic,
  residueClues,
  siteScale,
  townFrames,
  travel,
} from '../tables/plot-places.ts';
import { favours, fees, hoards } from '../tables/rewards.ts';
import type { Row } from '../tables/row-types.ts';
import { peopleLines } from './plot-people.ts';

/** What the section functions work with. */
export interface Writing {
  plan: Plan;
  telling: Telling;
  random: Random;
}

export interface SectionWriter {
  id: string;
  heading: (writing: Writing) => string;
  audience: Audience;
  /** 1 is in every length, 2 from standard, 3 only in long texts. */
  rank: 1 | 2 | 3;
  write: (writing: Writing) => string;
}

export const paragraphs = (...parts: readonly (readonly string[])[]): string =>
  parts
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

export const isLong = ({ plan }: Writing): boolean => plan.length === 'long';
const isShort = ({ plan }: Writing): boolean => plan.length === 'short';

const dc = ({ random }: Writing): number => 13 + random.int(3);

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
  return telling.text(
    `**DC ${dc(writing) + Number(telling.subject.truths['tier']) - 1} ${skill}**, ${lowerFirst(text)}`,
  );
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

const hostOf = ['C', 'T', 'W'] as const;
const pastKinds: readonly (readonly ClueKind[])[] = [
  ['paper', 'thing'],
  ['word'],
  ['habit', 'thing'],
];

function siteText(writing: Writing, index: 0 | 1 | 2): string {
  const { plan, telling, random } = writing;
  const site = plan.sites[index];
  const { wrong, agent } = plan;
  telling.paragraph();
  const there =
    telling.subject.words.get(index === 0 ? 'town' : index === 1 ? 'town2' : 'town3') ?? '';
  const where = telling.say(travel, { there });
  const host = hostOf[index];
  const looks = telling
    .list(site.look, isLong(writing) ? 2 : 1)
    .map((look) => look.replace(/\.$/, ''));
  const seen =
    looks.length === 0 ? '' : telling.text(`You see ${looks.map(lowerFirst).join('; and ')}.`);
  const head = telling.text(
    `**{s${index + 1}}**${index > 0 && where !== '' ? ` (${lowerFirst(where)})` : ''}.`,
  );
  const features = telling.list(site.feature, isLong(writing) ? 2 : 1);
  const [here = '', away = '', away2 = ''] = townsFrom(telling, plan.tier === 1 ? 0 : index);
  const scale = telling.say(siteScale, { here, away, away2 });
  const person = telling.must(hostRows[host], 'hosts');
  const clues = [
    clue(writing, wrong.traces, pastKinds[index] ?? ['thing'], 'what happened'),
    clue(
      writing,
      agent.traces,
      random.shuffle(['paper', 'thing', 'word', 'habit'] as const),
      'the culprit',
    ),
    index === 0
      ? residueClue(writing)
      : clue(writing, agent.hides, ['paper', 'thing', 'word', 'habit'], 'the hiding place'),
  ];
  if (index === 1) {
    const echo = telling.say(plan.twist.echo);
    if (echo !== '') clues.push(`- Anyone who looks twice *(the turn)*: ${echo}`);
  }
  return `${paragraphs([head, seen, ...features, scale, person])}\n\n${clues.filter(Boolean).join('\n')}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function encounterText({ plan, telling }: Writing): string {
  const { leader, escort, xp, budget } = plan.encounter;
  const companions = escort === null ? 'alone' : `with ${escort.count} ${escort.name}`;
  return telling.text(
    `**If it comes to a fight**: {A.name} uses the statistics of a ${leader}, ${companions} (${xp} XP of a budget of ${budget} for ${plan.partySize} characters of level ${plan.level}).`,
  );
}

const endingIds = (plan: Plan): string[] => {
  const fourth =
    plan.tone === 'heroic' || plan.tone === 'whimsical'
      ? 'harder'
      : plan.tone === 'grim' || plan.tone === 'horror'
        ? 'unmended'
        : '';
  return ['expose', 'hush', 'together', fourth];
};

export const pitch: SectionWriter = {
  id: 'pitch',
  heading: () => 'The situation',
  audience: 'everyone',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const first = [
      telling.must(townFrames, 'town frames'),
      telling.scaled(plan.harm.pitch, 'pitches'),
    ];
    telling.paragraph();
    return paragraphs(first, [
      telling.say(plan.tier === 1 ? hooks : hooksByScale),
      telling.must(tablesOf(plan.tone).stakes, 'stakes'),
    ]);
  },
};

export const start: SectionWriter = {
  id: 'start',
  heading: () => 'Opening scene (read aloud)',
  audience: 'everyone',
  rank: 1,
  write: ({ telling, plan }) => telling.scaled(plan.harm.start, 'starts'),
};

export const offer: SectionWriter = {
  id: 'offer',
  heading: ({ telling }) => telling.subject.names.plain(telling.text('What {G.full} asks')),
  audience: 'everyone',
  rank: 1,
  write: ({ telling, plan }) => {
    const request = [telling.must(asks, 'asks'), telling.must(fees, 'fees')];
    telling.paragraph();
    return paragraphs(request, [telling.must(plan.twist.plant, 'plants')]);
  },
};

export const talk: SectionWriter = {
  id: 'talk',
  heading: ({ telling }) => telling.subject.names.plain(telling.text('What people in {town} say')),
  audience: 'everyone',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const visits = [telling.must(plan.harm.first, 'first visits')];
    visits.push(telling.must(plan.harm.second, 'second visits'));
    telling.paragraph();
    const old = telling.list(plan.wrong.lie, isShort(writing) ? 1 : 2);
    telling.paragraph();
    return paragraphs(visits, old, [telling.must(tablesOf(plan.tone).suspicions, 'suspicions')]);
  },
};

export const running: SectionWriter = {
  id: 'running',
  heading: () => 'Running the opening',
  audience: 'gm',
  rank: 2,
  write: (writing) =>
    writing.telling
      .list(writing.plan.harm.act, isLong(writing) ? 3 : 2)
      .map((act) => `- ${act}`)
      .join('\n'),
};

export const glance: SectionWriter = {
  id: 'glance',
  heading: () => 'At a glance',
  audience: 'gm',
  rank: 1,
  write: ({ telling, plan }) => {
    const lines = [
      plan.giver === 'did'
        ? '- **Then**, {years} years ago: {deed}, by {W.full}, who is also the one who pays; {V.full} and {num} others suffered for it.'
        : '- **Then**, {years} years ago: {deed}, by {W.full}; {V.full} and {num} others suffered for it.',
      plan.agent.id === 'dead'
        ? '- **Now**: {harm} {harm.is} the work of {V.name}, who is dead, and comes from {lair}.'
        : '- **Now**: {harm} {harm.is} the work of {A.full}, who can be found at {lair}.',
      '- **Suspected, and innocent**: {S.full}; **saw it, and is silent**: {T.full}, at {s2}.',
      '- **It must be over** in {days} days, before {deadline}.',
    ];
    return lines.map((line) => telling.text(line)).join('\n');
  },
};

export const truth: SectionWriter = {
  id: 'truth',
  heading: () => 'What really happened',
  audience: 'gm',
  rank: 1,
  write: ({ telling, plan }) => {
    const past = [telling.must(plan.wrong.did, 'wrongs'), telling.must(plan.wrong.fate, 'fates')];
    past.push(telling.must(fewRows, 'parts'));
    telling.paragraph();
    const present = [telling.must(plan.agent.who, 'agents')];
    if (plan.agent.id === 'power') present.push(telling.must(plan.wrong.debt, 'debts'));
    present.push(
      telling.must(plan.agent.whyNow, 'reasons'),
      telling.must(plan.agent.goal, 'goals'),
    );
    telling.paragraph();
    const means = [telling.must(plan.harm.how, 'means'), telling.text(plan.emblem.why)];
    return paragraphs(past, present, means);
  },
};

export const turn: SectionWriter = {
  id: 'turn',
  heading: () => 'The turn',
  audience: 'gm',
  rank: 1,
  write: ({ telling, plan }) => telling.must(plan.twist.turn, 'turns'),
};

export const people: SectionWriter = {
  id: 'people',
  heading: () => 'People',
  audience: 'gm',
  rank: 1,
  write: ({ telling, plan }) => peopleLines(telling, plan).join('\n'),
};

export const places: SectionWriter = {
  id: 'places',
  heading: () => 'Places and clues',
  audience: 'gm',
  rank: 1,
  write: (writing) => ([0, 1, 2] as const).map((index) => siteText(writing, index)).join('\n\n'),
};

export const lair: SectionWriter = {
  id: 'lair',
  heading: ({ telling }) => telling.text('The hiding place: {lair}'),
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const [look = ''] = telling.list(plan.lair.look, 1);
    const signs = telling
      .list(plan.agent.lairSigns, 2)
      .map((sign) => lowerFirst(sign.replace(/\.$/, '')));
    const room = [
      telling.say(lairFrames),
      look === '' ? '' : telling.text(`Outside: ${lowerFirst(look.replace(/\.$/, ''))}.`),
      signs.length === 0 ? '' : telling.text(`Inside: ${signs.join('; ')}.`),
    ];
    const use = telling.list(plan.lair.feature, isShort(writing) ? 1 : 2);
    telling.paragraph();
    const fight = [encounterText(writing), telling.must(plan.agent.tactics, 'tactics')];
    telling.paragraph();
    const words = [`**Without a fight**: ${telling.must(plan.agent.parley, 'parleys')}`];
    if (isLong(writing)) words.push(telling.say(plan.agent.parley));
    return paragraphs(room, use, fight, words);
  },
};

export const spells: SectionWriter = {
  id: 'spells',
  heading: () => 'If they ask by magic',
  audience: 'gm',
  rank: 2,
  write: (writing) =>
    writing.telling
      .list(magic, isLong(writing) ? 4 : 3)
      .map((row) => `- ${row}`)
      .join('\n'),
};

export const clock: SectionWriter = {
  id: 'clock',
  heading: () => 'If the party does nothing',
  audience: 'gm',
  rank: 2,
  write: (writing) => {
    const { telling, plan } = writing;
    const [one, two, three] = plan.agent.steps;
    const middle = Math.max(3, Math.ceil(plan.days / 2));
    const days: readonly (readonly [number, readonly Row[], string])[] = [
      [2, one, 'first steps'],
      [middle, plan.harm.escalate, 'escalations'],
      [middle + 1, two, 'second steps'],
      [Math.max(middle + 2, plan.days), three, 'last steps'],
    ];
    const lines = days.map(([day, rows, what]) => {
      telling.paragraph();
      return `- **Day ${day}**: ${telling.must(rows, what)}`;
    });
    telling.paragraph();
    return [
      ...lines,
      `- **After that**: ${telling.must(tablesOf(plan.tone).lastSteps, 'ends of the clock')}`,
    ].join('\n');
  },
};

export const ends: SectionWriter = {
  id: 'endings',
  heading: () => 'How it can end',
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const amends = telling.fitting(plan.wrong.amends).map(rowText);
    return endingIds(plan)
      .flatMap((wanted) => tablesOf(plan.tone).endings.filter(({ id }) => id === wanted))
      .map((ending) => {
        telling.paragraph();
        const extra = { amends: amends[0] ?? 'What was taken is given back.' };
        const act = telling.must(ending.act, `acts of ${ending.id}`);
        const gain = telling.list(ending.gain, isShort(writing) ? 1 : 2, extra);
        const price = ending.id === 'together' ? [telling.say(plan.motive.price)] : [];
        telling.paragraph();
        const cost = telling.list(ending.cost, isLong(writing) ? 2 : 1);
        return `**${ending.heading}**: ${[act, ...gain, ...price].join(' ')} ${cost.length === 0 ? '' : `*The price:* ${cost.join(' ')}`}`.trim();
      })
      .join('\n\n');
  },
};

export const rewards: SectionWriter = {
  id: 'reward',
  heading: () => 'Rewards',
  audience: 'gm',
  rank: 1,
  write: ({ telling, plan }) => {
    const items = plan.reward.items.map(
      ({ name, quantity }) => `${quantity} × ${telling.subject.names.add(name)}`,
    );
    const found = items.length === 0 ? '' : telling.say(hoards, { items: joined(items) });
    const coins = telling.text('Coins: {coins} gp from {G}.');
    telling.paragraph();
    return paragraphs([coins, found], [telling.say(favours)]);
  },
};

const joined = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
