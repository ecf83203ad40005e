import type { CultureNames } from '../names/culture-names.ts';
import { namePerson, namePlace, namesInUse, type NamesInUse } from '../names/name-things.ts';
import { hashText, randomStream, type Random } from '../random.ts';
import { NameList, cleanName } from '../realise/sentences.ts';
import type { Subject } from '../realise/telling.ts';
import type { KnownThing, Pronouns, StoryRequest, Tone } from '../story.ts';
import { livelihoods } from '../tables/livelihoods.ts';
import type { Livelihood, Person, Row, Site, Truths } from '../tables/row-types.ts';
import { knownPerson, pronounsOfRole } from './cast.ts';
import { cultureFor } from './known-culture.ts';
import { isRegion, nearbyOf, settlementsOf, sortOfPlace } from './known-places.ts';
import type { Exclusions } from './lines.ts';
import type { NamedPlace } from './plan-types.ts';
import { exclusionsOfBoth, plannedRequest, toneFor } from './planned.ts';
import { tierOf } from './plan.ts';
import { ideaOf } from './plot.ts';
import { rowText } from './truths.ts';
import { nounForms, numberForms } from './words.ts';

/** What the kinds without a plot begin with: people, places and a livelihood, decided before any sentence. */
export interface Situation {
  /** The request that was planned. For a kept story, it can differ from the present request. */
  request: StoryRequest;
  /** The tone of the sentences. */
  tone: Tone;
  seed: number;
  tier: 1 | 2 | 3;
  random: Random;
  names: Random;
  culture: CultureNames;
  used: NamesInUse;
  exclusions: Exclusions;
  /** What the sentences leave out. */
  current: Exclusions;
  /** The words of the idea. */
  idea: ReadonlySet<string>;
  /** The words of what the user has written already, which count if those of the idea decide nothing. */
  written: ReadonlySet<string>;
  people: Map<string, Person>;
  /** Known persons that have no part yet. */
  waiting: KnownThing[];
  waitingPlaces: KnownThing[];
}

/** The words in the singular, too: a row that asks for a ship fits a text about ships. */
const wordsOfTexts = (texts: string): ReadonlySet<string> =>
  new Set(
    (texts.toLowerCase().match(/[a-z]{3,}/g) ?? []).flatMap((word) => [
      word,
      word.replace(/(?<=[^s])s$/, ''),
    ]),
  );

/** One word of the idea counts more than all words of what is written already. */
const wordOfIdea = 100;

const scoreOf = (
  { idea, written }: Pick<Situation, 'idea' | 'written'>,
  words: readonly string[],
): number =>
  words.filter((word) => idea.has(word)).length * wordOfIdea +
  words.filter((word) => written.has(word)).length;

/** The seed of the plan of a kept story, so that its sections are written again about the same things. */
export function planSeedOf({ keep, kind }: StoryRequest, seed: number): number {
  const { kind: keptKind, seed: keptSeed } = keep?.story.facts ?? {};
  return keptKind === kind && typeof keptSeed === 'number' ? keptSeed : seed;
}

export function beginSituation(asked: StoryRequest, seed: number): Situation {
  const request = plannedRequest(asked, seed);
  const { exclusions, current } = exclusionsOfBoth(asked, request);
  const nearby = nearbyOf(request.known, request.idea, request.kind);
  const names = randomStream(seed, 'names');
  return {
    request,
    tone: toneFor(asked.tone, request.tone),
    seed,
    tier: tierOf(request.level),
    random: randomStream(seed, 'plan'),
    names,
    culture: cultureFor(names, request),
    used: namesInUse(
      request.known.map(({ name }) => name),
      (name) => !exclusions.matches(name),
    ),
    exclusions,
    current,
    idea: ideaOf(request.idea),
    written: wordsOfTexts(request.texts ?? ''),
    people: new Map(),
    waiting: request.known.filter(({ kind }) => kind === 'person'),
    waitingPlaces: [...settlementsOf(request.known), ...nearby],
  };
}

