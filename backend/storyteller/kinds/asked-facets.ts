import { withArticle } from '../plan/idea-phrase.ts';
import { stateOf, type PersonFacet, type PersonFacets } from '../plan/person-facets.ts';
import type { Telling } from '../realise/telling.ts';
import type { AskedFacet } from '../tables/asked-persons/story-type.ts';
import { traitSorts } from '../tables/asked-traits.ts';
import { facetKinds, type FacetKind } from '../tables/person-facet-words.ts';
import { facetRows, type FacetRows } from '../tables/person-facet-rows.ts';
import { stateRows } from '../tables/person-state-rows.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { upperFirst } from './written.ts';

/** How well a story fits what an idea says: the story with the smallest rank is written. */
export interface FacetMatch {
  readonly rank: number;
  readonly words: Readonly<Record<string, string>>;
  readonly covered: readonly PersonFacet[];
  readonly state: string | undefined;
}

/** Stories of a state come after those of a clause that says more than it. */
const rankOfStates = facetKinds.indexOf('refuses') - 0.5;

/** The last rank: a story of the noun alone. */
const rankOfNouns = facetKinds.length;

const bare = (text: string): string => text.replace(/^(?:an?|the|his|her|their|its|some) /i, '');

/** The noun of what a person loves or seeks: "missing sister". */
const nounOf = (what: string): string =>
  bare(what).split(
    / (?:who|whose|that|which|he|she|they|of|in|from|with|to|by|for|and|at|on)\b/u,
  )[0] ?? '';

/** People who are one only to another person. */
const counterpart =
  /^(?:victim|target|prey|enemy|rival|captor|beloved|creator|maker|saviour|savior|nemesis)$/;

function isAboutPerson(what: string): boolean {
  const head = nounOf(what).split(' ').at(-1) ?? '';
  return isPersonNoun(head) || counterpart.test(head);
}

function wordsOf({ kind, what, said }: PersonFacet): Readonly<Record<string, string>> {
  const whom = nounOf(what);
  return {
    what:
      (kind === 'former' || (kind === 'guise' && isAboutPerson(what))) &&
      !/^(?:an?|the) /i.test(what)
        ? withArticle(what)
        : what,
    What: upperFirst(what),
    said,
    whom: isAboutPerson(what) ? whom : 'beloved',
  };
}

/** Whether a noun says what a person does: "the hangman's daughter" does not. */
const isTradeNoun = (trade: string): boolean =>
  isPersonNoun(trade.split(' ').at(-1) ?? '') &&
  !/'s?\b|s' |\b(?:someone|somebody|person|man|woman|girl|boy|child|stranger|human|elf|dwarf|gnome|halfling|orc|goblin|kobold|tiefling|dragonborn|ogre|giant|dragon|twin|widow|mother|father|son|daughter|old)$/u.test(
    trade,
  );

/** How a story that asks for a facet fits an idea; undefined if it does not. */
export function facetMatchOf(
  { kind, what, not, isPerson, noun, state, isTrade, fallback }: AskedFacet,
  { facets, noun: own, states, trade }: PersonFacets,
): FacetMatch | undefined {
  if (noun?.test(own) === false) return undefined;
  const isNarrow = what !== undefined || isPerson !== undefined || noun !== undefined;
  const facet = facets.find(
    (one) =>
      kind?.includes(one.kind) === true &&
      what?.test(one.what) !== false &&
      not?.test(one.what) !== true &&
      (isPerson !== true || isAboutPerson(one.what)),
  );
  if (facet !== undefined) {
    // A story for some of the things of its kind comes before one for all of them.
    const rank = facetKinds.indexOf(facet.kind) - (isNarrow ? 0.5 : 0);
    if (fallback !== undefined) {
      const before = rankOfNouns + (fallback === 'of anything' ? 2 : 0);
      return { rank: before + rank / 100, words: wordsOf(facet), covered: [facet], state };
    }
    return { rank, words: wordsOf(facet), covered: [facet], state };
  }
  // "A gnome who runs a museum" has the trade of the house.
  const craft = isTradeNoun(trade)
    ? trade
    : facets.find(({ trade: ofHouse }) => ofHouse !== undefined)?.trade;
  if (isTrade === true && craft !== undefined) {
    return { rank: rankOfNouns + 1, words: { craft }, covered: [], state };
  }
  if (state === undefined || !states.includes(state)) return undefined;
  return {
    rank: rankOfStates - (isNarrow ? 0.2 : 0),
    words: { what: `to be ${state}`, said: `is ${state}` },
    covered: [],
    state,
  };
}

const small = /^(?:is|was|has|had|who|the|an?|and|of|to|in|by|for|his|her|their|with|be|no|not)$/;

