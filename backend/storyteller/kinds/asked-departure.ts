import { withArticle } from '../plan/idea-phrase.ts';
import { personFacetsOf, type PersonFacet } from '../plan/person-facets.ts';
import { rowText } from '../plan/truths.ts';
import { allDepartures } from '../tables/all-departures.ts';
import { departuresAskedByName, departuresOfIdeas } from '../tables/departures-of-ideas.ts';
import { bodies } from '../tables/bodies.ts';
import { classWords, otherSpecies, speciesWords } from '../tables/character-choices.ts';
import type { AskedDeparture, Departure, Woven } from '../tables/departure-type.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import type { Row } from '../tables/row-types.ts';
import { ideaThingOf } from './idea-thing.ts';
import { upperFirst, withText } from './written.ts';

type Words = Readonly<Record<string, string>>;

/** The departure that an idea asks for, and the other parts of the idea that have rows. */
export interface AskedLife {
  readonly departure: Departure;
  /** The same, if it is written only for ideas. */
  readonly ofIdea: AskedDeparture | undefined;
  readonly woven: readonly Woven[];
  /** The words of the idea that these tell, also in other words. */
  readonly told: readonly string[];
  /** Those for which a row of this idea was written, and not for any clause of its kind. */
  readonly ofPhrases: readonly string[];
}

/** More parts than these make the sections a list. */
const mostWoven = 3;

const fill = (text: string, words: Words): string =>
  text.replaceAll(
    /\{([A-Za-z][a-z]+(?:\.(?:bare|the))?)\}/g,
    (field, key: string) => words[key] ?? field,
  );

const changed =
  (words: Words) =>
  (rows: readonly Row[] = []): readonly Row[] =>
    rows.map(withText((text) => fill(text, words)));

const flawsOf = (flaws: Departure['flaws'], words: Words): Departure['flaws'] =>
  flaws.map(([short, shown, variants]) =>
    variants === undefined
      ? [fill(short, words), fill(shown, words)]
      : [fill(short, words), fill(shown, words), variants],
  );

function wovenOf(item: Woven, words: Words): Woven {
  const rows = changed(words);
  return {
    ...item,
    story: rows(item.story),
    want: rows(item.want),
    flaws: flawsOf(item.flaws ?? [], words),
    look: rows(item.look),
    manner: rows(item.manner),
    ideal: rows(item.ideal),
    bond: rows(item.bond),
  };
}

/** The departure with the words of the idea in its rows. */
function filled(item: AskedDeparture, words: Words): AskedDeparture {
  const rows = changed(words);
  const texts = (given: readonly string[]): readonly string[] =>
    given.map((text) => fill(text, words));
  const who = words['who'] ?? '';
  const isNamed = item.isAboutWho === true && /^\p{Lu}/u.test(who);
  return {
    ...item,
    ...(isNamed && { otherName: who }),
    other: isNamed ? [''] : texts(item.other),
    concept: rows(item.concept),
    want: rows(item.want),
    flaws: flawsOf(item.flaws, words),
    event: texts(item.event),
    now: rows(item.now),
    bond: rows(item.bond),
    hook: rows(item.hook),
    look: rows(item.look),
    manner: rows(item.manner),
    ideal: rows(item.ideal),
    realm: rows(item.realm),
    ...(item.woven === undefined
      ? {}
      : { woven: wovenOf({ ...item.woven, ...(item.unlike && { unlike: item.unlike }) }, words) }),
  };
}

/** Those among whom someone lives who was one of them: `thief` gives `thieves`, `gang` gives `a gang`. */
const groupOf = (noun: string): string => {
  if (/(?:guild|gang|mob)$/.test(noun)) return `a ${noun}`;
  if (noun.endsWith('s')) return noun;
  const plural = noun
    .replace(/man$/, 'men')
    .replace(/f$/, 've')
    .replace(/(?<=[^aeiou])y$/, 'ie');
  return plural.endsWith('men') ? plural : `${plural}s`;
};

const article = /^(?:an?|the|his|her|their|some|this|that) (?:own )?/;