/** Keeps what passes the test, or everything if nothing does, so that a text is possible with all lines. */
export function preferring<Item>(
  list: readonly Item[],
  test: (item: Item) => boolean,
): readonly Item[] {
  const passing = list.filter(test);
  return passing.length > 0 ? passing : list;
}

/** Leaves out what this seed tells in a neighbouring tone, if there is anything else. */
export const unlikeNeighbours = <Item extends { readonly id: string }>(
  list: readonly Item[],
  { besides = [] }: Pick<StoryRequest, 'besides'>,
): readonly Item[] => preferring(list, ({ id }) => !besides.includes(id));

/** The numbers, from 1, of the texts that the lines allow; all of them if they allow none. */
export const allowedNumbers = (
  { exclusions }: Situation,
  texts: readonly string[],
): readonly number[] =>
  preferring(
    texts.map((_text, index) => index + 1),
    (number) => texts[number - 1] !== '' && !exclusions.matches(texts[number - 1] ?? ''),
  );

/** Rows whose words the idea asks for come first; of these, a row that no neighbouring tone has. */
export function askedFirst<Item extends { readonly id: string }>(
  situation: Situation,
  list: readonly Item[],
  wordsOf: (item: Item) => readonly string[],
): Item {
  const { random, request } = situation;
  const scored = list.map((item) => ({ item, score: scoreOf(situation, wordsOf(item)) }));
  const ofIdea = (score: number): number => Math.floor(score / wordOfIdea);
  const best = Math.max(...scored.map(({ score }) => ofIdea(score)));
  const asked = scored.filter(({ score }) => ofIdea(score) === best);
  // Not the row with the most words that are written already: it would be the same one in each draft.
  const fitting = preferring(asked, ({ score }) => score > best * wordOfIdea);
  return random.pick(
    unlikeNeighbours(
      fitting.map(({ item }) => item),
      request,
    ),
  );
}

const namesById = new Map(
  livelihoods.map(({ id, good, works, worker, mark, smell, calamity, place }) => [
    id,
    [good, works, worker, mark, smell, calamity.clause, ...place].join(' '),
  ]),
);

const namesOf = ({ id }: Livelihood): string => namesById.get(id) ?? '';

/**
 * Different livelihoods; those that the idea asks for come first. A place of the campaign lives from the
 * same thing in every text: from what its name says, or from what its name is hashed to.
 */
export function chooseLivelihoods(situation: Situation, count: number): Livelihood[] {
  const allowed = preferring(livelihoods, (item) => !situation.exclusions.matches(namesOf(item)));
  const places = situation.waitingPlaces;
  const known = (settlementsOf(places)[0] ?? places[0])?.name;
  const named = ideaOf(known ?? '');
  const asked = ({ words }: Livelihood): number => scoreOf(situation, words);
  const scoreAsFirst = (livelihood: Livelihood): number =>
    asked(livelihood) +
    livelihood.words.filter((word) => named.has(word)).length * 10_000 +
    (known === undefined ? 0 : (hashText(`${known}|${livelihood.id}`) >>> 0) / 2 ** 32);
  const shuffled = situation.random.shuffle(allowed);
  const [first] = shuffled.toSorted((one, other) => scoreAsFirst(other) - scoreAsFirst(one));
  const others = shuffled
    .filter((item) => item !== first)
    .toSorted((one, other) => asked(other) - asked(one));
  const chosen = [...(first === undefined ? [] : [first]), ...others].slice(0, count);
  // If many lines are set, fewer livelihoods are allowed than a text needs, so others are added.
  const rest = livelihoods.filter((item) => !chosen.includes(item));
  return [...chosen, ...rest].slice(0, count);
}

const pronounsFrom = (random: Random): Exclude<Pronouns, 'it'> => {
  const draw = random.next();
  return draw < 0.46 ? 'she' : draw < 0.92 ? 'he' : 'they';
};

