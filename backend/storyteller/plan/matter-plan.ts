import type { CultureNames } from '../names/culture-names.ts';
import { readPronouns } from '../names/pronouns.ts';
import {
  namePerson,
  namePlace,
  namesInUse,
  useName,
  type NamesInUse,
} from '../names/name-things.ts';
import { randomStream, type Random } from '../random.ts';
import { cleanName } from '../realise/sentences.ts';
import type { Pronouns, StoryFacts, StoryRequest, Tone } from '../story.ts';
import { matterKernels } from '../tables/matters/kernels.ts';
import type { MatterKernel, MatterPart } from '../tables/matters/matter-types.ts';
import { premisesOf } from '../tables/matters/premises.ts';
import { matterRoles, partsOfEvents } from '../tables/matters/matter-roles.ts';
import {
  bones,
  councils,
  deadlines,
  losses,
  prizes,
  ruins,
  stakes,
  townSorts,
} from '../tables/matters/matter-scales.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import type { Person } from '../tables/row-types.ts';
import { knownPerson } from './cast.ts';
import { budgetOf, isGrimCreature, sortOfType, type Encounter } from './encounter.ts';
import type { Foe } from './foe.ts';
import { regionIn } from './idea-region.ts';
import { helpersFor, personOfName } from './known-people.ts';
import { cultureFor } from './known-culture.ts';
import { mentionsOf, settlementsOf, type Mention } from './known-places.ts';
import { exclusionsFor, type Exclusions } from './lines.ts';
import { captorFoe, encounterWith, leaderOf, sceneOf, withCaptor } from './captors.ts';
import { matterOf } from './matter.ts';
import { byTheRules, canServe, foeOf, leadersFor, wantedBy } from './matter-foe.ts';
import type { Matter } from './matter-words.ts';
import type { NamedPlace } from './plan-types.ts';
import { saidIn } from './said.ts';
import { fittingKernels } from './tells.ts';
import { plannedFacts, plannedRequest, toneFor } from './planned.ts';
import { tierOf } from './plan.ts';
import { preferring } from './plot.ts';
import { chooseReward, coinsFor, type PlannedReward } from './reward.ts';

/** A plot about what an idea names: the words of a kernel with people, places and numbers. */
export interface MatterPlan {
  /** The request that was planned. For a kept story, it can differ from the present request. */
  request: StoryRequest;
  seed: number;
  kind: 'quest' | 'adventure';
  tone: Tone;
  level: number;
  tier: 1 | 2 | 3;
  partySize: number;
  matter: Matter;
  kernel: MatterKernel;
  people: ReadonlyMap<string, Person>;
  /** First names of people who have no part of their own. */
  others: readonly string[];
  places: readonly [NamedPlace, NamedPlace];
  /** The three places to investigate, as words with markup. */
  sites: readonly [string, string, string];
  lair: string;
  /** Words that grow with the level. */
  scale: Readonly<
    Record<
      'townsort' | 'council' | 'prize' | 'ruin' | 'stake' | 'deadline' | 'bone' | 'loss' | 'loss2',
      string
    >
  >;
  weeks: number;
  years: number;
  days: number;
  few: number;
  num: number;
  /** The enemy whom the idea names, by the rules. */
  foe?: Foe;
  encounter: Encounter;
  reward: PlannedReward;
  mentions: readonly Mention[];
}

/** What a village has: in the story of a realm it is only where there is nothing else. */
const rural =
  /\b(?:(?<!(?:paper|powder) )mill|granary|orchard|barn|ford|lime (?:kiln|pit)|farm|cottage|hut|school|drovers|carters|brewery|boathouse|reeds|oak|puppet maker|coffin maker|pawnshop|kitchen|small house|garden house)\b/;

const parts: readonly MatterPart[] = ['G', 'A', 'B', 'S', 'T', 'H'];

/** At the highest levels no people are strong enough, so the culprits also have such creatures in their service. */
const bound = ['construct', 'elemental'] as const;

/** What a story that is written again is about. */
const keptIdea = ({ keep, idea }: StoryRequest): string => {
  const stored = keep?.story.facts['idea'];
  return typeof stored === 'string' ? stored : idea;
};