/** How a story whose pattern found these words of an idea fits it. */
export function patternMatchOf(
  match: RegExpExecArray,
  { facets, noun }: PersonFacets,
  isTrade: boolean,
): FacetMatch {
  const end = match.index + match[0].length;
  const found = new Set(
    match[0]
      .toLowerCase()
      .split(/[ ,]+/)
      .filter((word) => !small.test(word)),
  );
  const covered =
    end <= noun.length || (isTrade && match.index === 0)
      ? []
      : facets.filter(({ said }) =>
          said
            .toLowerCase()
            .split(' ')
            .some((word) => found.has(word)),
        );
  const ranks = covered.map(({ kind }) => facetKinds.indexOf(kind));
  return {
    // What is written for these words comes before what is written for all of the kind.
    rank: Math.min(rankOfNouns, ...ranks) - 0.4,
    words: { ...match.groups },
    covered,
    state: [...found].map(stateOf).findLast((one) => one !== undefined),
  };
}

/** What can be said of a person beside any story. Other clauses go on with what a story for the whole idea says. */
const ofItsOwn: ReadonlySet<FacetKind> = new Set<FacetKind>([
  'agent',
  'fear',
  'hate',
  'love',
  'kin',
  'debt',
  'collects',
  'talks',
  'former',
  'runs',
  'now',
  'sells',
  'keeps',
  'gift',
  'lost',
]);

/** The parts of an idea that a story for all of it needs not tell besides. */
export const coveredByWhole = (
  covered: readonly PersonFacet[],
  { facets }: PersonFacets,
): readonly PersonFacet[] => [
  ...covered,
  ...facets.filter(
    (facet) =>
      !covered.includes(facet) && !ofItsOwn.has(facet.kind) && traitIn(facet.said) === undefined,
  ),
];

/** Sentences about a part of an idea, with their words. */
interface FacetText {
  readonly rows: FacetRows;
  readonly words: Readonly<Record<string, string>>;
  readonly isSecret: boolean;
}

/** How many parts of an idea the text has beside the story. */
const most = 3;

/** The rows of a trait with its words, for a text of an idea that has one. */
function traitIn(text: string): Pick<FacetText, 'rows' | 'words'> | undefined {
  for (const rows of traitSorts) {
    const match = rows.asked.exec(text);
    if (match !== null) return { rows, words: { ...match.groups } };
  }
  return undefined;
}

const ofBody = /^(?:blind|maimed|mute|deaf)$/;

/**
 * What an idea says that the story is not about.
 * @param isGeneral whether the story is written for all ideas of its kind, and says little of what the idea names
 * @param isWhole whether the story is written for all that the idea says
 */
export function otherFacetsOf(
  { facets, states, noun, complement }: PersonFacets,
  { covered, state }: Pick<FacetMatch, 'covered' | 'state'>,
  { isGeneral, isWhole }: { isGeneral: boolean; isWhole: boolean },
): readonly FacetText[] {
  // What a story for a whole idea says of the noun would be contradicted: twins who swap, and have never met.
  const ofNoun = isWhole ? undefined : traitIn(`${noun} ${complement}`.trim());
  const ofStory = isGeneral ? covered.flatMap(({ said }) => traitIn(said) ?? []) : [];
  const ofFacets = facets
    .filter((facet) => !covered.includes(facet))
    .map((facet): FacetText => {
      const { kind, said, isSecret } = facet;
      return { ...(traitIn(said) ?? { rows: facetRows[kind], words: wordsOf(facet) }), isSecret };
    });
  const hasFormer = facets.some(({ kind }) => kind === 'former');
  const ofStates = states
    .filter((one) => one !== state && !(one === 'retired' && hasFormer))
    .filter((one) => ofNoun === undefined || !ofBody.test(one))
    .flatMap((one) => stateRows[one] ?? [])
    .filter(({ cause }) => cause.length > 0)
    .map((rows): FacetText => ({ rows, words: {}, isSecret: false }));
  return [
    ...[ofNoun ?? [], ofStory].flat().map((text) => ({ ...text, isSecret: false })),
    ...ofFacets,
    ...ofStates,
  ].slice(0, most);
}

/** The sentences of the parts with these numbers, for everyone or for the game master. */
export function tellFacets(
  telling: Telling,
  texts: readonly FacetText[],
  part: keyof FacetRows,
  numbers: readonly number[],
): readonly string[] {
  return numbers.flatMap((number) => {
    const text = texts[number];
    if (text === undefined || (part === 'shown' && text.isSecret)) return [];
    const rows = text.rows[part];
    return rows.length === 0 ? [] : [telling.say(rows, text.words)];
  });
}