/** Invents a person for a part; with `known`, takes a person of the campaign who has no part yet, if there is one. */
export function castPerson(
  situation: Situation,
  id: string,
  role: string,
  options: { known?: boolean; pronouns?: Pronouns } = {},
): Person {
  const { names, culture, used, waiting } = situation;
  const known = options.known === true ? waiting.shift() : undefined;
  const drawn = options.pronouns ?? pronounsFrom(names);
  const pronouns = options.pronouns ?? pronounsOfRole(role) ?? drawn;
  const person: Person =
    known === undefined
      ? { id, ...namePerson(names, culture, pronouns, used), pronouns, role }
      : knownPerson(known, id, role);
  situation.people.set(id, person);
  return person;
}

export function placeOf({ names, culture, used, waitingPlaces }: Situation): NamedPlace {
  const [known] = takePlaces(waitingPlaces, settlementsOf(waitingPlaces).slice(0, 1));
  return known === undefined
    ? { name: namePlace(names, culture, used) }
    : { name: cleanName(known.name), known: known.id };
}

/** The name of a known building, such as a chapel, or of a landscape. */
export function takeNearby({ waitingPlaces, request }: Situation): string | undefined {
  const [known] = takePlaces(waitingPlaces, nearbyOf(waitingPlaces, request.idea).slice(0, 1));
  return known && cleanName(known.name);
}

/** The names of known buildings; those of the idea come first. */
export function takeSites({ waitingPlaces }: Situation, count: number): readonly string[] {
  const sites = waitingPlaces.filter(({ name }) => sortOfPlace(name) === 'site');
  return takePlaces(waitingPlaces, sites.slice(0, count)).map(({ name }) => cleanName(name));
}

/** The provinces of a land, of which known landscapes are the first ones: those of the idea, and then the others. */
export function withKnownRegions(
  { waitingPlaces }: Situation,
  provinces: readonly string[],
): readonly string[] {
  const regions = waitingPlaces.filter(({ name }) => isRegion(name));
  const taken = takePlaces(waitingPlaces, regions.slice(0, provinces.length));
  const known = taken.map(({ name }) => cleanName(name));
  return [...known, ...provinces].slice(0, provinces.length);
}

/** Takes places out of those that have no part yet. */
function takePlaces(waiting: KnownThing[], taken: readonly KnownThing[]): readonly KnownThing[] {
  for (const place of taken) waiting.splice(waiting.indexOf(place), 1);
  return taken;
}

/** Fills the words of a livelihood into a role. */
export function roleText(situation: Situation, livelihood: Livelihood, role: string): string {
  const scale = situation.tier - 1;
  const words: Readonly<Record<string, string>> = {
    boss: livelihood.boss[scale] ?? livelihood.boss[0],
    second: livelihood.second,
    clerk: livelihood.clerk,
    worker: livelihood.worker,
    buyer: livelihood.buyer,
    trade: situation.random.pick(
      preferring(livelihood.trades, (trade) => !situation.exclusions.matches(trade)),
    ),
  };
  return role.replaceAll(/\{([a-z]+)\}/g, (field, key: string) => words[key] ?? field);
}

export const cleanSites = (situation: Situation, livelihood: Livelihood): readonly Site[] =>
  preferring(
    livelihood.sites,
    ({ name, residue }) => !situation.exclusions.matches(`${name} ${residue}`),
  );

export type Words = [key: string, word: string][];

