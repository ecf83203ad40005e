import { cultures } from '../names/cultures.ts';
import { namePlace, type NamesInUse } from '../names/name-things.ts';
import { randomStream, type Random } from '../random.ts';
import { cleanName } from '../realise/sentences.ts';
import type { StoryRequest } from '../story.ts';
import { creatures } from '../tables/creatures.ts';
import { ideaWords } from '../tables/idea-words.ts';
import { livelihoods } from '../tables/livelihoods.ts';
import { emblems, hours } from '../tables/motives.ts';
import type { Agent, Fate, Harm, Twist, Wrong } from '../tables/plot-types.ts';
import type { Livelihood, Site } from '../tables/row-types.ts';
import { castPeople } from './cast.ts';
import { budgetOf, chooseEncounter } from './encounter.ts';
import { exclusionsOf, type Exclusions } from './lines.ts';
import type { Plan } from './plan-types.ts';
import { chooseReward, coinsFor } from './reward.ts';
import { tablesOf } from './tone-tables.ts';
import { holds } from './truths.ts';

export const tierOf = (level: number): 1 | 2 | 3 => (level <= 4 ? 1 : level <= 10 ? 2 : 3);

/** The words of an idea that are long enough to mean something. */
export const ideaOf = (idea: string): ReadonlySet<string> =>
  new Set(
    idea
      .slice(0, 600)
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2),
  );

/** Keeps what passes the test, or everything if nothing does. */
function preferring<Item>(list: readonly Item[], test: (item: Item) => boolean): readonly Item[] {
  const passing = list.filter(test);
  return passing.length > 0 ? passing : list;
}

interface Choosing {
  request: StoryRequest;
  random: Random;
  exclusions: Exclusions;
  words: ReadonlySet<string>;
}

/** Something of a table whose own words are allowed, and that the idea asks for if it can. */
function choose<Item extends { id: string }>(
  { random, exclusions, words }: Choosing,
  list: readonly Item[],
  key: string,
  textOf: (item: Item) => string,
): Item {
  const allowed = preferring(list, (item) => !exclusions.matches(textOf(item)));
  const asked = allowed.filter(({ id }) => ideaWords[key]?.[id]?.some((word) => words.has(word)));
  return random.pick(asked.length > 0 ? asked : allowed);
}

const livelihoodTexts = new WeakMap<Livelihood, string>();

/** The words of a livelihood that a text cannot do without. */
function textOfLivelihood(livelihood: Livelihood): string {
  const known = livelihoodTexts.get(livelihood);
  if (known !== undefined) return known;
  const {
    words: _words,
    habits: _habits,
    realmCost: _cost,
    upheaval: _upheaval,
    ...rest
  } = livelihood;
  const sites = livelihood.sites.map(({ name, residue }) => [name, residue]);
  const text = JSON.stringify({ ...rest, sites });
  livelihoodTexts.set(livelihood, text);
  return text;
}

