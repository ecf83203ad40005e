import { moreTownSites } from '../tables/more-town-sites.ts';
import { claimNouns, personNouns } from '../tables/matters/idea-grammar.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { lands } from '../tables/lands/lands.ts';
import { rules } from '../tables/lands/rules.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { publicTownSites } from '../tables/public-town-sites.ts';
import { townSitesForVisitors } from '../tables/town-sites-for-visitors.ts';
import { withArticle } from './idea-phrase.ts';
import { canBeName, isNeverInName, isTitleOfPerson } from './idea-names.ts';
import { isKnownNoun } from './known-nouns.ts';
import { verbAt } from './matter.ts';
import { broken, determiners, isPluralWord, singularOf, stops } from './matter-words.ts';
import { titleForm } from './words.ts';

/** The name that an idea gives to the place or the land that it is about. */
export interface PlaceName {
  /** As it was typed: `Blackwater Keep`, `The Salt Mule`. */
  readonly name: string;
  /** What sort of place it is: `keep`; empty if the idea does not say it. */
  readonly noun: string;
  /** What the idea says besides the name: `a ruined fortress on a lake`; empty if it says nothing. */
  readonly besides: string;
}

const lower = (word: string): string => word.toLowerCase();
const hasCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Nouns after which lands are named: `The Shattered Coast`. */
const landsByName = setOf(
  'kingdom empire republic country nation realm land world region province duchy principality league confederation federation ' +
    'colony continent frontier state union domain territory caliphate sultanate oligarchy democracy dictatorship theocracy ' +
    'magocracy matriarchy tyranny commune hold shire wilderness hell underworld necropolis moon planet city town village ' +
    'border crossroads heaven heavens reef underdark cavern caverns cave caves hollow desert deserts dune dunes sands oasis ' +
    'tundra glacier glaciers north fjord fjords jungle jungles rainforest swamp swamps marsh marshes bog bogs fen fens bayou ' +
    'forest forests wood woods woodland wildwood grove mountain mountains peak peaks highland highlands canyon canyons cliff ' +
    'cliffs crater pass valley steppe steppes plain plains savannah savanna grassland grasslands prairie island islands ' +
    'archipelago isle isles atoll ocean oceans sea seas coast coasts bay lagoon port harbour harbor delta wasteland wastes ' +
    'waste badlands volcano reach marches expanse vale peninsula',
);

/** Whether lands are named after a noun, as a coast or a kingdom is, and a winter is not. */
export const isOfLandNames = (noun: string): boolean =>
  landsByName.has(noun) || landsByName.has(singularOf(noun));

/** Whether a noun names one town, and no land with several. */
export const isCityNoun = (noun: string): boolean =>
  /^(?:city|town|village|port|metropolis|haven|capital|hamlet)$/.test(noun);

/** Nouns of lands, and of what a whole setting can be. */
export const landNouns: ReadonlySet<string> = new Set([
  ...lands.flatMap(({ words }) => words),
  ...landsByName,
  ...setOf(
    'age era plane school university academy prison tower wall labyrinth court fleet train ship',
  ),
]);

const siteWords: ReadonlySet<string> = new Set([
  ...[...townSitesForVisitors, ...publicTownSites, ...moreTownSites].flatMap(({ words }) => words),
  'falls',
]);

/** Whether a noun names a place: `keep`, `ruins`, `realm`. */
const isSite = (word: string): boolean =>
  [lower(word), singularOf(lower(word))].some(
    (noun) =>
      isPlaceNoun(noun) ||
      ideaNouns.get(noun) === 'site' ||
      siteWords.has(noun) ||
      isOfLandNames(noun),
  );

/** Whether a noun names a person, a being, a thing or an event, and so no place. */
const isNoSite = (word: string): boolean => {
  const noun = singularOf(lower(word));
  return (
    !isSite(word) &&
    (ideaNouns.has(noun) || claimNouns.has(noun) || personNouns.has(noun) || isPersonNoun(noun))
  );
};

/** Nouns that say less than the one before them: `opera house`. */
const vague = /^(?:house|hall|room|office|place|building|ground|yard|works|area|post)$/;

/** Between the words of a name: `Temple of the Moon`, `Fox and Hound`. */
const joiners = /^(?:of|the|and|de|del|la|le|von|van|al)$/;
/** After the noun of a place: `The Keep on the Borderlands`. */
const positions = /^(?:in|on|at|under|beneath|beyond|over|by|near)$/;

/** How many of the words, from the first on, are a name. */
function lengthOfName(words: readonly string[]): number {
  let end = 0;
  for (const [index, word] of words.entries()) {
    const before = words.slice(0, index).filter((one) => hasCapital(one) && lower(one) !== 'the');
    if (hasCapital(word)) end = index + 1;
    else if (index === 0 && word === 'the') continue;
    // "Blackwater Keep in Oruvane" says where the keep is, and "Keep on the Borderlands" is a name.
    else if (!joiners.test(word) && !(positions.test(word) && before.every(isSite))) break;
  }
  return end;
}

/** The noun of a name: `keep` of `Blackwater Keep`, `temple` of `Temple of the Moon`. */
function nounOf(name: readonly string[]): string {
  const end = name.findIndex((word) => word === 'of' || positions.test(word));
  const own = name.slice(0, end < 0 ? undefined : end).map(lower);
  const head = own.at(-1) ?? '';
  const before = own.at(-2) ?? '';
  if (!isSite(head)) return '';
  return vague.test(head) && isKnownNoun(before) ? `${before} ${head}` : head;
}