/** The words of a livelihood that rows ask for, each key with a suffix such as `1`. */
export function livelihoodWords(situation: Situation, livelihood: Livelihood, suffix = ''): Words {
  const { tier, random, exclusions } = situation;
  const scale = tier - 1;
  const allowed = (rows: readonly Row[]): readonly string[] =>
    preferring(rows.map(rowText), (text) => !exclusions.matches(text));
  const words: Words = [
    ['place', livelihood.place[scale] ?? livelihood.place[0]],
    // There are many salt towns, and one capital of the salt trade.
    ['place.a', `${tier === 3 ? 'the' : 'a'} ${livelihood.place[scale] ?? livelihood.place[0]}`],
    ['boss', livelihood.boss[scale] ?? livelihood.boss[0]],
    ...nounForms('good', livelihood.good),
    ...nounForms('works', livelihood.works),
    ...nounForms('body', livelihood.body[scale] ?? livelihood.body[0]),
    ...nounForms('stake', livelihood.stake[scale] ?? livelihood.stake[0]),
    ...nounForms('record', livelihood.record),
    ...nounForms('token', livelihood.token),
    ...nounForms('calamity', livelihood.calamity.noun),
    ...nounForms('deadline', livelihood.deadline.noun),
    ...nounForms('tool', random.pick(allowed(livelihood.tools))),
    ['calamity.c', livelihood.calamity.clause],
    ['deadline.c', livelihood.deadline.clause],
    ['fake', livelihood.fake],
    ['neglect', livelihood.neglect],
    ['second', livelihood.second],
    ['clerk', livelihood.clerk],
    ['worker', livelihood.worker],
    ['workers', livelihood.workers],
    ['buyer', livelihood.buyer],
    ['trade', random.pick(allowed(livelihood.trades))],
    ['smell', livelihood.smell],
    ['sound', livelihood.sound],
    ['mark', livelihood.mark],
    ['sab', random.pick(allowed(livelihood.sabotage))],
    ['habit', random.pick(allowed(livelihood.habits))],
    ['realm', random.pick(allowed(livelihood.realmCost))],
  ];
  if (suffix === '') return words;
  return words.map(([key, word]) => {
    const dot = key.indexOf('.');
    return dot === -1 ? [key + suffix, word] : [key.slice(0, dot) + suffix + key.slice(dot), word];
  });
}

/** Numbers that a text says more than once. */
export const numbers = (situation: Situation): Words => [
  ...numberForms('years', 12 + situation.random.int(18)),
  ...numberForms('num', ([7, 16, 120][situation.tier - 1] ?? 7) + situation.random.int(30)),
  ...numberForms('days', 4 + situation.random.int(9)),
  ...numberForms('few', 3 + situation.random.int(5)),
  ['coins', String(([40, 300, 4000][situation.tier - 1] ?? 40) * (1 + situation.random.int(5)))],
];

export function subjectFor(
  situation: Situation,
  words: Words,
  namedWords: readonly (readonly [key: string, name: string])[],
  truths: Truths,
  livelihood: Livelihood,
): Subject {
  const names = new NameList();
  const near = namedWords.find(([key]) => key === 'near')?.[1] ?? '';
  return {
    truths: {
      ...(near !== '' && { near: sortOfPlace(near) }),
      tone: situation.tone,
      tier: situation.tier,
      ...Object.fromEntries(livelihood.can.map((capability) => [capability, 'yes'])),
      ...truths,
    },
    people: situation.people,
    words: new Map([...words, ...namedWords.map(([key, name]) => [key, names.add(name)] as const)]),
    names,
    exclusions: situation.current,
  };
}

/** The lowest difficulty of a check without the step of the request. */
const easiestDc = (level: number): number =>
  level >= 17 ? 17 : level >= 11 ? 15 : 10 + Math.floor((level - 1) / 4);

/** The difficulty of a check: from 10 to 14 at the first levels, from 15 at level 11, from 17 to 19 at the last. */
export const checkDc = ({ request }: Situation, random: Random): number => {
  const spread = random.int(5);
  const step = request.difficulty === 'hard' ? 1 : request.difficulty === 'easy' ? -1 : 0;
  const easiest = easiestDc(request.level);
  // The range is narrower from level 11, so that no check is harder than 20.
  return easiest + (request.level >= 11 ? Math.floor(spread / 2) : spread) + step;
};