function chooseLivelihood({ random, exclusions, words, request }: Choosing): Livelihood {
  const places = request.known
    .filter(({ kind }) => kind === 'place')
    .map(({ name }) => name)
    .join(' ');
  const asked = new Set([...words, ...ideaOf(places)]);
  const allowed = preferring(livelihoods, (item) => !exclusions.matches(textOfLivelihood(item)));
  const scored = allowed.map((item) => ({
    item,
    score: item.words.filter((word) => asked.has(word)).length,
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return random.pick(scored.filter(({ score }) => score === best)).item;
}

interface Plot {
  livelihood: Livelihood;
  wrong: Wrong;
  agent: Agent;
  harm: Harm;
  fate: Fate;
}

/** Wrong, agent, harm and fate that can be true together. */
function choosePlot(choosing: Choosing): Plot {
  const { request, random } = choosing;
  const { tone } = request;
  const { wrongs, agents, harms } = tablesOf(tone);
  const livelihood = chooseLivelihood(choosing);
  const agentIds = (wrong: Wrong): readonly Agent[] =>
    agents.filter(
      (agent) =>
        agent.tones.includes(tone) &&
        wrong.agents.includes(agent.id) &&
        agent.fates.some((fate) => wrong.fates.includes(fate)) &&
        harms.some((harm) => harm.tones.includes(tone) && harm.agents.includes(agent.id)),
    );
  const possible = wrongs.filter(
    (wrong) =>
      wrong.tones.includes(tone) &&
      wrong.needs.every((need) => livelihood.can.includes(need)) &&
      agentIds(wrong).length > 0,
  );
  const wrong = choose(choosing, possible, 'wrong', ({ deed, part }) => `${deed} ${part}`);
  const agent = choose(choosing, agentIds(wrong), 'agent', () => '');
  const harm = choose(
    choosing,
    harms.filter((item) => item.tones.includes(tone) && item.agents.includes(agent.id)),
    'harm',
    ({ noun }) => noun,
  );
  const fate = random.pick(wrong.fates.filter((item) => agent.fates.includes(item)));
  return { livelihood, wrong, agent, harm, fate };
}

const giverOf = ({ request, random }: Choosing): Plan['giver'] => {
  const canBeGuilty = request.tone !== 'heroic' && request.tone !== 'whimsical';
  const hasKnown = request.known.some(
    ({ kind, mayBeGuilty }) => kind === 'person' && mayBeGuilty !== true,
  );
  if (hasKnown) return 'clean';
  const draw = random.next();
  if (canBeGuilty && draw < 0.22) return 'did';
  return draw < 0.4 && request.tone !== 'whimsical' ? 'knew' : 'clean';
};

function chooseTwist(choosing: Choosing, plot: Plot, giver: Plan['giver']): Twist {
  const truths = {
    wrong: plot.wrong.id,
    agent: plot.agent.id,
    harm: plot.harm.id,
    V: plot.fate,
    giver,
    toll: plot.wrong.toll,
  };
  const possible = tablesOf(choosing.request.tone).twists.filter(
    ({ tones, when }) => tones.includes(choosing.request.tone) && holds(when, truths),
  );
  // A giver with something to hide is the twist; another one would distract from it.
  const own = possible.filter(({ id }) => id === `giver-${giver}`);
  return choosing.random.pick(
    own.length > 0 ? own : possible.filter(({ id }) => !id.startsWith('giver-')),
  );
}

/** Decides everything that the texts say. The same request and seed give the same plan. */
export function makePlan(request: StoryRequest, seed: number, kind: Plan['kind']): Plan {
  const random = randomStream(seed, 'plan');
  const exclusions = exclusionsOf(request.lines);
  const choosing: Choosing = { request, random, exclusions, words: ideaOf(request.idea) };
  const tier = tierOf(request.level);
  const plot = choosePlot(choosing);
  const draw = giverOf(choosing);
  // The wrongdoer who acts in person is not also the one who pays for the search.
  const giver = draw === 'did' && plot.agent.id === 'penitent' ? 'clean' : draw;
  const twist = chooseTwist(choosing, plot, giver);
  const names = randomStream(seed, 'names');
  const culture = names.pick(cultures);
  const used: NamesInUse = {
    names: new Set(request.known.flatMap(({ name }) => name.split(' '))),
    initials: new Set(),
    allows: (name) => !exclusions.matches(name),
  };
  const people = castPeople({
    random: names,
    culture,
    used,
    livelihood: plot.livelihood,
    tier,
    agent: plot.agent,
    fate: plot.fate,
    giver,
    known: request.known,
    isAdventure: kind === 'adventure',
    allows: (text) => !exclusions.matches(text),
  });
  const knownPlaces = request.known.filter((thing) => thing.kind === 'place').slice(0, 3);
  const placeNamed = (index: number): Plan['places'][number] => {
    const known = knownPlaces[index];
    return known === undefined
      ? { name: namePlace(names, culture, used) }
      : { name: cleanName(known.name), known: known.id };
  };
  const remote = plot.livelihood.sites.at(-1);
  const isClean = ({ name, residue }: Site): boolean => !exclusions.matches(`${name} ${residue}`);
  const shuffled = random.shuffle(plot.livelihood.sites.filter((site) => site !== remote));
  const [first, second, third] = [
    ...shuffled.filter(isClean),
    ...shuffled.filter((site) => !isClean(site)),
  ];
  if (remote === undefined || first === undefined || second === undefined || third === undefined) {
    throw new Error(`The livelihood ${plot.livelihood.id} has too few places.`);
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
    motive: random.pick(tablesOf(request.tone).motives),
    emblem: random.pick(preferring(emblems, ({ a, why }) => !exclusions.matches(`${a} ${why}`))),
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
        leader: plot.agent.leader,
        escort: plot.agent.escort,
        terrain: remote.terrain,
        budget: budgetOf(request.level, request.partySize, request.difficulty),
        partySize: request.partySize,
        allows: (name) => !exclusions.matches(name),
        wanted,
      },
      random,
    ),
    reward: chooseReward(coins, request.items, (name) => !exclusions.matches(name), random),
    mentions: request.known
      .flatMap(({ kind: sort, name }) =>
        sort === 'faction' || sort === 'item' ? [{ kind: sort, name: cleanName(name) }] : [],
      )
      .slice(0, 3),
  };
}
