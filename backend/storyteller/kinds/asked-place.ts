import { isTitle, recased, typedClause } from '../plan/idea-case.ts';
import { ideaPhraseOf, withArticle, type IdeaPhrase } from '../plan/idea-phrase.ts';
import type { Exclusions } from '../plan/lines.ts';
import { isKnownNoun } from '../plan/known-nouns.ts';
import { isNearWord } from '../plan/near-word.ts';
import { oneOf, placeNameIn } from '../plan/place-names.ts';
import { askedLands } from '../tables/asked-lands.ts';
import { placeFeatures } from '../tables/asked-places/place-features.ts';
import { placePositions } from '../tables/asked-places/place-positions.ts';
import { morePlaceFeatures } from '../tables/asked-places/more-place-features.ts';
import { morePlaceStates } from '../tables/asked-places/more-place-states.ts';
import { placeStates } from '../tables/asked-places/place-states.ts';
import type { Make, PlacePosition, PlaceState } from '../tables/asked-places/place-trait.ts';
import { askedSites } from '../tables/asked-sites.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { moreTownSites } from '../tables/more-town-sites.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { placeSorts } from '../tables/place-sorts.ts';
import type { TownSite } from '../tables/place-types.ts';
import type { Truths } from '../tables/row-types.ts';
import { familyOfIdea, keeperOfIdea, type AskedFamily } from './place-family.ts';
import { lowerFirst } from './writing.ts';
import { publicTownSites } from '../tables/public-town-sites.ts';
import { townSitesForVisitors } from '../tables/town-sites-for-visitors.ts';

export const allTownSites: readonly TownSite[] = [
  ...townSitesForVisitors,
  ...publicTownSites,
  ...moreTownSites,
];

/** Ideas find these first, because their rows fit each place of their group. */
const askableSites: readonly TownSite[] = [...askedSites, ...askedLands, ...allTownSites];

/** The place that an idea asks for. */
export interface AskedPlace {
  site: TownSite;
  /** Without an article: `goblin market`. */
  noun: string;
  /** The noun without the words before it: `market`. */
  kind: string;
  /** `a goblin market`, `the last tavern`. */
  one: string;
  /** Where it is or what has been done to it, as far as a label can say it after the noun: `on a lake`; or empty. */
  where: string;
  /** The noun with all that the idea says of it, if rows of its own tell that: `a tavern for retired pirates`; or empty. */
  whole: string;
  /** What `whole` has after the noun. */
  rest: string;
  make: Make;
  /** In what state it is, and where it lies. */
  states: readonly PlaceState[];
  position: PlacePosition | undefined;
  /** The rows for what the idea says of it, if there are any. */
  family: AskedFamily | undefined;
  /** Whom the idea names as the keeper: `nervous gnome`. */
  keeper: string | undefined;
  /** Whether no one lives or works there any more. */
  isEmpty: boolean;
  /** Whether it is a village, a town or a city, not a part of one. */
  isSettlement: boolean;
  /** Whether it lies by itself, outside of a town. */
  isLonely: boolean;
  /** Whether the idea says in which part of a town it is: `in an alley`. */
  isInTown: boolean;
  /** The words of the idea for which there are rows, which tell them in other words. */
  told: string;
}

/** Heads that say less than the word before them: an opera house is a theatre. */
const vagueHeads =
  /^(?:house|hall|office|place|building|ground|yard|works|site|area|post|station|room|complex|headquarters)$/;

