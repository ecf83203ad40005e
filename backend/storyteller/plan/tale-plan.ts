import type { CultureNames } from '../names/culture-names.ts';
import { namePerson, namePlace, namesInUse, type NamesInUse } from '../names/name-things.ts';
import { randomStream, type Random } from '../random.ts';
import { cleanName } from '../realise/sentences.ts';
import type { Pronouns, StoryFacts, StoryRequest, Tone } from '../story.ts';
import { creatures } from '../tables/creatures.ts';
import { isDemon } from '../tables/foes/foe-facts.ts';
import type { Person } from '../tables/row-types.ts';
import { chiefEnemies } from '../tables/tales/chief-enemies.ts';
import type { ChiefEnemy, Tale, TalePart } from '../tables/tales/tale-types.ts';
import { tales } from '../tables/tales/tales.ts';
import { knownPerson } from './cast.ts';
import { budgetOf, chooseEncounter, isGrimCreature, type Encounter } from './encounter.ts';
import { typedClause } from './idea-case.ts';
import { cultureFor } from './known-culture.ts';
import { helpersFor, takeGiver } from './known-people.ts';
import { mentionsOf, settlementsOf, type Mention } from './known-places.ts';
import { exclusionsFor, type Exclusions } from './lines.ts';
import type { NamedPlace } from './plan-types.ts';
import { plannedFacts, plannedRequest, toneFor } from './planned.ts';
import { tierOf } from './plan.ts';
import { preferring } from './plot.ts';
import { chooseTale } from './tale-choice.ts';
import { chooseReward, coinsFor, type PlannedReward } from './reward.ts';

/** A tale with people, places and numbers. */
export interface TalePlan {
  /** The request that was planned. For a kept story, it can differ from the present request. */
  request: StoryRequest;
  seed: number;
  kind: 'quest' | 'adventure';
  tone: Tone;
  level: number;
  tier: 1 | 2 | 3;
  partySize: number;
  tale: Tale;
  /** Which of its two truths is right. */
  variant: 'a' | 'b';
  people: ReadonlyMap<string, Person>;
  places: readonly [NamedPlace, NamedPlace];
  /** What the places of the tale are called, and where it ends. */
  spots: readonly string[];
  lair: string;
  weeks: number;
  years: number;
  days: number;
  /** Small numbers, which all differ. */
  few: readonly [number, number, number, number, number, number];
  /** Large numbers, which all differ. */
  num: readonly [number, number, number, number, number];
  encounter: Encounter;
  /** Who has the statistics of the leader, if it is not A or the one that the tale names. */
  chief?: ChiefEnemy;
  reward: PlannedReward;
  mentions: readonly Mention[];
  /** The words of an idea that the tale is not about. */
  heard?: string;
}

/** The last days of the first and of the second act of an adventure. */
export const actDays = ({ days }: Pick<TalePlan, 'days'>): readonly [number, number] => {
  const first = Math.max(1, Math.floor(days * 0.35));
  return [first, Math.max(first + 1, Math.floor(days * 0.8))];
};

/** Years since what happened long ago. */
const longAgo = Array.from({ length: 28 }, (_, index) => 11 + index);

const parts: readonly TalePart[] = ['G', 'A', 'B', 'S', 'T', 'H'];

const taleWords = new WeakMap<Tale, string>();

function wordsOf(tale: Tale): string {
  const known = taleWords.get(tale);
  if (known !== undefined) return known;
  const text = JSON.stringify(tale);
  taleWords.set(tale, text);
  return text;
}

/** The tale that is kept, or one whose words no line excludes. */
function taleFor(
  request: StoryRequest,
  kind: TalePlan['kind'],
  exclusions: Exclusions,
): Tale | undefined {
  const kept = tales.find(({ id }) => id === request.keep?.story.facts['tale']);
  const hasPerson = request.known.some((thing) => thing.kind === 'person');
  const isAllowed = (tale: Tale): boolean =>
    !(hasPerson && tale.hasOwnGiver === true) && !exclusions.matches(wordsOf(tale));
  return kept ?? chooseTale(request, kind, isAllowed);
}

/** Whether a story is a tale: one without an idea, one for whose idea there is no plot, or one that was a tale before. */
const isTale = ({ keep, idea }: StoryRequest, hasNoPlot: boolean): boolean =>
  keep === undefined
    ? hasNoPlot || idea.trim() === ''
    : typeof keep.story.facts['tale'] === 'string';

const mostLetters = 96;

/** The words of an idea that the tale is not about, as far as they are short enough and lines allow them. */
function heardIn({ keep, idea }: StoryRequest, exclusions: Exclusions): string | undefined {
  const stored = keep?.story.facts['heard'];
  const clause = typedClause(keep === undefined ? idea : typeof stored === 'string' ? stored : '');
  const isUsable = clause !== '' && clause.length <= mostLetters && !exclusions.matches(clause);
  return isUsable ? clause : undefined;
}

