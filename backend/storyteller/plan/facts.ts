import type { Json, Pronouns, StoryFacts, StoryRequest } from '../story.ts';
import { livelihoods } from '../tables/livelihoods.ts';
import { emblems } from '../tables/emblems.ts';
import type { Person } from '../tables/row-types.ts';
import { emblemOfIdea, ideaOfFacts } from './idea.ts';
import type { Mention } from './known-places.ts';
import type { Plan } from './plan-types.ts';
import { storedTone, toneFor } from './planned.ts';
import { toneTables } from './tone-tables.ts';

/** What is stored of a plan: ids of rows, names and numbers, at most 4 kB of JSON. */
export const factsOf = (plan: Plan): StoryFacts => ({
  kind: plan.kind,
  seed: plan.seed,
  tone: plan.tone,
  livelihood: plan.livelihood.id,
  wrong: plan.wrong.id,
  agent: plan.agent.id,
  harm: plan.harm.id,
  twist: plan.twist.id,
  motive: plan.motive.id,
  fate: plan.fate,
  giver: plan.giver,
  emblem: plan.emblem.a,
  idea: plan.idea === undefined ? null : [plan.idea.sort, plan.idea.noun, plan.idea.words],
  hour: plan.hour,
  relation: plan.relation,
  years: plan.years,
  num: plan.num,
  few: plan.few,
  days: plan.days,
  places: plan.places.map(({ name, known }) => [name, known ?? '']),
  sites: plan.sites.map(({ id }) => id),
  mentions: plan.mentions.map(({ kind, name }) => [kind, name]),
  encounter: {
    leader: plan.encounter.leader,
    escort: plan.encounter.escort?.name ?? '',
    count: plan.encounter.escort?.count ?? 0,
    xp: plan.encounter.xp,
    budget: plan.encounter.budget,
  },
  reward: [
    plan.reward.coins,
    ...plan.reward.items.map(({ sk, name, quantity }) => [sk, name, quantity]),
  ],
  people: [...plan.people].map(([part, { id, first, last, pronouns, role, known }]) => [
    part,
    id,
    first,
    last,
    pronouns,
    role,
    known ?? '',
  ]),
});

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const isPronouns = (text: string): text is Pronouns => /^(?:she|he|they|it)$/.test(text);

function peopleOf(value: Json | undefined): Map<string, Person> {
  const people = new Map<string, Person>();
  const byId = new Map<string, Person>();
  for (const entry of isList(value) ? value : []) {
    const [part = '', id = '', first = '', last = '', pronouns = '', role = '', known = ''] =
      isList(entry) ? entry.map(textOf) : [];
    const person = byId.get(`${id} ${first}`) ?? {
      id,
      first,
      last,
      pronouns: isPronouns(pronouns) ? pronouns : 'they',
      role,
      ...(known === '' ? {} : { known }),
    };
    // Two parts of one person stay one object, because rows and pronouns depend on that.
    byId.set(`${id} ${first}`, person);
    people.set(part, person);
  }
  return people;
}

/**
 * The plan of a stored story. What is not stored comes from `fresh`, a new plan for the same request. Undefined
 * if the tables have no such rows any more.
 */
export function planOfFacts(
  facts: StoryFacts,
  fresh: Plan,
  request: StoryRequest,
): Plan | undefined {
  const id = (key: string): string => textOf(facts[key]);
  const stored = toneTables.find(({ wrongs }) => wrongs.some((wrong) => wrong.id === id('wrong')));
  if (stored === undefined) return undefined;
  const byId = <Item extends { id: string }>(
    list: readonly Item[],
    key: string,
  ): Item | undefined => list.find((item) => item.id === id(key));
  const livelihood = byId(livelihoods, 'livelihood');
  const wrong = byId(stored.wrongs, 'wrong');
  const agent = byId(stored.agents, 'agent');
  const harm = byId(stored.harms, 'harm');
  const twist = byId(stored.twists, 'twist');
  const motive = byId(stored.motives, 'motive');
  const idea = ideaOfFacts(facts['idea']);
  const emblem = emblems.find(({ a }) => a === id('emblem')) ?? emblemOfIdea(idea);
  const siteIds = isList(facts['sites']) ? facts['sites'].map(textOf) : [];
  const [site1, site2, site3] = siteIds.map((site) =>
    livelihood?.sites.find((item) => item.id === site),
  );
  const lair = livelihood?.sites.at(-1);
  const people = peopleOf(facts['people']);
  const [place1, place2, place3] = (isList(facts['places']) ? facts['places'] : []).map((entry) => {
    const [name = '', known = ''] = isList(entry) ? entry.map(textOf) : [];
    return { name, ...(known === '' ? {} : { known }) };
  });
  if (
    livelihood === undefined ||
    wrong === undefined ||
    agent === undefined ||
    harm === undefined ||
    twist === undefined ||
    motive === undefined ||
    emblem === undefined ||
    lair === undefined ||
    site1 === undefined ||
    site2 === undefined ||
    site3 === undefined ||
    place1 === undefined ||
    place2 === undefined ||
    place3 === undefined ||
    ['G', 'W', 'V', 'A', 'S', 'T', 'C', 'X1', 'X2', 'X3'].some((part) => !people.has(part))
  ) {
    return undefined;
  }
  const fate = wrong.fates.find((item) => item === id('fate')) ?? wrong.fates[0] ?? 'gone';
  const giver = id('giver');
  const tone = toneFor(request.tone, storedTone(facts) ?? request.tone);
  const [coins, ...items] = isList(facts['reward']) ? facts['reward'] : [];
  const { leader, escort, count, xp, budget } = isList(facts['encounter'])
    ? {}
    : recordOf(facts['encounter']);
  return {
    ...fresh,
    seed: numberOf(facts['seed']),
    tone,
    livelihood,
    wrong,
    agent,
    harm,
    twist,
    motive,
    emblem,
    idea,
    fate,
    giver: giver === 'knew' || giver === 'did' ? giver : 'clean',
    hour: id('hour'),
    relation: relations.find((item) => item === id('relation')) ?? 'child',
    years: numberOf(facts['years']),
    num: numberOf(facts['num']),
    few: numberOf(facts['few']),
    days: numberOf(facts['days']),
    places: [place1, place2, place3],
    sites: [site1, site2, site3],
    lair,
    people,
    mentions: mentionsIn(facts['mentions']) ?? fresh.mentions,
    encounter: {
      leader: textOf(leader),
      escort: numberOf(count) > 0 ? { name: textOf(escort), count: numberOf(count) } : null,
      xp: numberOf(xp),
      budget: numberOf(budget),
    },
    reward: {
      coins: numberOf(coins),
      items: items.flatMap((entry) => {
        if (!isList(entry)) return [];
        const [sk, name, quantity] = entry;
        return [{ sk: textOf(sk), name: textOf(name), quantity: numberOf(quantity) }];
      }),
    },
  };
}

const isMentionKind = (kind: string): kind is Mention['kind'] =>
  /^(?:faction|item|site|landscape)$/.test(kind);

const mentionsIn = (value: Json | undefined): Plan['mentions'] | undefined =>
  isList(value)
    ? value.flatMap((entry) => {
        const [kind = '', name = ''] = isList(entry) ? entry.map(textOf) : [];
        return isMentionKind(kind) ? [{ kind, name }] : [];
      })
    : undefined;

const relations = ['child', 'sibling', 'grandchild', 'nibling'] as const;

const recordOf = (value: Json | undefined): { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !isList(value) ? value : {};