/** A kernel without a word that a line excludes: with sentences left out, its plot could not be understood. */
function kernelFor(
  { tone, level, keep }: StoryRequest,
  matter: Matter,
  exclusions: Exclusions,
  random: Random,
): MatterKernel | undefined {
  const stored = keep?.story.facts['kernel'];
  const kept = matterKernels.find(({ id }) => id === stored);
  if (kept !== undefined) return kept;
  const need = needOf(matter);
  const possible = matterKernels.filter(
    ({ sort, tones, about, not, needs, allows, states = ['usual'] }) =>
      (typeof sort === 'string' ? sort === matter.sort : sort.includes(matter.sort)) &&
      states.includes(matter.state ?? 'usual') &&
      (needs === need || (need !== undefined && allows === need)) &&
      tones.includes(tone) &&
      (about?.test(matter.words) ?? true) &&
      not?.test(matter.words) !== true,
  );
  const allowed = fittingKernels(possible, matter.said ?? saidIn(matter.source)).filter(
    (kernel) => !exclusions.matches(wordsOf(kernel)),
  );
  return allowed.length === 0
    ? undefined
    : random.pick(preferring(allowed, ({ mostTier = 3 }) => tierOf(level) <= mostTier));
}

const needOf = ({ captor, isVillain }: Matter): MatterKernel['needs'] =>
  captor !== undefined ? 'captor' : isVillain === true ? 'villain' : undefined;

const kernelWords = new WeakMap<MatterKernel, string>();

function wordsOf(kernel: MatterKernel): string {
  const known = kernelWords.get(kernel);
  if (known !== undefined) return known;
  const text = JSON.stringify(kernel);
  kernelWords.set(kernel, text);
  return text;
}

/** Whether a story of these facts has a plan of this kind. */
const isMatterStory = ({ keep }: StoryRequest): boolean =>
  typeof keep?.story.facts['kernel'] === 'string';

