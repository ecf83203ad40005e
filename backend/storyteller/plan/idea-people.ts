import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isCreatureNoun } from './foe.ts';
import {
  isPluralWord,
  pluralOf,
  pronounsIn,
  singularOf,
  type SaidWords,
  type Told,
} from './matter-words.ts';

/** Noun phrases of an idea that name people, for the readers of ideas about the missing and the captured. */

const preamble =
  /^(?:(?:i want|we want|please|write|give me|an? (?:quest|adventure|story|tale|plot)) )+(?:about |with |where |in which |to )?/;

export interface Clauses {
  /** The first clause in lower case. */
  readonly main: string;
  /** The other clauses as they follow the first: `but the ritual is tomorrow`. */
  readonly more: string | undefined;
}

/** @param typed the idea as it was typed; untrusted */
export function clausesIn(typed: string): Clauses | undefined {
  const text = typed
    .toLowerCase()
    .replaceAll(/[\u2019\u2018`]/gu, "'")
    .replace(/[.!?\s]+$/, '')
    .replaceAll(/[^\p{L}\p{N}' ,;:.-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(preamble, '');
  if (text.length < 6 || text.length > 120) return undefined;
  const [, main = '', joint = '', rest = ''] =
    /^(.+?)(?:[,;:.] ?(?:(and|but|so|because|while) )?| (but|because|although) | (?:and) (?=(?:now|nobody|no one|everyone|only|the party)\b))(.+)$/u
      .exec(text)
      ?.filter((_, index) => index !== 3) ?? [];
  if (main === '') return { main: text, more: undefined };
  const word = joint || (/ (but|because|although) /.exec(text.slice(main.length))?.[1] ?? 'and');
  const isClause =
    / /.test(rest) && /\b(?:is|are|was|were|has|have|had|can|will|must|\p{L}{3,}s)\b/u.test(rest);
  return { main, more: isClause ? `${word} ${forParty(rest)}` : undefined };
}

/** "My" and "us" are the words of a player. */
const forParty = (text: string): string =>
  text
    .replaceAll(/\b(?:my|our|your) /g, 'the ')
    .replaceAll(/\b(?:us|me|you)\b/g, 'the party')
    .replaceAll(/\b(?:we|i) (?=(?:have|must|need|owe|are)\b)/g, 'the party ');

/** Nouns of a group, with a noun for those who belong to it. */
const groups: ReadonlyMap<string, string> = new Map([
  ['village', 'villagers'],
  ['hamlet', 'villagers'],
  ['town', 'townsfolk'],
  ['city', 'citizens'],
  ['settlement', 'settlers'],
  ['colony', 'settlers'],
  ['outpost', 'soldiers'],
  ['garrison', 'soldiers'],
  ['patrol', 'soldiers'],
  ['platoon', 'soldiers'],
  ['regiment', 'soldiers'],
  ['expedition', 'explorers'],
  ['survey team', 'explorers'],
  ['party', 'adventurers'],
  ['caravan', 'travellers'],
  ['convoy', 'travellers'],
  ['crew', 'sailors'],
  ['congregation', 'worshippers'],
  ['troupe', 'players'],
  ['choir', 'singers'],
  ['class', 'pupils'],
  ['orphanage', 'orphans'],
]);

const plainPeople =
  /^(?:people|folk|townsfolk|townspeople|villager|child|kid|teen|man|woman|person|youth|orphan|boy|girl|citizen|inhabitant|resident|captive|prisoner|hostage|slave|victim|survivor|traveler|traveller|local|commoner|homeless|everyone|everybody|prey|elf|dwarf|gnome|halfling|human|goblin|kobold|orc|tiefling|merfolk|friend|companion|comrade|ally)$/;
const babies = /^(?:baby|infant|newborn|toddler|foundling)$/;
const babyBefore = /\b(?:baby|infant|newborn) /;

const isPerson = (noun: string): boolean =>
  plainPeople.test(noun) ||
  (isPersonNoun(noun) &&
    noun !== 'soul' &&
    !/^(?:thing|beast|place|site)$/.test(ideaNouns.get(noun) ?? ''));

export interface People {
  /** As the idea says it, with an article: `a whole halfling village`. */
  readonly phrase: string;
  readonly count: 'one' | 'many';
  readonly isBaby: boolean;
  /** Whether the noun is one group, as in "the patrol has". */
  readonly isGroup: boolean;
  /** The noun in the singular, by which a plot is found. */
  readonly noun: string;
  /** What they are called in the story: `the halfling villagers`. */
  readonly it: string;
  /** Of one person: `duke's daughter`. */
  readonly role: string;
}

const quantity =
  /^(?:(?:all|half|most|both|some|many|several|more|dozens|hundreds|scores)(?: of)? |(?:an?|the) (?:group|band|team|party|number|handful|bunch|ship|boat|wagon|shipload|caravan|crew|company|family|class)(?: full)? of |(?:the|an?) (?:people|folk|inhabitants|population|residents) of (?=(?:an?|the|our|my) (?:\p{L}+ ){0,2}(?:village|town|hamlet|city)))/u;

/** The people whom a noun phrase names, or undefined if it names no people. */
export function peopleIn(typed: string): People | undefined {
  const phrase = forParty(typed.trim());
  const bare = phrase
    .replace(quantity, '')
    .replace(quantity, '')
    .replace(/^(?:the|an?|his|her|their|its|two|three|four|five|six|seven|every|each) /, '')
    .replace(/^(?:whole|entire|few|other|local) /, '');
  const [core = ''] = bare.split(/ (?:of|from|in|into|on|at|who|that|near|under|to|beyond) /);
  const words = core.split(' ');
  if (words.length > 4 || /^(?:and|or|to|it|him|them|her)$/.test(core)) return undefined;
  if (words.some((word) => /^(?:and|or|to|by|with|is|are|was|were|has|have)$/.test(word))) {
    return undefined;
  }
  const head = words.at(-1) ?? '';
  const noun = singularOf(head);
  const member = groups.get(head);
  const isGroup = member !== undefined || noun === 'family' || noun === 'population';
  if (!isGroup && !isPerson(noun) && !babies.test(noun)) return undefined;
  const isMany =
    isGroup ||
    isPluralWord(head) ||
    /^(?:people|folk|\p{L}+folk|everyone|everybody|homeless|prey)$/u.test(head);
  const isBaby = babies.test(noun) || babyBefore.test(`${core} `);
  const before = words
    .slice(0, -1)
    .filter(
      (word) =>
        !/^(?:missing|lost|kidnapped|captured|abducted|captive|enslaved|imprisoned|stolen|trapped|innocent|young|adventuring|whole|entire|small)$/.test(
          word,
        ) && !/'s?$/.test(word),
    );
  const called =
    member ??
    (head === 'everyone' || head === 'everybody' || head === 'population' ? 'people' : head);
  const extra =
    member === undefined
      ? before.slice(-1)
      : before.slice(-1).filter((word) => isCreatureNoun(word) || isPerson(word));
  return {
    phrase: /^(?:the|an?|his|her|their|its) /.test(phrase) || isMany ? phrase : `the ${phrase}`,
    count: isMany ? 'many' : 'one',
    isBaby,
    isGroup: isGroup && !/^(?:half|most|all|both|some|many|several|dozens|hundreds) /.test(phrase),
    noun: isBaby ? 'baby' : isGroup ? 'people' : noun,
    it: `the ${[...extra, called].join(' ')}`,
    role: core.replace(
      /^(?:missing|lost|kidnapped|captured|abducted|captive|imprisoned|stolen) /,
      '',
    ),
  };
}

const bands =
  /^(?:coven|cult|gang|guild|tribe|crew|clan|circus|order|church|army|horde|band|pack|court|company|fey|fairies|drow|duergar|yuan-ti|flayers?|raiders?|slavers?|empire|legion|kidnappers?|enemy|monsters?|creatures?|beasts?|sahuagin|illithids?|githyanki|fiends?|spirits?|ghosts?|aliens?)$/;

export interface Doer {
  readonly noun: string;
  readonly isPlural: boolean;
  /** With an article, as the subject of a sentence. */
  readonly subject: string;
}

const pluralBands = /^(?:fey|drow|duergar|yuan-ti|sahuagin|githyanki|fairies)$/;

/** Those who do it, as a noun phrase; undefined for a word that names no one, as "someone". */
export function doerIn(typed: string): Doer | undefined {
  const phrase = forParty(typed.trim()).replace(
    /^(?:some|many|several|two|three|the local|a band of|a group of|a gang of|a pack of|a tribe of) (?=[\p{L} -]+s$)/u,
    '',
  );
  const bare = phrase.replace(/^(?:an?|the|some|evil|their|his|her|its) /, '');
  const words = bare.split(' of ')[0]?.split(' ') ?? [];
  const head = words.at(-1) ?? '';
  const owners = words.at(-2)?.replace(/'s?$/, '') ?? '';
  // "From a goblin camp" says who holds them.
  const isHome =
    /^(?:camp|fort|fortress|lair|den|cave|caves|stronghold|warren|ship|castle|hideout|tunnels|tower|village|nest)$/.test(
      head,
    );
  if (isHome && (isCreatureNoun(owners) || isPersonNoun(owners))) {
    const noun = `the ${owners === 'drow' ? owners : pluralOf(owners)}`;
    return { noun, isPlural: true, subject: noun };
  }
  const isKnown =
    isPersonNoun(singularOf(head)) || isCreatureNoun(singularOf(head)) || bands.test(head);
  if (!isKnown || words.length > 4) return undefined;
  if (/\b(?:is|are|was|were|has|have|and|who|that|to|by|before|from|in)\b/.test(bare)) {
    return undefined;
  }
  const isPlural = isPluralWord(head) || pluralBands.test(head);
  const isNamed = /^(?:an?|the) /.test(phrase);
  return {
    noun: `the ${bare}`,
    isPlural,
    subject: isPlural || isNamed ? phrase : `a ${bare}`,
  };
}

export const saidWords = (
  nouns: readonly string[],
  says: string,
  task = '',
  object = '',
): SaidWords => ({
  task,
  nouns,
  says,
  object,
});

/** A matter about several people who have gone. */
export const ofMany = (words: string, it: string, fact: string, said: SaidWords): Told => ({
  sort: 'being',
  words,
  fact,
  it,
  isPlural: true,
  role: '',
  pronouns: undefined,
  sides: undefined,
  state: 'gone',
  said,
});

/** A matter about one person who has gone. */
export const ofOnePerson = (words: string, role: string, fact: string, said: SaidWords): Told => ({
  sort: 'crime',
  words,
  fact,
  it: 'the disappearance',
  isPlural: false,
  role,
  pronouns: pronounsIn(role.split(' '), role.split(' ').at(-1) ?? ''),
  sides: undefined,
  state: 'gone',
  crime: 'missing',
  said,
});
