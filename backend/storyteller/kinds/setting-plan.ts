import { leastAlike } from '../names/alike.ts';
import { nameLand, nameNeighbour, useName } from '../names/name-things.ts';
import { randomStream } from '../random.ts';
import { knownPerson } from '../plan/cast.ts';
import {
  allowedNumbers,
  askedFirst,
  beginSituation,
  castPerson,
  chooseLivelihoods,
  cleanSites,
  livelihoodWords,
  numbers,
  placeOf,
  planSeedOf,
  preferring,
  subjectFor,
  takeSites,
  withKnownRegions,
  type Situation,
} from '../plan/situation.ts';
import type { Exclusions } from '../plan/lines.ts';
import type { NamedPlace } from '../plan/plan-types.ts';
import { isForLevel } from '../plan/spread.ts';
import { rowText } from '../plan/truths.ts';
import { nounForms } from '../plan/words.ts';
import { cleanName } from '../realise/sentences.ts';
import type { Subject } from '../realise/telling.ts';
import type { Json, StoryRequest } from '../story.ts';
import { livelihoods } from '../tables/livelihoods.ts';
import type { Livelihood, Person, Row, Site } from '../tables/row-types.ts';
import type {
  Opening,
  PartyGoal,
  PlaceOfWrong,
  SharedWrong,
  WrongDetails,
} from '../tables/setting-types.ts';
import { sharedWrongs, wrongDetails } from '../tables/shared-wrongs/shared-wrongs.ts';
import { ideaThingOf, type IdeaThing } from './idea-thing.ts';
import { premiseOf, type Premise } from './setting-premise.ts';
import { payAt } from '../tables/purse.ts';
import { upperFirst } from './written.ts';

/** What a setting is about, before any sentence. */
export interface SettingPlan {
  situation: Situation;
  planSeed: number;
  townLivelihoods: readonly Livelihood[];
  wrong: SharedWrong;
  details: WrongDetails;
  variant: number;
  towns: readonly NamedPlace[];
  /** One for each of the four towns. */
  sites: readonly Site[];
  places: readonly PlaceOfWrong[];
  /** The four persons of the wrong, and the leader of the second town. */
  people: readonly Person[];
  friends: readonly Person[];
  goals: readonly { name: string; want: PartyGoal }[];
  askedFactions: readonly string[];
  opening: Opening;
  /** The names of the four regions. */
  regions: readonly string[];
  /** Places of the campaign that are no town, site or region of the setting. */
  otherPlaces: readonly string[];
  thing: IdeaThing | undefined;
  /** What the whole setting is because the idea says so. */
  premise: Premise | undefined;
  subject: Subject;
}

export const numbersOfTowns = [1, 2, 3, 4] as const;

const mostOtherPlaces = 2;

/** Words for a valley, a province and a realm, so that one row fits settings of each size. */
const scaledWords = {
  towns: ['towns', 'cities', 'capitals'],
  guards: ['the guards', 'the soldiers', 'the royal guards'],
  crowd: ['forty people', 'a thousand people', 'tens of thousands of people'],
} as const;

const keptWrong = ({ keep }: StoryRequest): Json | undefined =>
  keep?.story.facts['kind'] === 'setting' ? keep.story.facts['wrong'] : undefined;

/** An idea in which it is dark: "the sun has not risen for a year". */
const darkness =
  /\b(?:sun|dawn|daylight)\b.*\b(?:not|never|gone|dark|vanished|stopped|stolen)\b|\b(?:endless|eternal|unending) (?:night|dark)/i;

const brightness =
  /\b(?:sun(?:light|lit|rise|set|shine)?|noon|midday|dusk|dawn|daylight|shadows?|summers?|harvests?|ripens?)\b/i;

/** Excludes rows that mention daylight if the idea says that it is dark. The quoted idea itself may mention it. */
const exclusionsOfIdea = (idea: string, exclusions: Exclusions): Exclusions =>
  darkness.test(idea)
    ? {
        matches: exclusions.matches,
        allows: (row) => !brightness.test(rowText(row)) && exclusions.allows(row),
      }
    : exclusions;