/** What is drawn of a tale before its people and places. Candidates are compared by these. */
interface DrawnTale extends Pick<
  TalePlan,
  'request' | 'seed' | 'kind' | 'tone' | 'tale' | 'variant' | 'few' | 'num' | 'years' | 'heard'
> {
  exclusions: Exclusions;
  /** The stream of the plan, from which the rest is drawn. */
  random: Random;
}

/**
 * The tale of a seed, or undefined if a person has an idea or lines exclude the words of all tales.
 * @param hasNoPlot whether no plot is about the idea, so that a tale replaces it
 */
export function drawTale(
  asked: StoryRequest,
  askedSeed: number,
  kind: TalePlan['kind'],
  hasNoPlot = false,
): DrawnTale | undefined {
  if (!isTale(asked, hasNoPlot)) return undefined;
  const stored = asked.keep?.story.facts['seed'];
  const seed = typeof stored === 'number' ? stored : askedSeed;
  const request = plannedRequest(asked, seed);
  const exclusions = exclusionsFor(request);
  const tale = taleFor(request, kind, exclusions);
  if (tale === undefined) return undefined;
  const heard = heardIn(asked, exclusions);
  const random = randomStream(seed, 'plan');
  const [least, most] = tale.num;
  // Two facts with one number look like a mistake.
  const large = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const [num = least, num2 = least, num3 = least, num4 = least, num5 = least] =
    random.shuffle(large);
  const years = random.pick(
    longAgo.filter((count) => ![num, num2, num3, num4, num5].includes(count)),
  );
  const [few = 3, few2 = 4, few3 = 5, few4 = 6, few5 = 7, few6 = 8] = random.shuffle([
    3, 4, 5, 6, 7, 8, 9,
  ]);
  return {
    request,
    seed,
    kind,
    tone: toneFor(asked.tone, request.tone),
    tale,
    variant: random.pick(['a', 'b'] as const),
    few: [few, few2, few3, few4, few5, few6],
    num: [num, num2, num3, num4, num5],
    years,
    ...(heard !== undefined && { heard }),
    exclusions,
    random,
  };
}

/** Adds people, places, fights and rewards. */
export function makeTalePlan({ exclusions, random, ...drawn }: DrawnTale): TalePlan {
  const { request, seed, kind, tale, variant } = drawn;
  const names = randomStream(seed, 'names');
  const spots = randomStream(seed, 'spots');
  const culture = cultureFor(names, request);
  const used = namesInUse(
    request.known.map(({ name }) => name),
    (name) => !exclusions.matches(name),
  );
  const towns = settlementsOf(request.known);
  const placeNamed = (index: number): NamedPlace => {
    const place = towns[index];
    return place === undefined
      ? { name: namePlace(names, culture, used) }
      : { name: cleanName(place.name), known: place.id };
  };
  const tier = tierOf(request.level);
  const coins = coinsFor(request.level, request.partySize) * (kind === 'adventure' ? 3 : 1);
  const people = castTale(request, tale, variant, kind, names, culture, used, drawn.heard ?? '');
  const chief = chooseChief(request, tale, exclusions, randomStream(seed, 'chief enemy'));
  // Nothing uses this number any more, but without it stored stories would get other numbers when a part is rewritten.
  random.int(3);
  return {
    ...drawn,
    level: request.level,
    tier,
    partySize: request.partySize,
    people,
    places: [placeNamed(0), placeNamed(1)],
    spots: tale.places.map(({ name }) => spots.pick(name.split('|'))),
    lair: spots.pick(tale.lair.name.split('|')),
    weeks: 3 + random.int(5),
    days: ([5, 8, 12][tier - 1] ?? 5) + (kind === 'adventure' ? 6 : 0) + random.int(6),
    encounter: encounterFor(
      request,
      tale,
      people.get('A')?.role ?? '',
      exclusions,
      random,
      chief?.creature,
    ),
    ...(chief !== undefined && { chief: chief.enemy }),
    reward: chooseReward(
      coins,
      request.items,
      (name) => !exclusions.matches(name),
      random,
      request.tone,
    ),
    mentions: mentionsOf(request.known, request.idea),
  };
}

/** Below this level the people of a tale are strong enough. */
const firstChiefLevel = 11;

/** How often A leads although the tale has chief enemies. */
const shareWithoutChief = 0.2;

/**
 * One of the chief enemies of a tale with the strongest creature that leaves nearly half of the budget to its
 * companions, and is not much weaker than these; or none, if lines exclude them or if A leads.
 */
function chooseChief(
  { level, partySize, difficulty, tone }: StoryRequest,
  { id }: Tale,
  exclusions: Exclusions,
  random: Random,
): { enemy: ChiefEnemy; creature: string } | undefined {
  if (level < firstChiefLevel) return undefined;
  const budget = budgetOf(level, partySize, difficulty);
  const fits = (name: string): boolean => {
    const xp = creatures.find((creature) => creature.name === name)?.xp ?? 0;
    return (
      xp <= budget * 0.55 &&
      xp * 8 >= Math.min(budget, 80_000) &&
      !exclusions.matches(name) &&
      !(tone === 'whimsical' && isGrimCreature(name))
    );
  };
  const found = (chiefEnemies[id] ?? []).flatMap((enemy) => {
    const creature = enemy.creatures.findLast(fits);
    return creature === undefined || exclusions.matches(JSON.stringify(enemy))
      ? []
      : [{ enemy, creature }];
  });
  return found.length === 0 || random.next() < shareWithoutChief ? undefined : random.pick(found);
}