/** Words for how a story is, which stand alone as an idea: "Steampunk", "Haunted". */
const isAdjective = (word: string): boolean =>
  broken.test(word) ||
  /(?:ful|less|ous|ish|ic|ical|punk|esque|ed)$/.test(word) ||
  [...lands, ...rules].some(({ words }) => words.includes(word));

const isAlone = (word: string): boolean => canBeName(word) && !isAdjective(lower(word));

/** Whether words with capitals are the name of a place, of which no noun says that it is one. */
function isPlainName(words: readonly string[]): boolean {
  const own = words.filter((word) => hasCapital(word) && lower(word) !== 'the');
  const [first = '', second = ''] = own;
  if (words.some(isNeverInName) || isTitleOfPerson(first, second)) return false;
  if (own.length === 1 && own.length === words.length) return isAlone(first);
  const end = words.findIndex((word) => word === 'of' || positions.test(word));
  // "Curse of Strahd" and "Murder at the Mill" are titles of stories, and "Goblin Wedding" is an event.
  const isTitleOfStory = end > 0 && isNoSite(words[end - 1] ?? '');
  const head = singularOf(lower(words.at(-1) ?? ''));
  const isEvent = claimNouns.has(head) || ideaNouns.get(head) === 'event';
  return !isTitleOfStory && !isEvent && verbAt(words.map(lower)) < 0;
}

/** `a keep`, `an inn`, `woods`. */
export const oneOf = (noun: string): string => (isPluralWord(noun) ? noun : withArticle(noun));

const textOf = (words: readonly string[]): string => words.join(' ');

/** "an inn called The Salt Mule": the name, which may have no capitals there. */
function calledIn(clause: string): PlaceName | undefined {
  const [, before = '', after = ''] = /^(.+?) (?:called|named) (.+)$/i.exec(clause) ?? [];
  const described = before.split(' ');
  const words = after.split(' ');
  const stop = described.findIndex((word, index) => index > 0 && stops.test(word));
  // "A tavern where a ghost called Old Tom waits" names the ghost.
  if (after === '' || (stop > 0 && !hasCapital(described.at(-1) ?? ''))) return undefined;
  const head = described.slice(0, stop > 0 ? stop : undefined).at(-1) ?? '';
  if (isNoSite(head) || determiners.test(lower(head))) return undefined;
  const typed = lengthOfName(words);
  const end = words.findIndex(
    (word, index) => index > 0 && (stops.test(word) || /(?:ed|ing)$|^(?:run|kept)$/.test(word)),
  );
  const length = typed > 0 ? typed : end < 0 ? words.length : end;
  const name = textOf(words.slice(0, length));
  return {
    name: typed > 0 ? name : titleForm(name),
    noun: isSite(head) ? lower(head) : '',
    besides: textOf([...described, ...words.slice(length)]),
  };
}

/** "A shabby inn near the docks": whether what follows a name says that it is that of a place. */
function isPlaceDescribed(text: string): boolean {
  const words =
    text
      .split(/[.,;:!?()\n]/, 1)[0]
      ?.trim()
      .split(' ') ?? [];
  const end = words.findIndex((word, index) => index > 0 && stops.test(word));
  const [article = '', ...described] = end < 0 ? words : words.slice(0, end);
  return /^(?:an?|the)$/i.test(article) && isSite(described.at(-1) ?? '');
}

/**
 * "Blackwater Keep", "the Whispering Library where ghosts read": the name at the beginning.
 * @param other what the idea says after a comma
 */
function leadingIn(clause: string, other: string): PlaceName | undefined {
  const words = clause.split(' ');
  const name = words.slice(0, lengthOfName(words));
  const rest = words.slice(name.length);
  const own = name.filter((word) => hasCapital(word) && lower(word) !== 'the');
  const [first = ''] = name;
  if (own.length === 0 || (determiners.test(lower(first)) && lower(first) !== 'the')) {
    return undefined;
  }
  const noun = nounOf(name);
  // "Lighthouse" and "The Lighthouse by the sea" say what it is, and "Blackwater Keep" says its name.
  const isPlain = rest.length === 0 && (isPlainName(name) || isPlaceDescribed(other));
  const isNamed = noun === '' ? isPlain : own.length > 1;
  if (!isNamed) return undefined;
  const isClause = verbAt(['the', noun, ...rest].map(lower)) > 0;
  const described = isClause ? `the ${noun}` : oneOf(noun);
  return {
    name: textOf(name),
    noun,
    besides: rest.length === 0 ? '' : textOf([described, ...rest]),
  };
}

const mostLetters = 60;

/** The name that an idea gives to a place: "Blackwater Keep, a ruined fortress", "an inn called The Salt Mule". */
export function placeNameIn(idea: string): PlaceName | undefined {
  const plain = idea
    .slice(0, 600)
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019`]/g, "'")
    .replaceAll(/[^\p{L}\p{N}\s'.,;:!?()\u2013\u2014-]/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
  const [clause = ''] = plain.split(/[.,;:!?()\n\u2013\u2014]| - /, 1);
  const other = plain.slice(clause.length).replace(/^[\s.,;:!?()\u2013\u2014-]+/, '');
  const found = calledIn(clause.trim()) ?? leadingIn(clause.trim(), other);
  if (found === undefined || found.name.length > mostLetters) return undefined;
  const { besides } = found;
  return {
    ...found,
    besides: besides === '' || other === '' ? besides + other : `${besides}, ${other}`,
  };
}

/** The name that an idea gives to a land or to a city of it: "Westmarch", "The Shattered Coast". */
export function landNameIn(idea: string): PlaceName | undefined {
  const found = placeNameIn(idea);
  if (found === undefined) return undefined;
  const noun = found.noun.split(' ').at(-1) ?? '';
  return isOfLandNames(noun) || (noun === '' && !found.name.includes(' ')) ? found : undefined;
}