function chooseWrong(asked: StoryRequest, situation: Situation): SharedWrong {
  const { exclusions, idea, request } = situation;
  const isAsked = ({ words }: SharedWrong): boolean => words.some((word) => idea.has(word));
  // What the idea asks for comes before the tone, except that a comedy stays one.
  const fitting = sharedWrongs.filter(
    (wrong) =>
      wrong.tones.includes(request.tone) || (request.tone !== 'whimsical' && isAsked(wrong)),
  );
  const ofIdea = exclusionsOfIdea(request.idea, exclusions);
  const allowed = preferring(
    preferring(fitting, (wrong) => isForLevel(wrong, request.level) || isAsked(wrong)),
    ({ truth, start }) =>
      truth.some((text) => !exclusions.matches(text)) &&
      start.some(({ scene }) => ofIdea.allows(scene)),
  );
  const chosen = askedFirst(situation, allowed, ({ words }) => words);
  return sharedWrongs.find(({ id }) => id === keptWrong(asked)) ?? chosen;
}

/** Prefers an indoor site: most of the things that are found at a site lie on a shelf or under a floor. */
function siteOf(situation: Situation, livelihood: Livelihood): Site {
  const sites = situation.random.shuffle(cleanSites(situation, livelihood));
  const [site] = preferring(sites, ({ terrain }) => terrain === 'indoors');
  if (site === undefined) throw new Error('A livelihood has no place.');
  return site;
}

/** The sites of the first towns, if the campaign has buildings such as a chapel: a building is not a town. */
const knownSites = (situation: Situation): readonly Site[] =>
  takeSites(situation, numbersOfTowns.length).map((name) => ({
    id: 'known',
    name,
    terrain: 'indoors',
    look: [],
    feature: [],
    residue: '',
    checks: [],
  }));

/** The livelihoods of towns that trade with each other, so services such as passage or degrees are avoided. */
function livelihoodsWithGoods(situation: Situation): readonly Livelihood[] {
  const { idea, written, waitingPlaces } = situation;
  const all = chooseLivelihoods(situation, livelihoods.length);
  const isAsked = ({ words }: Livelihood): boolean =>
    words.some((word) => idea.has(word) || written.has(word));
  const [first] = all;
  return preferring(
    all,
    (item) =>
      item.isService !== true || isAsked(item) || (item === first && waitingPlaces.length > 0),
  );
}

/** Four of the livelihoods, of which the second pays in a good that the wrong asks for. */
function livelihoodsOfTowns(
  all: readonly Livelihood[],
  { paidIn, avoids }: SharedWrong,
): readonly Livelihood[] {
  const [first, ...rest] = all;
  const others = rest.filter(({ id }) => avoids?.includes(id) !== true);
  const second = others.find(({ id }) => paidIn?.includes(id) ?? true);
  return [first, second, ...others.filter((item) => item !== second)]
    .filter((item) => item !== undefined)
    .slice(0, numbersOfTowns.length);
}

function castPeople(situation: Situation, townLivelihoods: readonly Livelihood[]): Person[] {
  const [first, second, third, fourth] = townLivelihoods;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
    throw new Error('There are too few livelihoods.');
  }
  const scale = situation.tier - 1;
  return [
    castPerson(situation, 'P1', first.boss[scale] ?? first.boss[0]),
    castPerson(situation, 'P2', second.worker),
    castPerson(situation, 'P3', third.clerk),
    castPerson(situation, 'P4', fourth.buyer),
    castPerson(situation, 'P5', second.boss[scale] ?? second.boss[0]),
  ];
}

