import { namePlace, namesInUse } from '../names/name-things.ts';
import { randomStream } from '../random.ts';
import { cleanName } from '../realise/sentences.ts';
import type { StoryRequest } from '../story.ts';
import { creatures } from '../tables/creatures.ts';
import { emblems, hours } from '../tables/emblems.ts';
import type { Agent } from '../tables/plot-types.ts';
import type { Livelihood, Site } from '../tables/row-types.ts';
import { castPeople } from './cast.ts';
import { budgetOf, chooseEncounter } from './encounter.ts';
import { emblemOfIdea, subjectOfIdea } from './idea.ts';
import { cultureFor, cultureOfKnown } from './known-culture.ts';
import { helpersFor } from './known-people.ts';
import { mentionsOf, settlementsOf } from './known-places.ts';
import { exclusionsFor } from './lines.ts';
import type { Plan } from './plan-types.ts';
import { inOrderOf } from './planned.ts';
import { choosePlot, giverOf, ideaOf, preferring, twistOptions, type Choosing } from './plot.ts';
import { chooseRival } from './rival.ts';
import { chooseReward, coinsFor } from './reward.ts';
import { tablesOf } from './tone-tables.ts';
import { rowHolds } from './truths.ts';

export const tierOf = (level: number): 1 | 2 | 3 => (level <= 4 ? 1 : level <= 10 ? 2 : 3);

/**
 * From level 17 on, creatures of these sorts can also be companions of the leader, because companions of the sort
 * `people` are often too weak for the budget.
 */
const servants = ['construct', 'elemental'] as const;

/** The fey in the rules are too weak for a party of level 11 or higher, so the leader can be a fiend instead. */
const withPeers = (leader: Agent['leader'], level: number): Agent['leader'] =>
  level >= 11 && leader.includes('fey') ? [...leader, 'fiend'] : leader;

/** Creatures that are not used in the whimsical tone. */
const grim = /Assassin|Mage|Berserker|Cultist|Scorpion|Snake|(?:Flesh|Clay) Golem/;

/**
 * Whether the text about the old disaster names this site. Such a site is put first, because the first site belongs
 * to the town.
 */
const isRuin = ({ name }: Site, { livelihood }: { livelihood: Livelihood }): boolean =>
  `${livelihood.calamity.clause} ${livelihood.calamity.noun}`.includes(name.replace(/^the /, ''));

/** Decides what the story is about, before any sentence is written. The same request and seed give the same plan. */
export function makePlan(request: StoryRequest, seed: number, kind: Plan['kind']): Plan {
  const random = randomStream(seed, 'plan');
  const exclusions = exclusionsFor(request);
  const tier = tierOf(request.level);
  const words = ideaOf(request.idea);
  const choosing: Choosing = { request, tier, random, seed, exclusions, words };
  const idea = subjectOfIdea(request.idea, exclusions);
  const giver = giverOf(choosing);
  const plot = choosePlot(choosing, giver);
  const twists = twistOptions(choosing, plot, giver);
  const twist = random.pick(twists.length > 0 ? twists : tablesOf(request.tone).twists);
  const names = randomStream(seed, 'names');
  const culture = cultureFor(names, { culture: cultureOfKnown(request.known) });
  const used = namesInUse(
    request.known.map(({ name }) => name),
    (name) => !exclusions.matches(name),
  );
  const known = inOrderOf(seed, request);
  const people = castPeople({
    random: names,
    culture,
    used,
    livelihood: plot.livelihood,
    tier,
    agent: plot.agent,
    fate: plot.fate,
    giver,
    helpers: helpersFor(request.idea, known),
    ...(kind === 'adventure' ? { rivalRoles: chooseRival(seed, request.tone).roles } : {}),
    ...(idea?.sort === 'role' ? { askedRole: idea.noun } : {}),
    allows: (text) => !exclusions.matches(text),
  });
  const towns = settlementsOf(known);
  const placeNamed = (index: number): Plan['places'][number] => {
    const place = towns[index];
    return place === undefined
      ? { name: namePlace(names, culture, used) }
      : { name: cleanName(place.name), known: place.id };
  };
  const remote = plot.livelihood.sites.at(-1);
  const isClean = ({ name, residue }: Site): boolean => !exclusions.matches(`${name} ${residue}`);
  const shuffled = random
    .shuffle(plot.livelihood.sites.filter((site) => site !== remote))
    .toSorted((one, other) => Number(isRuin(other, plot)) - Number(isRuin(one, plot)));
  const [first, second, third] = [
    ...shuffled.filter(isClean),
    ...shuffled.filter((site) => !isClean(site)),
  ];
  if (remote === undefined || first === undefined || second === undefined || third === undefined) {
    throw new Error(`The livelihood ${plot.livelihood.id} has fewer than four sites.`);
  }
  const coins = coinsFor(request.level, request.partySize) * (kind === 'adventure' ? 3 : 1);
  const wanted = creatures
    .map(({ name }) => name)
    .filter((name) =>
      name
        .toLowerCase()
        .split(' ')
        .some((word) => choosing.words.has(word)),
    );
  const range = [6, 15, 120][tier - 1] ?? 6;
  return {
    seed,
    wordSeed: seed,
    kind,
    tone: request.tone,
    length: request.length,
    level: request.level,
    tier,
    partySize: request.partySize,
    difficulty: request.difficulty,
    ...plot,
    twist,
    giver,
    motive: random.pick(
      preferring(tablesOf(request.tone).motives, ({ excuse }) =>
        excuse.some((row) => rowHolds(row, { wrong: plot.wrong.id }) && exclusions.allows(row)),
      ),
    ),
    idea,
    emblem:
      emblemOfIdea(idea) ??
      random.pick(preferring(emblems, ({ a, why }) => !exclusions.matches(`${a} ${why}`))),
    hour: random.pick(preferring(hours, (hour) => !exclusions.matches(hour))),
    relation: random.pick(['child', 'child', 'sibling', 'grandchild', 'nibling'] as const),
    years: 15 + random.int(17),
    num: (tier === 1 ? 10 : range + 1) + random.int(tier === 1 ? 9 : range * 2),
    few: 5 + random.int(5),
    days: ([4, 8, 14][tier - 1] ?? 4) + random.int(6),
    people,
    places: [placeNamed(0), placeNamed(1), placeNamed(2)],
    sites: [first, second, third],
    lair: remote,
    encounter: chooseEncounter(
      {
        leader: withPeers(plot.agent.leader, request.level),
        escort: request.level >= 17 ? [...plot.agent.escort, ...servants] : plot.agent.escort,
        terrain: remote.terrain,
        budget: budgetOf(request.level, request.partySize, request.difficulty),
        partySize: request.partySize,
        allows: (name) =>
          !exclusions.matches(name) && !(request.tone === 'whimsical' && grim.test(name)),
        wanted,
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
    mentions: mentionsOf(known, request.idea),
  };
}