const singular = (word: string): string => word.replace(/'s?$/, '').replace(/(?<=[^s])s$/, '');

const siteOfId = (id: string): TownSite | undefined => askableSites.find((site) => site.id === id);

const remains = /^(?:ruins?|remains|rubble)$/;

/** Whether a site lies by itself if nothing else is said. */
export const isLonelySite = ({ id, like = [] }: TownSite): boolean =>
  like.includes('lonely') || /^(?:tower|cave|ruin|grove)$/.test(id);

const relatives =
  /^(?:that|which|who|whose|whom|where|with|without|when|while|because|but|for|of)$/;

const mostClauses = 4;

const mostStates = 2;

const prepositions =
  /^(?:on|in|at|by|near|beside|under|beneath|below|underneath|above|over|behind|beyond|between|inside|within|among|outside|along|upon|atop|across|off|amid|around|deep|into|overlooking)$/;

/** Prepositions with which most nouns say where a place lies. */
const beside =
  /^(?:on|in|at|by|near|beside|above|over|behind|beyond|between|inside|within|among|along|upon|atop|across|off|amid|around|deep|into|overlooking)$/;

/** The end of what says that a place is in a town, or below one. */
const partsOfTown =
  /\b(?:alley|lane|street|square|quarter|district|corner|cellar|basement|attic|slums?|ward|market|marketplace|docks?|waterfront|city|town|village|roofs?|rooftops?)$/;

/** Before what a label can say after the noun: `on a lake`, `guarded by giants`. */
const canFollow =
  /^(?:built|made|hung|lost|sunk|hidden|forgotten|cut|torn|left|frozen|burnt|overgrown|overrun|stuck|caught|overlooking|floating|flying|hanging|high|far|halfway|\w{3,}ed)$/;

/** "At the bottom of the sea" means under it, and "on the edge of a forest" at it. */
const withPlainPositions = (rest: string): string =>
  rest
    .replace(/\b(?:at|on) the (?:bottom|floor|bed) of\b/, 'under')
    .replace(
      /\b(?:in|on|at) (?:the )?(?:middle|edge|foot|top|end|heart|cent(?:er|re)|side|shores?|banks?|mouth|depths|outskirts|borders?|slopes?|back) of\b/,
      'on',
    );

/** The words after the noun as far as they say where the place is, or what has been done to it. */
function directWords(rest: string): readonly string[] {
  const words = rest
    .replace(/^(?:that|which) (?=(?:is|was|has been|lies|stands)\b)/, '')
    .split(' ');
  const end = words.findIndex((word) => relatives.test(word));
  return end < 0 ? words : words.slice(0, end);
}

function positionOf(
  before: readonly string[],
  after: readonly string[],
): PlacePosition | undefined {
  let preposition = '';
  for (const word of after) {
    const found = placePositions.find(
      (position) =>
        (position.words.includes(word) || position.words.includes(singular(word))) &&
        (position.after ?? beside).test(preposition),
    );
    if (found !== undefined) return found;
    if (prepositions.test(word)) preposition = word;
  }
  return placePositions.find((position) => before.some((word) => position.before.includes(word)));
}

const allStates = [...placeStates, ...morePlaceStates];

/** Before the word for a state: "it is now haunted", "in ruins". */
const beforeState =
  /^(?:(?:is|was|has been|lies|stands|now|long|half|all) )*(?:in (?=ruins|flames|ashes)|on (?=fire))?/;

/** The states that the words before the noun and the first ones after it name: "an inn that was burned by orcs". */
function statesOf(before: readonly string[], after: readonly string[]): readonly PlaceState[] {
  const direct = after.join(' ').replace(beforeState, '').split(' ');
  const end = direct.findIndex((word) => prepositions.test(word));
  const own = [...before, ...direct.slice(0, end < 0 ? undefined : end)];
  const said = own.map((word) => word.replace(/'$/, ''));
  return allStates.filter((state) => said.some((word) => state.words.includes(word)));
}

const features = [...placeFeatures, ...morePlaceFeatures];

/** What the words beside the noun say that the place has: "with a pool of black water", "an ogre's kitchen". */
const featuresOf = (words: readonly string[], { words: own }: TownSite): readonly PlaceState[] => {
  const said = words.map((word) => word.replace(/'s?$/, '')).filter((word) => !own.includes(word));
  return features
    .map((feature) => ({ feature, at: said.findIndex((word) => feature.words.includes(word)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ feature }) => feature);
};

const canBe = ({ sites }: PlaceState, { id }: TownSite): boolean => sites?.includes(id) !== false;

const wordsOf = (clause: string): readonly string[] => clause.toLowerCase().split(' ');

const mostWords = 6;

/** What further clauses say about where the place lies and in what state it is: "It is ruined, and lies in a swamp". */
const furtherOf = (idea: string, { matches }: Pick<Exclusions, 'matches'>): readonly string[] =>
  idea
    .split(/[.,;:!?\n]+/)
    .slice(1, mostClauses)
    .map((clause) =>
      lowerFirst(
        clause
          .replaceAll(/[^\p{L}' -]/gu, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
          .replace(
            /^(?:and |but )?(?:(?:it|which|that) )?(?:(?:is|was|has been|lies|stands) )?(?:now )?/i,
            '',
          ),
      ),
    )
    .filter((clause) => {
      const words = wordsOf(clause);
      const isSaid = prepositions.test(words[0] ?? '') || statesOf([], words).length > 0;
      return isSaid && words.length <= mostWords && !matches(clause);
    });

function makeOf({ id, terrain }: TownSite): Make {
  if (id === 'bridge' || id === 'settlement') return id;
  if (id === 'ship' || id === 'conveyance') return 'vessel';
  if (terrain === 'underground') return 'below';
  return terrain === 'indoors' || id === 'ruin' ? 'building' : 'open';
}

/** Names keep the capitals that they have in the idea. */
function withNames(text: string, idea: string): string {
  const typed = typedClause(idea);
  return recased(text, typed, (word) => isTitle(typed) || isKnownNoun(word));
}

/** What a row calls the place: `market`, `clock tower`. */
const kindOf = (noun: string): string => {
  const [last = noun, before = ''] = noun.toLowerCase().split(' ').toReversed();
  return before !== '' && (vagueHeads.test(last) || /^(?:shop|tower|den|dock|mill)$/.test(last))
    ? `${before} ${last}`
    : last;
};

/** The place of a site with what an idea says of it. */
function askedPlace(
  site: TownSite,
  { article, head, isClause, isPlural, noun, rest, words }: IdeaPhrase,
  idea: string,
  exclusions: Exclusions,
): AskedPlace {
  const keeper = keeperOfIdea(idea, exclusions);
  const one = article === 'the' ? `the ${noun}` : isPlural ? noun : withArticle(noun);
  const before = words.slice(0, -1);
  const plain = withPlainPositions(rest);
  const after = rest === '' ? [] : directWords(plain);
  const [first = ''] = after;
  const isWhere =
    !isClause &&
    !(keeper !== undefined && / by /.test(` ${rest}`)) &&
    after.join(' ') === plain &&
    (prepositions.test(first) || canFollow.test(first));
  const further = furtherOf(idea, exclusions);
  const all = [
    ...statesOf(remains.test(head) ? words : before, after),
    ...further.flatMap((clause) => statesOf([], wordsOf(clause))),
  ];
  // A word that names a state has said what it can.
  const free = [...before, ...plain.split(' ')].filter(
    (word) => !all.some((state) => state.words.includes(word)),
  );
  const has = featuresOf(free, site);
  const isEmpty = all.some((state) => state.empty !== undefined && canBe(state, site));
  const family = familyOfIdea(idea, site.id, noun.toLowerCase(), isEmpty, exclusions);
  const tells = family?.tells ?? [];
  const isSaidWhole =
    keeper !== undefined ||
    family?.family !== undefined ||
    (family !== undefined && family.aspects.length + has.length > 0);
  const isWhole = isSaidWhole && rest !== '' && !isClause && !isWhere;
  const states = [...new Set([...all, ...has])]
    .filter((state) => canBe(state, site) && !tells.includes(state.id))
    .slice(0, mostStates);
  const isUnderWater = states.some(({ id }) => id === 'flooded');
  const found = [after, ...further.map(wordsOf)]
    .map((clause) => positionOf(before, clause))
    .find((position) => position !== undefined);
  // What is flooded is under water.
  const position = isUnderWater && found?.id === 'under-water' ? undefined : found;
  const isInTown = partsOfTown.test(rest);
  const withRows = new Set([
    ...site.words,
    ...[...all, ...has].flatMap((state) => state.words),
    ...(position === undefined ? [] : [...position.words, ...position.before]),
  ]);
  const said = [...words, ...wordsOf(rest), ...further.flatMap(wordsOf)];
  return {
    site,
    noun,
    kind: kindOf(noun),
    one,
    where: [...(isWhere ? [withNames(rest, idea)] : []), ...further].join(', '),
    whole: isWhole ? `${one} ${withNames(rest, idea)}` : '',
    rest: isWhole ? withNames(rest, idea) : '',
    make: makeOf(site),
    states,
    position,
    family,
    keeper,
    isEmpty,
    isSettlement: placeSorts.get(head) === 'settlement',
    isLonely: isEmpty || isLonelySite(site) || (position !== undefined && !isInTown),
    isInTown,
    told: [
      ...said.filter((word) => withRows.has(word) || withRows.has(singular(word))),
      ...(isWhere && position !== undefined ? [rest] : []),
      family?.told ?? '',
    ].join(' '),
  };
}

const apartPositions = /^(?:island|lake|under-water|sky|elsewhere|underground|under-town|sewers)$/;

/** What conditions of rows about a place can name; `kept=no` if it is not in use, `reach=apart` where one does not get to with a horse or a cart. */
export const truthsOfPlace = (asked: AskedPlace | undefined): Truths => {
  const isApart =
    apartPositions.test(asked?.position?.id ?? '') ||
    asked?.site.id === 'island' ||
    asked?.make === 'vessel';
  return {
    make: asked?.make ?? 'building',
    lonely: asked?.isLonely === true ? 'yes' : 'no',
    kept: asked?.isEmpty === true ? 'no' : 'yes',
    reach: isApart ? 'apart' : 'road',
  };
};

/** The site of a noun phrase: of its head, or of the word before a head that says little. */
function siteOf({ head, words }: IdeaPhrase): TownSite | undefined {
  const before = words.slice(0, -1).toReversed();
  const order = vagueHeads.test(head) || remains.test(head) ? [...before, head] : [head];
  const all = new Set(words.map(singular));
  const has = (site: TownSite, word: string): boolean =>
    site.words.includes(word) || site.words.includes(singular(word));
  // A bookshop is a shop, and a bathhouse a bath.
  const parts = [head.replace(/house$/, ''), /(?:shop|mill|yard|tower)$/.exec(head)?.[0] ?? ''];
  for (const word of [...order, ...parts]) {
    const score = (site: TownSite): number => site.words.filter((own) => all.has(own)).length;
    const [named] = askableSites
      .filter((item) => has(item, word))
      .toSorted((one, other) => score(other) - score(one));
    if (named !== undefined) return named;
  }
  return askableSites.find((site) => site.words.some((word) => isNearWord(head, word)));
}

/** "The ruins of an old abbey" are abbey ruins, and "the lair of a dragon" is a dragon's lair. */
const withNounFirst = (idea: string): string =>
  idea
    .replace(/^(?:the )?(?:inside|interior) of (?=(?:an?|the) )/i, '')
    .replace(/^((?:[\p{L}'-]+ ){1,4})underground(?=$|[.,;:])/iu, '$1under the ground')
    .replace(/^(?:an?|the) (lair|den|cave|cavern) of (an?|the) (dragon|wyrm)\b/i, "$2 $3's $1")
    .replace(
      /^(?:(?:an?|the) )?(?:\p{L}+ )?(cave|cavern|lair)s? (?:where|in which) (an?|the) (dragon|wyrm) \p{L}+/iu,
      "$2 $3's $1",
    )
    .replace(
      /^((?:an?|the) )?((?:\p{L}+ )?(?:ruins?|remains|rubble)) of (?:an?|the) ([\p{L}'-]+(?: [\p{L}'-]+)?)(?= (?:on|in|at|by|near|under|below|above)\b|[.,;:]|$)/iu,
      (_words, article: string = '', ruins: string, noun: string) => `${article}${noun} ${ruins}`,
    );

function describedPlaceOf(idea: string, exclusions: Exclusions): AskedPlace | undefined {
  const phrase = ideaPhraseOf(withNounFirst(idea), exclusions);
  const site = phrase && siteOf(phrase);
  return phrase && site && askedPlace(site, phrase, idea, exclusions);
}

/** Inns have names such as `The Rusted Anchor`. A place with another name is a village. */
const nounFor = (name: string): string => {
  const head = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return /^the /i.test(name) || ideaNouns.has(head) || isPersonNoun(head) ? 'inn' : 'village';
};

const byWater = /^(?:isles?|coast|falls|sea|ocean|archipelago|peninsula)$/;

/** A place that is called by a name, of whose noun no site has the word: `The Shattered Coast`. */
function landscapeOf(noun: string, exclusions: Exclusions): AskedPlace | undefined {
  const site = siteOfId(byWater.test(noun) ? 'waterside' : 'wilds');
  const phrase = noun === '' ? undefined : ideaPhraseOf(oneOf(noun), exclusions);
  return phrase && site && askedPlace(site, phrase, noun, exclusions);
}

/** "the drunken griffin, a tavern for monsters": a further clause says what the place is. */
const laterPlaceOf = (idea: string, exclusions: Exclusions): AskedPlace | undefined =>
  idea
    .split(/[.,;:!?\n]+/)
    .slice(1, mostClauses)
    .map((clause) => clause.trim())
    .filter((clause) => /^(?:an?|the) /i.test(clause))
    .map((clause) => describedPlaceOf(clause, exclusions))
    .find((place) => place !== undefined);

/** The place that an idea is about, or undefined if it is about something else. */
export function askedPlaceOf(idea: string, exclusions: Exclusions): AskedPlace | undefined {
  const given = placeNameIn(idea);
  if (given === undefined) {
    return describedPlaceOf(idea, exclusions) ?? laterPlaceOf(idea, exclusions);
  }
  const { name, noun, besides } = given;
  return (
    describedPlaceOf(besides, exclusions) ??
    describedPlaceOf(noun === '' ? '' : `${oneOf(noun)}, ${besides}`, exclusions) ??
    landscapeOf(noun, exclusions) ??
    describedPlaceOf(oneOf(nounFor(name)), exclusions)
  );
}
