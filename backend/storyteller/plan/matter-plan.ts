import { readPronouns } from '../names/pronouns.ts';
import { namePerson, namePlace, namesInUse } from '../names/name-things.ts';
import { randomStream } from '../random.ts';
import { cleanName } from '../realise/sentences.ts';
import type { StoryFacts, StoryRequest, Tone } from '../story.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import { premisesOf } from '../tables/matters/premises.ts';
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
import { murderScene } from './inquiry-words.ts';
import type { Person } from '../tables/row-types.ts';
import { budgetOf, type Encounter } from './encounter.ts';
import type { Foe } from './foe.ts';
import { denOf, type Den } from './den.ts';
import { cultureFor } from './known-culture.ts';
import { mentionsOf, settlementsOf, type Mention } from './known-places.ts';
import { exclusionsFor } from './lines.ts';
import { sceneOf } from './captors.ts';
import { byTheRules } from './matter-foe.ts';
import { lairIn, type FightingBeast } from './matter-beast.ts';
import { siteOfPlight } from './matter-plight.ts';
import { inRole, robbedPlace } from './matter-nouns.ts';
import type { Matter } from './matter-words.ts';
import type { NamedPlace } from './plan-types.ts';
import { castMatter } from './matter-cast.ts';
import { personOfStrand } from './strand-cast.ts';
import { chooseMatter } from './chosen-matter.ts';
import type { EnemyNoun, FoundClause } from './second-clause.ts';
import { beastIn, enemyIn, lastFight } from './matter-fight.ts';
import { ownWordsOf, type OwnPlan } from './own-words.ts';
import { plannedFacts, plannedRequest, toneFor } from './planned.ts';
import { tierOf } from './plan.ts';
import { preferring } from './plot.ts';
import { strandOf, type ToldStrand } from './strand.ts';
import { chooseReward, coinsFor, type PlannedReward } from './reward.ts';
import { toldWords } from './told-words.ts';

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
  /** Words of the kernel, and of what the idea says for it. */
  own: OwnPlan['words'];
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
  /** The creature that the idea names, where it leads the last fight itself. */
  beast?: FightingBeast;
  encounter: Encounter;
  reward: PlannedReward;
  mentions: readonly Mention[];
  /** What the idea says beside its first statement. */
  strand?: ToldStrand;
  /** What the idea says after its first clause, and those whom the party fights. */
  second?: FoundClause;
  enemy?: EnemyNoun;
  /** The place of the idea and who is in it, for plots about this. */
  den: Den;
}

/** What a village has: in the story of a realm it is only where there is nothing else. */
const rural =
  /\b(?:(?<!(?:paper|powder) )mill|granary|orchard|barn|ford|lime (?:kiln|pit)|farm|cottage|hut|school|drovers|carters|brewery|boathouse|reeds|oak|puppet maker|coffin maker|pawnshop|kitchen|small house|garden house)\b/;

/** What a story that is written again is about. */
const keptIdea = ({ keep, idea }: StoryRequest): string => {
  const stored = keep?.story.facts['idea'];
  return typeof stored === 'string' ? stored : idea;
};

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
  const chosen = chooseMatter(idea, { request, seed, exclusions, premise });
  if (chosen === undefined) return undefined;
  const { kernel, matter: placed, enemy } = chosen;
  const asks = idea !== '' && placed.region === undefined;
  const told =
    asks && placed.reason === undefined && placed.classic === undefined && !exclusions.matches(idea)
      ? strandOf(idea, kernel.id)
      : undefined;
  // A strand is in all acts of an adventure, and a second clause is in the places and the people of a quest.
  const second = kind === 'adventure' && told !== undefined ? undefined : chosen.second;
  const strand = second === undefined ? told : undefined;
  const isEnemy = kernel.isSubjectEnemy === true && placed.sort === 'person';
  const matter: Matter = isEnemy ? { ...placed, isVillain: true } : placed;
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
  const fighting = { request, kernel, matter, exclusions, budget };
  const foe = enemyIn(fighting, request.known);
  const beast = beastIn(fighting);
  const people = new Map(
    byTheRules(
      castMatter({
        request,
        kernel,
        matter,
        ...(second !== undefined && { second }),
        tier,
        names,
        culture,
        used,
        exclusions,
        kind,
      }),
      foe,
    ),
  );
  if (strand !== undefined) {
    const cast = { strand, matter, tier, culture, used, exclusions };
    const person = personOfStrand(people, cast, randomStream(seed, 'strand'));
    if (person !== undefined) people.set('Z', person);
    if (person?.id === 'R') people.set('R', person);
  }
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
  const den = denOf(matter, tier, request.tone, randomStream(seed, 'den'), kernel.lodgers);
  const inDen = (spot: string): string =>
    spot.replaceAll('{den}', den.den).replaceAll('{brood}', den.brood);
  const [site1, site2, site3] = kernel.sites.map(spotOf).map(inDen);
  const ownSite3 = sceneOf(kernel, matter) === undefined ? site3 : 'the wagon of {A.full}';
  const ruin = inDen(inRole(spotOf(kernel.lair.names), matter));
  const own = ownWordsOf(kernel, matter, tier, randomStream(seed, 'own words'), exclusions);
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
      murderScene({ kernel, matter }) ??
        robbedPlace(kernel, matter) ??
        siteOfPlight(kernel.id, matter) ??
        site1 ??
        '',
      sceneOf(kernel, matter) ?? site2 ?? '',
      ownSite3 ?? '',
    ],
    lair:
      own.lair ??
      matter.duty?.base ??
      (matter.isVillain === true ? matter.spot : undefined) ??
      (kernel.foeIs === 'it' ? lairIn(matter, ruin) : undefined) ??
      ruin,
    den,
    own: own.words,
    scale: {
      townsort: scaled(townSorts),
      council: scaled(councils),
      prize: scaled(kernel.scale?.prize ?? prizes),
      ruin: scaled(kernel.scale?.ruin ?? ruins),
      stake: scaled(stakes),
      bone: matter.bone ?? scaled(bones),
      loss,
      loss2,
      deadline:
        matter.duty?.event ??
        matter.deadline ??
        (kernel.scale?.deadline === undefined && matter.sort === 'event'
          ? matter.it
          : inRole(scaled(kernel.scale?.deadline ?? deadlines), matter)),
    },
    weeks: 2 + random.int(5),
    years: [60, 90, 150][tier - 1] ?? 20 + random.int(40),
    days:
      matter.duty?.days ??
      matter.days ??
      ([5, 8, 12][tier - 1] ?? 5) + (kind === 'adventure' ? 6 : 0) + random.int(6),
    few: 3 + random.int(6),
    num: ([12, 40, 300][tier - 1] ?? 12) + random.int(60),
    ...(second !== undefined && { second }),
    ...(enemy !== undefined && { enemy }),
    ...(foe !== undefined && { foe }),
    ...(beast !== undefined && { beast }),
    ...(strand !== undefined && { strand }),
    encounter: lastFight(fighting, { foe, beast, den, people }, random),
    reward: chooseReward(
      coins,
      request.items,
      (name) => !exclusions.matches(name),
      random,
      request.tone,
    ),
    mentions: mentionsOf(request.known, matter.source, matter.region?.name),
  };
}

/** What is stored of a plan, from which it is made again. */
export const factsOfMatter = (plan: MatterPlan): StoryFacts => ({
  kind: plan.kind,
  seed: plan.seed,
  ...plannedFacts(plan.request),
  tone: plan.tone,
  kernel: plan.kernel.id,
  idea: plan.matter.source,
  told: toldWords(plan.kernel, plan.matter),
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
