import type { Plan } from '../plan/plan-types.ts';
import type { Telling } from '../realise/telling.ts';
import { tablesOf } from '../plan/tone-tables.ts';
import { chooseTreasure, foundItems } from '../plan/treasure.ts';
import { rowTag, rowText } from '../plan/truths.ts';
import { companions as companionRows } from '../tables/adventure-fights.ts';
import { agentGists, wrongGists } from '../tables/gists.ts';
import { freed, reconciled, stopped } from '../tables/outcomes.ts';
import { ideaHeard, ideaMeant, ideaUsed } from '../tables/plot-idea-rows.ts';
import { asks } from '../tables/giver-rows.ts';
import { magic } from '../tables/clue-rows.ts';
import { fewRows, hooks, hooksByScale, townFrames } from '../tables/plot-openings.ts';
import { lairFrames, waysThrough } from '../tables/plot-places.ts';
import { favours, fees, hoards } from '../tables/rewards.ts';
import type { Row, Terrain } from '../tables/row-types.ts';
import { statisticsOf } from './fight-lines.ts';
import { learnPlant, learnStep, tagUsed } from './plot-clues.ts';
import { stepsOfDays } from './plot-days.ts';
import { peopleLines } from './plot-people.ts';
import {
  isLong,
  isShort,
  lowerFirst,
  paragraphs,
  type SectionWriter,
  type Writing,
} from './writing.ts';
import { inDigits } from '../realise/tidy.ts';

/** How A fights, and with which statistics. */
function encounterText({ plan, telling }: Writing): string {
  const { escort } = plan.encounter;
  const tactics = telling.must(plan.agent.tactics, 'tactics').replace(/\.$/, '');
  const fight = telling.text(`**If it comes to a fight**: ${tactics} (${statisticsOf({ plan })}).`);
  const areDescribed = /companion|helper|hired|servant|others|people|swords|they\b/i.test(tactics);
  return escort === null || areDescribed ? fight : `${fight} ${telling.say(companionRows)}`.trim();
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

/** What the harm is for, and how it is done. */
function meansOf({ telling, plan }: Writing): string[] {
  const purposes = plan.harm.how.filter(
    (row) => typeof row !== 'string' && row[1].includes('agent'),
  );
  const purpose = telling.say(purposes);
  const methods = plan.harm.how.filter((row) => !purposes.includes(row));
  // Some purposes also say how it is done.
  if (purpose !== '' && tagUsed(telling, purposes) === 'whole') return [purpose];
  if (purpose === '') return [telling.must(plan.harm.how, 'means')];
  return [purpose, telling.say(methods)];
}

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
    return paragraphs(
      first,
      [
        telling.scaled(plan.tier === 1 ? hooks : hooksByScale, 'hooks'),
        telling.scaled(tablesOf(plan.tone).stakes, 'stakes'),
      ],
      [plan.idea === undefined ? '' : telling.must(ideaHeard, 'words of the idea')],
    );
  },
};

export const start: SectionWriter = {
  id: 'start',
  heading: () => 'Opening scene (read aloud)',
  audience: 'everyone',
  rank: 1,
  write: ({ telling, plan }) => {
    const text = telling.scaled(plan.harm.start, 'starts');
    telling.learn('start', tagUsed(telling, plan.harm.start));
    return text;
  },
};

export const otherStart: SectionWriter = {
  id: 'other',
  heading: () => 'Another opening (read aloud)',
  audience: 'gm',
  rank: 3,
  write: ({ telling, plan }) => {
    const scene = telling.say(plan.harm.start);
    telling.paragraph();
    return paragraphs([scene], [telling.say(asks)]);
  },
};

export const offer: SectionWriter = {
  id: 'offer',
  heading: ({ telling }) => telling.subject.names.plain(telling.text('What {G.full} asks')),
  audience: 'everyone',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const request = [telling.must(asks, 'asks'), telling.must(fees, 'fees')];
    telling.paragraph();
    const plant = telling.must(plan.twist.plant, 'plants');
    learnPlant(writing);
    return paragraphs(request, [plant]);
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
    const old = [
      telling.must(plan.wrong.known, 'what is known'),
      ...telling.list(plan.wrong.lie, { short: 1, standard: 2, long: 4 }[plan.length]),
    ];
    telling.paragraph();
    const suspected = telling.must(tablesOf(plan.tone).suspicions, 'suspicions');
    return paragraphs(
      [`**What has happened**: ${visits.join(' ')}`],
      [`**The old story, as it is told**: ${old.join(' ')}`],
      [`**Who is suspected**: ${suspected}`],
    );
  },
};

