import { knownPerson } from '../plan/cast.ts';
import {
  allowedNumbers,
  askedFirst,
  beginSituation,
  castPerson,
  chooseLivelihoods,
  cleanSites,
  planSeedOf,
  placeOf,
  preferring,
} from '../plan/situation.ts';
import { plannedFacts } from '../plan/planned.ts';
import { cleanName } from '../realise/sentences.ts';
import { sharedWrongs } from '../tables/shared-wrongs.ts';
import type { SharedWrong } from '../tables/setting-types.ts';
import type { Json, StoryRequest } from '../story.ts';
import { fullName } from './written.ts';

export const numbersOfTowns = [1, 2, 3, 4] as const;

const isIn = (recent: StoryRequest['recent'], { id }: SharedWrong): boolean =>
  recent.some(({ facts }) => facts['wrong'] === id);

const keptWrong = ({ keep }: StoryRequest): Json | undefined =>
  keep?.story.facts['kind'] === 'setting' ? keep.story.facts['wrong'] : undefined;

/** Decides what a setting is about, before any sentence. */
export function decideSetting(asked: StoryRequest, seed: number) {
  const planSeed = planSeedOf(asked, seed);
  const situation = beginSituation(asked, planSeed);
  const { request } = situation;
  const { random, culture, names, tier, exclusions } = situation;
  const lived = chooseLivelihoods(situation, 4);
  const fitting = sharedWrongs.filter(({ tones }) => tones.includes(request.tone));
  const allowed = preferring(fitting, ({ truth }) =>
    truth.some((text) => !exclusions.matches(text)),
  );
  const isAsked = ({ words }: SharedWrong): boolean =>
    words.some((word) => situation.idea.has(word));
  // Two settings with one wrong are one setting with other names.
  const fresh = preferring(allowed, (item) => isAsked(item) || !isIn(asked.recent, item));
  const chosen = askedFirst(situation, fresh, ({ words }) => words);
  // What is recent is not the same when a section is written again.
  const wrong = sharedWrongs.find(({ id }) => id === keptWrong(asked)) ?? chosen;
  const variant = random.pick(allowedNumbers(situation, wrong.truth));
  const eventName = random.pick(preferring(wrong.names, (name) => !exclusions.matches(name)));
  const clean = (list: readonly string[]): string[] =>
    names.shuffle(preferring(list, (name) => !exclusions.matches(name)));
  // All five are needed; a name that a line excludes is only taken if there are too few others.
  const regions = [...new Set([...clean(culture.regions), ...culture.regions])];
  const [land = '', ...provinces] = regions;
  const towns = numbersOfTowns.map(() => placeOf(situation));
  const sites = lived.map((livelihood) => random.shuffle(cleanSites(situation, livelihood)));
  const scale = tier - 1;
  const [first, second, third, fourth] = lived;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
    throw new Error('There are too few livelihoods.');
  }
  const people = [
    castPerson(situation, 'P1', first.boss[scale] ?? first.boss[0]),
    castPerson(situation, 'P2', second.worker),
    castPerson(situation, 'P3', third.clerk),
    castPerson(situation, 'P4', fourth.buyer),
  ];
  const friends = situation.waiting.slice(0, 3).map((known, index) => {
    const person = knownPerson(known, `F${index + 1}`, '');
    situation.people.set(person.id, person);
    return person;
  });
  const [faction = ''] = [...clean(culture.factions), ...culture.factions];
  const askedFactions = request.known
    .filter(({ kind }) => kind === 'faction')
    .slice(0, 3)
    .map(({ name }) => cleanName(name));
  return {
    request,
    situation,
    seed,
    lived,
    first,
    wrong,
    variant,
    eventName,
    land,
    provinces,
    towns,
    sites,
    people,
    friends,
    faction,
    askedFactions,
    facts: {
      kind: 'setting',
      ...plannedFacts(request),
      seed: planSeed,
      livelihoods: lived.map(({ id }) => id),
      wrong: wrong.id,
      variant,
      towns: towns.map(({ name }) => name),
      people: people.map(fullName),
    },
  };
}