/** The plan for an idea, or undefined if no kernel fits: then another plot has the idea as a part. */
export function makeMatterPlan(
  asked: StoryRequest,
  askedSeed: number,
  kind: MatterPlan['kind'],
): MatterPlan | undefined {
  if (asked.keep !== undefined && !isMatterStory(asked)) return undefined;
  const stored = asked.keep?.story.facts['seed'];
  const seed = typeof stored === 'number' ? stored : askedSeed;
  const request = plannedRequest(asked, seed);
  const exclusions = exclusionsFor(request);
  const random = randomStream(seed, 'plan');
  const premise = random.pick(premisesOf(request.tone));
  const idea = keptIdea(request).trim();
  const region = exclusions.matches(idea) ? undefined : regionIn(idea);
  const asks = idea !== '' && region === undefined;
  const told = matterOf(asks ? idea : premise, exclusions, request.known);
  if (told === undefined) return undefined;
  const captured = withCaptor(told, randomStream(seed, 'captor'));
  const matter = region === undefined ? captured : { ...captured, region, source: idea };
  const kernel = kernelFor(request, matter, exclusions, randomStream(seed, 'kernel'));
  if (kernel === undefined) return undefined;
  const tier = tierOf(request.level);
  const scaled = (lists: readonly (readonly string[])[]): string =>
    random.pick(preferring(lists[tier - 1] ?? [], (text) => !exclusions.matches(text)));
  const names = randomStream(seed, 'names');
  const culture = cultureFor(names, request);
  const used = namesInUse(
    request.known.map(({ name }) => name),
    (name) => !exclusions.matches(name),
  );
  const budget = budgetOf(request.level, request.partySize, request.difficulty);
  const foe =
    kernel.leadsCaptors === true && matter.captor !== undefined
      ? captorFoe(matter.captor, budget)
      : foeOf(matter, request.known, budget);
  const people = byTheRules(
    castMatter({ request, kernel, matter, tier, names, culture, used, exclusions, kind }),
    foe,
  );
  const towns = settlementsOf(request.known);
  const placeNamed = (index: number): NamedPlace => {
    const place = towns[index];
    return place === undefined
      ? { name: namePlace(names, culture, used) }
      : { name: cleanName(place.name), known: place.id };
  };
  const coins = coinsFor(request.level, request.partySize) * (kind === 'adventure' ? 3 : 1);
  const [loss = '', loss2 = ''] = random.shuffle(losses[tier - 1] ?? []);
  const spotOf = (spots: readonly string[]): string =>
    random.pick(preferring(spots, (spot) => tier < 3 || !rural.test(spot)));
  const [site1, site2, site3] = kernel.sites.map(spotOf);
  const ownSite3 = sceneOf(kernel, matter) === undefined ? site3 : 'the wagon of {A.full}';
  return {
    request,
    seed,
    kind,
    tone: toneFor(asked.tone, request.tone),
    level: request.level,
    tier,
    partySize: request.partySize,
    matter,
    kernel,
    people,
    others: ['they', 'she', 'he', 'he'].map(
      (pronouns) => namePerson(names, culture, readPronouns(pronouns), used).first,
    ),
    places: [placeNamed(0), placeNamed(1)],
    sites: [
      robbedPlace(kernel, matter) ?? site1 ?? '',
      sceneOf(kernel, matter) ?? site2 ?? '',
      ownSite3 ?? '',
    ],
    lair: inRole(spotOf(kernel.lair.names), matter),
    scale: {
      townsort: scaled(townSorts),
      council: scaled(councils),
      prize: scaled(prizes),
      ruin: scaled(ruins),
      stake: scaled(stakes),
      bone: matter.bone ?? scaled(bones),
      loss,
      loss2,
      deadline:
        kernel.deadlines !== undefined
          ? random.pick(kernel.deadlines)
          : matter.sort === 'event'
            ? matter.it
            : scaled(deadlines),
    },
    weeks: 2 + random.int(5),
    years: [60, 90, 150][tier - 1] ?? 20 + random.int(40),
    days: ([5, 8, 12][tier - 1] ?? 5) + (kind === 'adventure' ? 6 : 0) + random.int(6),
    few: 3 + random.int(6),
    num: ([12, 40, 300][tier - 1] ?? 12) + random.int(60),
    ...(foe !== undefined && { foe }),
    encounter: encounterWith(
      {
        ...leadersFor(foe, kernel),
        escort: [
          ...kernel.escort,
          ...(request.level >= 11 ? bound : []),
          ...(foe === undefined ? [] : [sortOfType(foe.creature)]),
        ],
        terrain: kernel.lair.terrain,
        budget,
        partySize: request.partySize,
        allows: (name) =>
          !exclusions.matches(name) &&
          canServe(foe, name) &&
          !(request.tone === 'whimsical' && isGrimCreature(name)) &&
          // A person with an office does not fight like a bully.
          !(tier > 1 && name === 'Tough Boss'),
        wanted: wantedBy(matter, kernel),
        ...(matter.captor?.isPlural === false && { mostWanted: 1 }),
      },
      random,
    ),
    reward: chooseReward(
      coins,
      request.items,
      (name) => !exclusions.matches(name),
      random,
      request.tone,
    ),
    mentions: mentionsOf(request.known, matter.source, region?.name),
  };
}

/** The place from which a thing was taken, if the idea says it: `stolen from a tomb`. */
function robbedPlace({ id }: MatterKernel, { words }: Matter): string | undefined {
  const [, noun = ''] = /\b(?:stolen|taken) from (?:an?|the) (\p{L}+)/u.exec(words) ?? [];
  const isPlace = isPlaceNoun(noun) || ideaNouns.get(noun) === 'site';
  return id === 'thing-taken' && isPlace ? `the ${noun}` : undefined;
}

/** A role that names what the idea names: `speaker for {one}`. */
const inRole = (role: string, { it, sides }: Matter): string =>
  role
    .replace('{it}', it)
    .replace(
      '{part of it}',
      partsOfEvents.find(([event]) => event.test(it))?.[1] ?? 'guest of honour',
    )
    .replace('{one}', sides?.[0] ?? it)
    .replace('{two}', sides?.[1] ?? it);