/** The determiner of a noun with words between them: `her` before "her sick little brother". */
const determinerBefore = /\b(an?|the|his|her|their) (?:[\p{L}'-]+ ){0,3}$/u;

/**
 * The forms of a noun of the idea. What is the character's own belongs to P. A person, `who`, has a determiner; other
 * words are as the phrase gives them.
 * @param before the words of the phrase before it
 */
function formsOf(key: string, typed: string, before: string): [string, string][] {
  const bare = typed.replace(article, '');
  const isOne =
    bare === typed && /^\p{Ll}/u.test(bare) && isPersonNoun(typed.split(' ').at(-1) ?? '');
  const determiner = determinerBefore.exec(before)?.[1]?.replace(/^an$/, 'a');
  const person =
    determiner === 'a' || determiner === undefined ? withArticle(bare) : `${determiner} ${bare}`;
  const whole = (key === 'who' && isOne ? person : typed).replace(
    /^(?:his|her|their) /,
    '{P.their} ',
  );
  const isName = /^\p{Lu}/u.test(bare);
  const the = isName || (bare === typed && !isOne) ? bare : `the ${bare}`;
  return [
    [key, whole],
    [upperFirst(key), upperFirst(whole)],
    [`${key}.bare`, bare],
    [`${key}.the`, the],
    [`${upperFirst(key)}.the`, upperFirst(the)],
  ];
}

/** The idea without the words that rows tell. */
export const withoutTold = (idea: string, told: readonly string[]): string =>
  told
    .map((part) => part.match(/[\p{L}'-]+/gu) ?? [])
    .filter(({ length }) => length > 0)
    .reduce(
      (rest, words) => rest.replace(new RegExp(words.join(String.raw`[^\p{L}]+`), 'iu'), ' '),
      idea.normalize('NFC').replaceAll(/[\u2018\u2019]/g, "'"),
    );

const textsOf = (item: AskedDeparture): readonly string[] => [
  ...item.event,
  ...[item.concept, item.want, item.bond, item.hook, item.look, item.manner].flat().map(rowText),
];

const textsOfWoven = (woven: Woven | undefined): readonly string[] =>
  [woven?.story, woven?.want, woven?.look, woven?.manner, woven?.bond]
    .flatMap((rows) => rows ?? [])
    .map(rowText);

/** Letters, hyphens and apostrophes of an idea, with a comma for each other mark. */
const plainIdea = (idea: string): string =>
  idea
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/ ?[.;:!?()]+(?= |$)/g, ',')
    .replaceAll(/[^\p{L}',-]+/gu, ' ')
    .replaceAll(/ - /g, ', ')
    .replaceAll(/,(?: ?,)*/g, ',')
    .trim();

/** Gives the names of an idea their capitals. */
type Names = (text: string) => string;

function namesIn(idea: string): Names {
  const words = idea.match(/(?<=[\p{L},] )\p{Lu}[\p{L}'-]+/gu) ?? [];
  const names = new Map(words.map((word) => [word.toLowerCase(), word]));
  return (text) => text.replaceAll(/[\p{L}'-]+/gu, (word) => names.get(word) ?? word);
}

interface Found {
  readonly departure: AskedDeparture;
  readonly said: string;
  readonly from: number;
  /** All the parts of the idea that its rows tell besides. */
  readonly also: readonly Part[];
}

interface Part {
  readonly said: string;
  readonly from: number;
}

const patternsOf = (item: AskedDeparture): readonly RegExp[] => [
  ...(item.asked instanceof RegExp ? [item.asked] : (item.asked ?? [])),
  ...(item.tells ?? []),
];

const alsoTold = (item: AskedDeparture, text: string): readonly Part[] =>
  patternsOf(item).flatMap((pattern) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ said: match[0], from: match.index }];
  });

function foundBy(item: AskedDeparture, words: Words, { said, from }: Part, text: string): Found {
  const usual = Object.entries(item.usual ?? {}).flatMap(([key, word]) => formsOf(key, word, ''));
  const all: Words = { ...Object.fromEntries(usual), ...words };
  const kin = all['kin'] ?? groupOf(all['what.bare'] ?? '');
  return { departure: filled(item, { ...all, kin }), said, from, also: alsoTold(item, text) };
}

/** A phrase that can follow "is": "cursed with bad luck". */
const participle = /^(?:cursed|hexed|jinxed|doomed|condemned)\b/;

/** "Does not want to be a hero" asks for no hero. */
const isDenied = /(?:n't|\bnot|\bnever)(?: [\p{L}-]+)? $/u;

const possessive = /\b(?:his|her|their) (?:own )?$/u;

/** A noun that the idea calls the character's own: `their axe` of "her axe". */
const ownOf = (item: AskedDeparture, noun: string, before: string): string =>
  item.isOwn === true && possessive.test(before) ? `their ${noun}` : noun;

function formsIn(
  item: AskedDeparture,
  key: string,
  word: string,
  { phrase, names }: { phrase: string; names: Names },
): [string, string][] {
  const before = phrase.slice(0, phrase.lastIndexOf(word));
  return formsOf(key, ownOf(item, names(word), before), before);
}

function foundIn(item: AskedDeparture, text: string, names: Names): Found | undefined {
  const patterns = item.asked instanceof RegExp ? [item.asked] : (item.asked ?? []);
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null || item.unlessWhat?.test(match[0]) === true) continue;
    if (isDenied.test(text.slice(0, match.index))) continue;
    const given = Object.entries(match.groups ?? {}).flatMap(([key, word]) =>
      typeof word === 'string' ? formsIn(item, key, word, { phrase: match[0], names }) : [],
    );
    const words = Object.fromEntries(given);
    const said = participle.test(match[0]) ? `is ${names(match[0])}` : undefined;
    const part = { said: match[0], from: match.index };
    return foundBy(item, said === undefined ? words : { ...words, said }, part, text);
  }
  return undefined;
}

const contentOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}'-]{3,}/gu) ?? [];

/** Whether rows tell the clause already: most of its words are in the phrases that have been found. */
function isFound({ said }: PersonFacet, found: readonly Found[]): boolean {
  const told = new Set(
    found.flatMap((one) => [one, ...one.also]).flatMap((part) => contentOf(part.said)),
  );
  const words = contentOf(said);
  return words.filter((word) => told.has(word)).length * 2 >= words.length;
}

/** Whether a clause is about another person: "searching for the one who sold her". */
function isOfOther({ said }: PersonFacet, text: string): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(said.toLowerCase())));
  const other = /(?:an?|the|those|someone|his|her|their)(?: [\p{L}-]+)? (?:who|that) $/u.exec(
    before,
  );
  return other !== null && other.index > 3;
}

/** The departure with the first clause of its kinds that no other rows tell. */
function foundByFacet(
  item: AskedDeparture,
  facets: readonly PersonFacet[],
  found: readonly Found[],
  text: string,
): Found | undefined {
  const facet = facets.find(
    ({ kind, said, what }) =>
      item.facets?.includes(kind) &&
      item.unlessWhat?.test(what) !== true &&
      // "Expelled" is no past of a "pelled".
      !/^is ex\p{Ll}/u.test(kind === 'former' ? said : '') &&
      // "Retired" is a state, which other rows tell better.
      !(said.startsWith('is a former ') && found.length > 0),
  );
  if (facet === undefined || isFound(facet, found) || isOfOther(facet, text)) return undefined;
  const { what, said } = facet;
  const whole =
    item.isOwn === true && !/^(?:\p{Lu}|\p{L}+'s |all |some |both |every)/u.test(what)
      ? what.replace(/^(?!(?:an?|the|his|her|their) )/, 'their ')
      : what;
  const words = [...formsOf('what', whole, ''), ...formsOf('who', what, '')];
  return foundBy(item, { ...Object.fromEntries(words), said }, { said, from: -1 }, text);
}

const overlap = (one: Part, other: Part): boolean =>
  one.from >= 0 &&
  other.from >= 0 &&
  one.from < other.from + other.said.length &&
  other.from < one.from + one.said.length;

/** Words of a noun that say of what people or class a character is, and not what trade. */
const kindWords: ReadonlySet<string> = new Set([
  ...otherSpecies,
  ...[speciesWords, classWords].flatMap((words) =>
    Object.entries(words).flatMap(([word, others]) => [word, ...others]),
  ),
]);

/** Nouns of people that are no work, or of which every character is one. */
const noTrade =
  /^(?:(?:wo)?m[ae]n|girl|boy|person|people|character|hero(?:ine)?|adventurer|fellow|guy|lady|someone|kid|child|friend|member|acolyte|criminal|sage|orphan|giant|noble|human|elf|dwarf|halfling|gnome|orc|goliath|dragonborn|tiefling|drow|prince|princess|king|queen|half-\p{L}+|[\p{L}-]+kin)$/u;

const isBody = (word: string): boolean => bodies.some(({ words }) => words.includes(word));

/** The departure for a trade of which no other rows tell, or undefined. */
function foundByTrade(noun: string, text: string): Found | undefined {
  const item = departuresOfIdeas.find(({ isOfAnyTrade }) => isOfAnyTrade === true);
  const words = noun.split(' ').filter((word) => !kindWords.has(word));
  const last = words.at(-1) ?? '';
  if (item === undefined || !isPersonNoun(last) || noTrade.test(last) || isBody(last)) {
    return undefined;
  }
  const said = words.join(' ');
  return foundBy(item, Object.fromEntries(formsOf('who', said, '')), { said, from: -1 }, text);
}

/** The departure of all characters that an idea asks for by name. */
function namedDepartureOf(
  text: string,
  isExcluded: (text: string) => boolean,
): { departure: Departure; said: string } | undefined {
  for (const [asked, id] of departuresAskedByName) {
    const match = asked.exec(text);
    const departure = match === null ? undefined : allDepartures.find((item) => item.id === id);
    if (match === null || departure === undefined || departure.event.some(isExcluded)) continue;
    return { departure, said: match[0] };
  }
  return undefined;
}

/**
 * The life that tells most of what an idea says, or undefined if nothing does. The first departure that fits leads, and
 * the others that fit the rest of the idea are woven in.
 * @param isExcluded whether the lines of the campaign forbid a text
 */
export function askedLifeOf(
  idea: string,
  isExcluded: (text: string) => boolean,
): AskedLife | undefined {
  const text = plainIdea(idea);
  const names = namesIn(idea);
  const exclusions = { matches: isExcluded, allows: (row: Row) => !isExcluded(rowText(row)) };
  // What an idea says of a thing is nothing that a character does.
  const isThing = ideaThingOf(idea, exclusions)?.sort === 'thing';
  const person = isThing ? undefined : personFacetsOf(idea, exclusions);
  const facets = person?.facets ?? [];
  const found: Found[] = [];
  for (const item of departuresOfIdeas) {
    const match =
      text === ''
        ? undefined
        : (foundIn(item, text, names) ?? foundByFacet(item, facets, found, text));
    if (match === undefined) continue;
    const overlaps = (other: Found): boolean =>
      [other, ...other.also].some((part) => overlap(part, match));
    if (found.some(overlaps)) continue;
    const hasLead = found.some(({ departure }) => departure.isTrait !== true);
    const isSecond = hasLead || (found.length > 0 && match.departure.isTrait === true);
    if (isSecond && match.departure.woven === undefined) continue;
    const texts = isSecond ? textsOfWoven(match.departure.woven) : textsOf(match.departure);
    if (!texts.some(isExcluded)) found.push(match);
  }
  const told = found.find(({ departure }) => departure.isTrait !== true) ?? found[0];
  const named =
    told === undefined || told.departure.isTrait === true || told.from < 0
      ? namedDepartureOf(text, isExcluded)
      : undefined;
  const ofTrade =
    told === undefined && named === undefined && person !== undefined
      ? foundByTrade(person.trade, text)
      : undefined;
  const first = told ?? (ofTrade?.departure.event.some(isExcluded) === true ? undefined : ofTrade);
  const others = found.filter((item) => named !== undefined || item !== first).slice(0, mostWoven);
  const departure = named?.departure ?? first?.departure;
  if (departure === undefined) return undefined;
  // Rows for any clause of a kind only repeat it.
  const ofWords = found.filter(({ from }) => from >= 0);
  return {
    departure,
    ofIdea: named === undefined ? first?.departure : undefined,
    woven: others.flatMap((other) => other.departure.woven ?? []),
    told: [
      named === undefined ? '' : named.said,
      ...ofWords
        .filter((item) => item === first || others.includes(item))
        .flatMap(({ said, also }) => [said, ...also.map((part) => part.said)]),
    ],
    ofPhrases: found.filter(({ from }) => from >= 0).map(({ said }) => said),
  };
}