export function decideSetting(asked: StoryRequest, seed: number): SettingPlan {
  const planSeed = planSeedOf(asked, seed);
  const situation = beginSituation(asked, planSeed);
  const { request, random, culture, names, tier, exclusions } = situation;
  const goods = livelihoodsWithGoods(situation);
  const wrong = chooseWrong(asked, situation);
  const townLivelihoods = livelihoodsOfTowns(goods, wrong);
  const variant = random.pick(allowedNumbers(situation, wrong.truth));
  const eventName = random.pick(preferring(wrong.names, (name) => !exclusions.matches(name)));
  const clean = (list: readonly string[]): string[] =>
    names.shuffle(preferring(list, (name) => !exclusions.matches(name)));
  const { land, provinces: named } = nameLand(names, culture, situation.used);
  const provinces = withKnownRegions(situation, named);
  const own = knownSites(situation);
  const towns = numbersOfTowns.map(() => placeOf(situation));
  const sites = townLivelihoods.map(
    (livelihood, index) => own[index] ?? siteOf(situation, livelihood),
  );
  const people = castPeople(situation, townLivelihoods);
  const friends = situation.waiting.slice(0, 3).map((known, index) => {
    const person = knownPerson(known, `F${index + 1}`, '');
    situation.people.set(person.id, person);
    return person;
  });
  const scale = tier - 1;
  for (const { body } of townLivelihoods) useName(situation.used, body[scale] ?? body[0]);
  const faction = leastAlike(clean(culture.factions), situation.used.traits, (name) => name) ?? '';
  // With a stream of its own, and last: the names of stories that are written again stay the same.
  const neighbour = nameNeighbour(randomStream(planSeed, 'neighbour'), culture, situation.used);
  const subject = subjectFor(
    situation,
    [
      ...townLivelihoods.flatMap((livelihood, index) =>
        livelihoodWords(situation, livelihood, String(index + 1)),
      ),
      ...numbers(situation).map(([key, word]): [string, string] =>
        key === 'coins' ? [key, payAt(request.level)] : [key, word],
      ),
      ...Object.entries(scaledWords).flatMap(([key, words]) =>
        nounForms(key, words[scale] ?? words[0]),
      ),
      ...nounForms('wrong', eventName),
    ],
    [
      ...sites.flatMap(({ name }, index) => [
        [`site${index + 1}`, name] as const,
        [`site${index + 1}.s`, upperFirst(name)] as const,
      ]),
      ...towns.map(({ name }, index) => [`town${index + 1}`, name] as const),
      ...[...provinces, neighbour].flatMap((name, index) => [
        [`region${index + 1}`, name] as const,
        [`region${index + 1}.s`, upperFirst(name)] as const,
      ]),
      ['land', land],
      ['land.s', upperFirst(land)],
      ['faction1', faction],
      ['faction1.s', upperFirst(faction)],
    ],
    { wrong: wrong.id, v: variant },
    townLivelihoods[0] ?? cannotBe(),
  );
  const ofIdea = exclusionsOfIdea(request.idea, subject.exclusions);
  const allows = (row: Row): boolean => !exclusions.matches(rowText(row)) && ofIdea.allows(row);
  const premise = premiseOf(request.idea, situation.current);
  const parties = ['{body1}', '{body2}', '{body3}', '{faction1.s}'];
  const details = wrongDetails[wrong.id] ?? cannotBe();
  return {
    situation,
    planSeed,
    townLivelihoods,
    wrong,
    details,
    variant,
    towns,
    sites,
    places: details.places.map((places) =>
      random.pick(preferring(places, ({ open }) => allows(open))),
    ),
    people,
    friends,
    goals: wrong.parties.map((rows, index) => ({
      name: parties[index] ?? '',
      want: random.pick(rows),
    })),
    askedFactions: request.known
      .filter(({ kind }) => kind === 'faction')
      .slice(0, 3)
      .map(({ name }) => subject.names.add(upperFirst(cleanName(name)))),
    regions: provinces,
    otherPlaces: situation.waitingPlaces
      .slice(0, mostOtherPlaces)
      .map(({ name }) => subject.names.add(upperFirst(cleanName(name)))),
    opening: random.pick(preferring(wrong.start, ({ scene }) => allows(scene))),
    thing: premise === undefined ? ideaThingOf(request.idea, situation.current) : undefined,
    premise,
    subject: { ...subject, exclusions: ofIdea },
  };
}

function cannotBe(): never {
  throw new Error('The tables of settings are not complete.');
}