export const running: SectionWriter = {
  id: 'running',
  heading: () => 'Running the opening',
  audience: 'gm',
  rank: 2,
  write: (writing) => {
    const { telling, plan } = writing;
    telling.learn('start', tagUsed(telling, plan.harm.start));
    return telling
      .list(plan.harm.act, isLong(writing) ? 5 : 2)
      .map((act) => `- ${act}`)
      .join('\n');
  },
};

const lairAt: Readonly<Record<Terrain, string>> = {
  indoors: 'in {town}',
  street: 'in {town}',
  underground: 'under {town} or close to it',
  water: 'an hour from {town}',
  wild: 'an hour from {town}',
  height: 'an hour from {town}',
};

/** The text of a row that fits, with its markup. */
const inside = (telling: Telling, rows: readonly Row[]): string => {
  const [row = ''] = telling.shuffled(telling.fitting(rows));
  return rowText(row);
};

export const glance: SectionWriter = {
  id: 'glance',
  heading: () => 'At a glance',
  audience: 'gm',
  rank: 1,
  write: ({ telling, plan }) => {
    const payer = plan.giver === 'did' ? '; {W.name} is also the one who pays the party' : '';
    const lines = [
      `- **Then**, {years} years ago (people say "{deed}"): ${wrongGists[plan.wrong.id] ?? '{deed}, by {W.full}'}${payer}.`,
      `- **Now**, {harm}: ${inside(telling, agentGists)} The hiding place is {lair}, ${lairAt[plan.lair.terrain]}.`,
      '- **Suspected, and innocent**: {S.full}; **saw it, and is silent**: {T.full}, at {s2}.',
      '- **It must be over** in {days} days, before {deadline}.',
    ];
    const glances = lines.map((line) => telling.text(line));
    telling.paragraph();
    const way = telling.say(waysThrough);
    if (way !== '') glances.push(`- **The way through**: ${lowerFirst(way)}`);
    telling.paragraph();
    const meant = plan.idea === undefined ? '' : telling.must(ideaMeant, 'meanings of the idea');
    return [...glances, ...(meant === '' ? [] : [`- ${meant}`])].join('\n');
  },
};

export const truth: SectionWriter = {
  id: 'truth',
  heading: () => 'What really happened',
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    // The opening can be in a section that is kept.
    telling.learn('start', tagUsed(telling, plan.harm.start));
    const { variant } = telling.subject.truths;
    const did = plan.wrong.did.filter((row) => rowTag(row) === variant);
    const past = [telling.must(did, 'wrongs'), telling.must(plan.wrong.fate, 'fates')];
    past.push(telling.must(fewRows, 'parts'));
    telling.paragraph();
    const present = [telling.must(plan.agent.who, 'agents')];
    if (plan.agent.id === 'power') present.push(telling.must(plan.wrong.debt, 'debts'));
    telling.learn('who', tagUsed(telling, plan.agent.who));
    present.push(telling.must(plan.agent.whyNow, 'reasons'));
    telling.learn('why', tagUsed(telling, plan.agent.whyNow));
    present.push(telling.must(plan.agent.goal, 'goals'));
    telling.learn('goal', tagUsed(telling, plan.agent.goal));
    telling.paragraph();
    const why = plan.emblem.why.replace(/^\{V\}/, '{V.they}');
    const sign = telling.text(`The sign, {emb.full}, points to {V.name}: ${why}`);
    return paragraphs(past, present, [...meansOf(writing), sign]);
  },
};

export const turn: SectionWriter = {
  id: 'turn',
  heading: () => 'The turn',
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    learnPlant(writing);
    const turned = telling.must(plan.twist.turn, 'turns');
    telling.learn('turn', tagUsed(telling, plan.twist.turn));
    return paragraphs([turned, telling.must(plan.twist.use, 'uses of the turn')]);
  },
};

