import { bandNouns, pluralNouns, vagueNouns } from '../tables/matters/idea-grammar.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isListedPerson, isPersonNoun } from '../tables/person-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { isCreatureNoun } from './foe.ts';
import { broken, determiners, isPluralWord, singularOf, stops, type Told } from './matter-words.ts';

/** What ends the object of a command: "steal the hoard while the dragon sleeps". */
export const clauses =
  / (?:while|during|before|without|because|so that|when|after|until|and|but|on the night|at night|in the night|in order) .*$/;

const groups =
  /^(?:guild|cult|order|gang|clan|tribe|crew|army|court|company|family|house|cartel|league|brotherhood|sisterhood|coven|circle|council|watch|church)$/;
/** Those who have a camp or a lair, and no house with a door. */
const wild =
  /^(?:dragon|wyvern|wyrm|drake|ogre|orc|goblin|hobgoblin|bugbear|kobold|gnoll|troll|giant|cyclops|minotaur|harpy|centaur|lizardfolk|bandit|brigand|outlaw|highwayman|raider|pirate|griffon|griffin|hydra|naga|sphinx|hag|medusa|beholder|sahuagin|trogdolyte|troglodyte)$/;
/** Rooms in which money is kept, and not houses. */
export const rooms = /^(?:vault|safe|treasury|strongroom|strong-room|cellar)$/;
/** Houses that have an owner who can be met. */
export const owned =
  /^(?:casino|tavern|inn|museum|gallery|circus|arena|theatre|mint|brewery|shop|bank)$/;
export const houses =
  /^(?:mansion|villa|estate|mint|train|caravan|townhouse|palace|museum|gallery|auction)$/;
/** What no one can carry, or what other plots are about. */
const uncarried =
  /^(?:cure|remedy|medicine|antidote|way|truth|heir|culprit|killer|murderer|proof|evidence|clue|shadow|dream|name|face|soul|memory|year|child|baby|people|person|home|job|victim|survivor|source|cause|reason|ghost|spirit|identity|debt|loan|traitor|spy|husband|wife)$/;
export const openers = '(?:is|are|was|were|gets?|got|has been|have been|had been)';

const definite = (text: string): string =>
  text
    .replaceAll(/\b(?:an?|some|my|our|their|his|her) (?=\p{L})/gu, 'the ')
    .replace(/^(?!the )/, 'the ');

export interface Phrase {
  it: string;
  head: string;
  owner: string;
  isPlural: boolean;
  /** What stands after the noun: `of a corrupt banker`, `at the bottom of a lake`. */
  rest: string;
}

/** "A casino run by a beholder", "a museum guarded by golems". */
const participle = /^(?:run|held|kept|built|made|sunk|\p{L}{3,}(?:ed|en|wn))$/u;

/** Who has a house: "of a banker", "run by a beholder". */
export const ofOwner = /^(?:of|(?:run|owned|held|kept|ruled|led|managed|controlled) by) (.+)$/;

/** The first noun phrase of a text, with all that describes the noun. */
export function phraseIn(text: string): Phrase {
  const words = text.split(' ');
  const found = words.findIndex(
    (word, index) =>
      index > 0 &&
      (stops.test(word) ||
        /^(?:that|which|who|whose)$/.test(word) ||
        (index > 1 && participle.test(word) && words[index + 1] === 'by')),
  );
  const end = found < 0 ? words.length : found;
  const own = words.slice(determiners.test(words[0] ?? '') ? 1 : 0, end);
  const ownerAt = own.findLastIndex((word) => /(?:'s|s')$/.test(word));
  const noun = own.slice(ownerAt + 1);
  const head = noun.at(-1) ?? '';
  const described = noun
    .slice(0, -1)
    .filter((word) => !broken.test(word) && !determiners.test(word));
  return {
    it: ['the', ...described, head].join(' '),
    head: singularOf(head),
    owner: own
      .slice(0, ownerAt + 1)
      .join(' ')
      .replace(/'s?$/, ''),
    isPlural: isPluralWord(head) || pluralNouns.has(head),
    rest: words.slice(end).join(' '),
  };
}

export const isBeing = (noun: string): boolean =>
  bandNouns.has(noun) ||
  isPersonNoun(noun) ||
  isCreatureNoun(noun) ||
  groups.test(noun) ||
  wild.test(noun);

/** Who has a thing: one, whose role is that of A, or many. */
const isListedBeing = (noun: string): boolean =>
  (isListedPerson(noun) || isCreatureNoun(noun)) && !isPlaceNoun(noun);

const capital = (word: string): string =>
  /^(?:of|the|in|on|at)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);

/** A place with its article; without one it has a name. */
export const placeName = (text: string): string =>
  /^(?:an?|the|some|my|our|their|his|her) /.test(text)
    ? definite(text)
    : text.split(' ').map(capital).join(' ');

export function holderOf(
  text: string,
): (Pick<Told, 'lead' | 'leadName' | 'band'> & { noun: string }) | undefined {
  const { it, head, isPlural } = phraseIn(text);
  // "The lich Voruk" has a name, of which the capital is lost.
  const [, rank = '', name = ''] = /^the ([\p{L}-]+) ([\p{L}'-]+)$/u.exec(it) ?? [];
  if (isBeing(rank) && !isBeing(name) && !isPlural && isListedBeing(rank)) {
    return { noun: rank, lead: rank, leadName: name };
  }
  if (!isBeing(head) || isPlaceNoun(head)) return undefined;
  const bare = it.replace(/^the /, '');
  if (groups.test(head)) return { noun: head, lead: `head of ${it}`, band: `the guards of ${it}` };
  return isPlural ? { noun: head, lead: `leader of ${it}`, band: it } : { noun: head, lead: bare };
}

/** Animals that are lost or stolen have plots of their own, unless they do something special. */
const isOrdinaryBeast = ({ head, rest }: Phrase): boolean =>
  ideaNouns.get(head) === 'beast' && !/^(?:that|which|who) /.test(rest);

/** Nouns with the ending of a trade. */
const noTrade =
  /^(?:treaty|charter|letter|ledger|order|dagger|lantern|amber|silver|copper|banner|mirror|altar|beer|timber|leather|paper|ladder|hammer|feather|sceptre|scepter|anchor|armor|razor|pepper|sugar|butter|powder|chamber pot|rudder|poster|folder)$/;

export const isThing = (phrase: Phrase): boolean =>
  (isThingNoun(phrase.head) || noTrade.test(phrase.head)) && !isOrdinaryBeast(phrase);

const isThingNoun = (head: string): boolean =>
  head !== '' &&
  !uncarried.test(head) &&
  !vagueNouns.has(head) &&
  (ideaNouns.get(head) !== 'event' || head === 'harvest') &&
  ideaNouns.get(head) !== 'site' &&
  !isPlaceNoun(head) &&
  (ideaNouns.has(head) || !isBeing(head));

const shared = { pronouns: undefined, sides: undefined } as const;

/** The thing of an idea as the subject of a story. */
export const toldAbout = (
  text: string,
  { it, isPlural }: Pick<Phrase, 'it' | 'isPlural'>,
  rest: Pick<Told, 'fact' | 'family'> & Partial<Told>,
): Told => ({ sort: 'thing', words: text, it, isPlural, role: '', ...shared, ...rest });

export const heistFamily = (noun: string): 'heist' | 'den' => (wild.test(noun) ? 'den' : 'heist');