/** From this budget on, an archmage is not alone. */
const mageBudget = 18_000;

const clergy = /bishop|cardinal|priest|abb(?:ot|ess)|sexton|exorcist/;

const encounterFor = (
  { level, partySize, difficulty, tone }: StoryRequest,
  { leader = ['people'], escort, lair, mage }: Tale,
  role: string,
  exclusions: Exclusions,
  random: Random,
  named: string | undefined,
): Encounter => {
  const budget = budgetOf(level, partySize, difficulty);
  // In a court or a comedy no leader has the statistics of a mage, unless the tale says what the spells look like.
  const isPlain = tone === 'intrigue' || tone === 'whimsical';
  const leaders = isPlain ? leader.filter((sort) => sort !== 'mage') : leader;
  return chooseEncounter(
    {
      leader: mage !== undefined && budget >= mageBudget ? ['mage'] : leaders,
      ...(named !== undefined && { named }),
      escort,
      hasCrowd: true,
      terrain: lair.terrain,
      budget,
      partySize,
      allows: (name) =>
        !exclusions.matches(name) &&
        !name.startsWith('Cultist') &&
        !isDemon(name) &&
        // Soldiers, waiters and workers do not cast spells.
        name !== 'Mage' &&
        !(tone === 'whimsical' && isGrimCreature(name)) &&
        // Only a cleric casts like one.
        (name !== 'Priest' || clergy.test(role)) &&
        // A person with an office does not fight like a bully or a robber.
        !(level > 4 && (name === 'Tough Boss' || name === 'Bandit Captain')),
      wanted: [],
    },
    random,
  );
};

/**
 * A known person asks for help or comes along, and is never guilty.
 * @param heard the words of an idea, whose persons have another story
 */
function castTale(
  request: StoryRequest,
  tale: Tale,
  variant: TalePlan['variant'],
  kind: TalePlan['kind'],
  names: Random,
  culture: CultureNames,
  used: NamesInUse,
  heard: string,
): Map<string, Person> {
  const people = new Map<string, Person>();
  const roles = new Set<string>();
  const invent = (id: TalePart | 'W' | 'N', cast: string): void => {
    const options = cast.split('|');
    const chosen = names.pick(preferring(options, (role) => !roles.has(role)));
    const [, fixed, role = ''] = /^(?:(she|he|they):)?(.*)$/.exec(chosen) ?? [];
    const draw = names.next();
    const pronouns: Pronouns =
      fixed === 'she' || fixed === 'he' || fixed === 'they'
        ? fixed
        : draw < 0.49
          ? 'she'
          : draw < 0.98
            ? 'he'
            : 'they';
    people.set(id, { id, ...namePerson(names, culture, pronouns, used), pronouns, role });
    roles.add(role);
  };
  const persons = [...helpersFor(heard, request.known)];
  for (const part of parts) {
    const known = part === 'G' ? takeGiver(persons) : undefined;
    if (known === undefined) invent(part, tale.cast[part]);
    else people.set(part, knownPerson(known, part, ''));
  }
  if (kind === 'adventure') invent('R', tale.cast.R);
  const twin = tale.twinIn === variant || tale.twinIn === 'both' ? people.get('B') : undefined;
  if (tale.named !== undefined) invent('W', twin ? `${twin.pronouns}:` : tale.named);
  if (tale.alsoNamed !== undefined) invent('N', tale.alsoNamed);
  for (const [index, known] of persons.slice(0, 8).entries()) {
    people.set(`F${index + 1}`, knownPerson(known, `F${index + 1}`, ''));
  }
  return people;
}

/** The facts that decide whether two texts tell the same story. */
export const storyOfTale = ({ tale, variant }: Pick<TalePlan, 'tale' | 'variant'>): StoryFacts => ({
  tale: tale.id,
  variant: `${tale.id} ${variant}`,
});

/** What is stored of a plan, from which it is made again. */
export const factsOfTale = (plan: TalePlan): StoryFacts => ({
  kind: plan.kind,
  seed: plan.seed,
  ...plannedFacts(plan.request),
  tone: plan.tone,
  ...storyOfTale(plan),
  ...(plan.heard !== undefined && { heard: plan.heard }),
  days: plan.days,
  places: plan.places.map(({ name, known }) => [name, known ?? '']),
  encounter: {
    leader: plan.encounter.leader,
    escort: plan.encounter.escort?.name ?? '',
    count: plan.encounter.escort?.count ?? 0,
    xp: plan.encounter.xp,
    budget: plan.encounter.budget,
  },
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