export const people: SectionWriter = {
  id: 'people',
  heading: () => 'People',
  audience: 'gm',
  rank: 1,
  write: ({ telling, plan }) => peopleLines(telling, plan).join('\n'),
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
    const frame = telling.say(lairFrames);
    const room = [
      plan.kind === 'adventure' ? telling.text(`**{lair}**: ${lowerFirst(frame)}`) : frame,
      look === '' ? '' : telling.text(`Outside: ${lowerFirst(look.replace(/\.$/, ''))}.`),
      signs.length === 0 ? '' : telling.text(`Inside: ${signs.join('; ')}.`),
    ];
    const use = telling.list(plan.lair.feature, isShort(writing) ? 1 : 2);
    telling.paragraph();
    const fight = [encounterText(writing)];
    telling.paragraph();
    const used = plan.idea === undefined ? '' : telling.say(ideaUsed);
    telling.paragraph();
    const words = [`**Without a fight**: ${telling.must(plan.agent.parley, 'parleys')}`];
    if (isLong(writing)) words.push(telling.say(plan.agent.parley));
    return paragraphs(room, use, fight, words, [used]);
  },
};

export const spells: SectionWriter = {
  id: 'spells',
  heading: () => 'If they ask by magic',
  audience: 'gm',
  rank: 2,
  write: (writing) =>
    writing.telling
      .list(magic, isLong(writing) ? 8 : 3)
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
    const days = stepsOfDays(plan, [one, plan.harm.escalate, two, three]);
    const lines = days.map(([day, rows]) => {
      telling.paragraph();
      const step = telling.must(rows, 'steps of the clock');
      learnStep(telling, rows);
      return `- **Day ${day}**: ${step}`;
    });
    telling.paragraph();
    return [
      ...lines,
      `- **After that**: ${telling.scaled(tablesOf(plan.tone).lastSteps, 'ends of the clock')}`,
    ].join('\n');
  },
};

/** What becomes of A. Empty for the endings that say this themselves. */
function outcome({ telling, plan }: Writing, ending: string): string {
  if (plan.tone === 'whimsical') return '';
  if (ending === 'expose') return telling.must(stopped, 'ends of the harm');
  return ending === 'together' ? telling.must(reconciled, 'ends of the harm') : '';
}

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
        const over = outcome(writing, ending.id);
        const count = isShort(writing) || ending.id === 'unmended' || over !== '' ? 1 : 2;
        const prisoner =
          plan.fate === 'held' && ['expose', 'together', 'harder'].includes(ending.id)
            ? telling.say(freed)
            : '';
        const gain = telling.list(ending.gain, count, extra);
        const price = ending.id === 'together' ? [telling.say(plan.motive.price)] : [];
        telling.paragraph();
        const cost = telling.list(ending.cost, isLong(writing) ? 3 : 1);
        return `**${ending.heading}**: ${[act, over, prisoner, ...gain, ...price].filter(Boolean).join(' ')} ${cost.length === 0 ? '' : `*The price:* ${cost.join(' ')}`}`.trim();
      })
      .join('\n\n');
  },
};

export const rewards: SectionWriter = {
  id: 'reward',
  heading: () => 'Rewards',
  audience: 'gm',
  rank: 1,
  write: (writing) => {
    const { telling, plan } = writing;
    const { names, exclusions } = telling.subject;
    const treasure = chooseTreasure(plan, (name) => !exclusions.matches(name));
    const items = foundItems(treasure, plan.reward, (name) => names.add(name));
    const worth = `${treasure.valuable.name}, worth ${inDigits(treasure.valuable.worth)} gp`;
    const found = telling.must(hoards, 'hoards', { items, worth });
    const coins = telling.text(
      plan.giver === 'did'
        ? '**Coins**: {coins} gp from {G}, or from {body}, if {G} is no longer in a position to pay'
        : '**Coins**: {coins} gp from {G}',
    );
    telling.paragraph();
    const favour = telling.scaled(favours, 'favours');
    telling.paragraph();
    const more = isLong(writing) ? telling.list(favours, 2) : [];
    return paragraphs([`${coins}.`], [`**Found**: ${found}`], [`**Besides**: ${favour}`, ...more]);
  },
};