interface Casting {
  request: StoryRequest;
  kernel: MatterKernel;
  matter: Matter;
  tier: 1 | 2 | 3;
  names: Random;
  culture: CultureNames;
  used: NamesInUse;
  exclusions: Exclusions;
  kind: MatterPlan['kind'];
}

/** A known person asks for help or comes along, and is only the victim or guilty if the idea says so. */
function castMatter(casting: Casting): Map<string, Person> {
  const { request, kernel, matter, tier, names, culture, used, exclusions, kind } = casting;
  const people = new Map<string, Person>();
  const roles = new Set<string>();
  const pronounsFrom = (): Pronouns => {
    const draw = names.next();
    return draw < 0.48 ? 'she' : draw < 0.96 ? 'he' : 'they';
  };
  const invent = (id: string, role: string, pronouns = pronounsFrom()): void => {
    people.set(id, { id, ...namePerson(names, culture, pronouns, used), pronouns, role });
    roles.add(role);
  };
  const { first = '', last = '' } = matter.name ?? {};
  for (const word of `${first} ${last}`.split(' ')) if (word !== '') useName(used, word);
  const namedKnown = personOfName(`${first} ${last}`, request.known);
  /** The person of the idea, with the name that it says. */
  const named = (id: string): boolean => {
    if (matter.name === undefined) return false;
    const person = namedKnown && knownPerson(namedKnown, id, matter.role);
    const pronouns = matter.pronouns ?? person?.pronouns ?? 'they';
    people.set(id, { id, first, last, role: matter.role, ...person, pronouns });
    return true;
  };
  const head = matter.it.split(' ').at(-1) ?? '';
  const isFree = (role: string): boolean =>
    !roles.has(role) &&
    !exclusions.matches(role) &&
    !role.includes(head) &&
    !matter.words.includes(role);
  const roleOf = (part: MatterPart | 'R'): string => {
    const lists = (part === 'R' ? undefined : kernel.roles[part]) ?? matterRoles[part];
    const role = names.pick(preferring(lists[tier - 1] ?? [], isFree));
    return inRole(role, matter);
  };
  const persons = helpersFor(matter.source, request.known).filter((one) => one !== namedKnown);
  for (const part of parts) {
    const known = part === 'G' ? persons.shift() : undefined;
    const isOwner =
      part === 'B' &&
      matter.role !== '' &&
      matter.sort !== 'person' &&
      (matter.sort === 'crime' || isPersonNoun(matter.role.split(' ').at(-1) ?? ''));
    const scene = part === 'A' ? sceneOf(kernel, matter) : undefined;
    if (scene !== undefined) invent('A', `master of ${scene}`);
    else if (known !== undefined) people.set(part, knownPerson(known, part, ''));
    else if (part === 'B' && matter.sort !== 'person' && named('B')) continue;
    else if (isOwner) invent(part, matter.role, matter.pronouns);
    else invent(part, roleOf(part));
  }
  if (matter.sort === 'person' && !named('I')) invent('I', matter.role, matter.pronouns);
  const enemy = matter.isVillain === true ? people.get('I') : undefined;
  if (enemy !== undefined) people.set('A', enemy);
  const leader = leaderOf(kernel, matter, names, pronounsFrom);
  if (leader !== undefined && leader.first !== '') people.set('A', leader);
  else if (leader !== undefined) invent('A', leader.role);
  if (kind === 'adventure') invent('R', roleOf('R'));
  for (const [index, known] of persons.slice(0, 8).entries()) {
    people.set(`F${index + 1}`, knownPerson(known, `F${index + 1}`, ''));
  }
  return people;
}

/** What is stored of a plan, from which it is made again. */
export const factsOfMatter = (plan: MatterPlan): StoryFacts => ({
  kind: plan.kind,
  seed: plan.seed,
  ...plannedFacts(plan.request),
  tone: plan.tone,
  kernel: plan.kernel.id,
  idea: plan.matter.source,
  matter: [plan.matter.sort, plan.matter.it],
  days: plan.days,
  ...(plan.foe?.isTooStrong === true && { tooStrong: plan.foe.creature.name }),
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
