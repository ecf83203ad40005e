import { auxiliaries, clauseVerbs } from '../tables/matters/idea-grammar.ts';
import {
  baseOfVerb,
  happenings,
  isBaseVerb,
  isThirdVerb,
  taskVerbs,
} from '../tables/matters/said-words.ts';
import {
  furtherNouns,
  groupWords,
  massNouns,
  setPhrases,
  uniqueNouns,
  uniqueWords,
} from '../tables/matters/typed-nouns.ts';
import { isTitle } from './idea-case.ts';
import { isKnownNoun } from './known-nouns.ts';
import { isPluralWord, stops } from './matter-words.ts';
import { isMonsterNoun } from './monster-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';

/** Where a noun phrase stands: the subject, what a task is about, what is done to it, after "is" or after a preposition. */
type Role = 'subject' | 'task' | 'object' | 'is' | 'of' | 'place';

/** With one of these, an idea has its articles, or names no single thing. */
const article =
  /(?:^|[^\p{L}'-])(?:an?|the|my|our|your|his|her|their|its|some|this|that one|these|those)(?=$|[^\p{L}'-])/iu;

const first =
  /^(?:i|we|you|they|he|she|it|him|them|us|me|every|each|no|all|any|both|many|more|most|other|another|one|two|three|four|five|six|seven|eight|nine|ten|not|never|only|just|who|what|why|how|when|where|whether|that|which|if|there|here|somebody|someone|something|nobody|everyone)$/;
const conjunctions = /^(?:and|or|but|because|while|so|then|until|when|if|than|as)$/;
const places =
  /^(?:in|on|at|from|to|into|under|near|through|over|across|beneath|inside|outside|behind|above|below|beyond|around|between|against|towards?|along)$/;
const particles = /^(?:out|up|down|off|away|back|again|together|alone|only|alive)$/;
const adjectives =
  /^(?:family|holy|unholy|deadly|ugly|lovely|friendly|lonely|elderly|early|silly|ghostly|cowardly|melancholy|bully|ally|assembly|belly|lily|homely|godly|kindly)$/;
const be = /^(?:is|are|was|were|be|been|becomes?|became)$/;

interface Word {
  /** As it was typed, with the marks around it. */
  readonly typed: string;
  /** In small letters, without the marks. */
  readonly text: string;
  /** Whether a mark after it ends the phrase. */
  readonly isEnd: boolean;
}

const wordsOf = (idea: string): Word[] =>
  idea.split(' ').map((typed) => ({
    typed,
    text: typed.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
    isEnd: /[^\p{L}']$/u.test(typed),
  }));

const isBoundary = (word: string): boolean =>
  stops.test(word) ||
  places.test(word) ||
  conjunctions.test(word) ||
  auxiliaries.has(word) ||
  particles.test(word) ||
  first.test(word) ||
  (word.endsWith('ly') && !adjectives.test(word));

const isNoun = (word: string): boolean => isKnownNoun(word) || furtherNouns.has(word);
const isPast = (word: string): boolean => clauseVerbs.get(word) === 'past';
const isParticiple = (word: string): boolean =>
  word.endsWith('ed') || word.endsWith('en') ? baseOfVerb(word) !== '' : isPast(word);

/** Whether a word is a verb that follows a singular; the "attacks" on a village are none. */
const isThird = (words: readonly Word[], index: number): boolean => {
  const word = words[index]?.text ?? '';
  const isNamed =
    happenings.has(word.replace(/s$/, '')) && /^(?:on)?$/.test(words[index + 1]?.text ?? '');
  return isThirdVerb(word) && !isNoun(word) && !isNamed;
};

/** Whether a word after a noun is the verb of a clause, and no further noun. */
function isVerb(words: readonly Word[], index: number, role: Role): boolean {
  const word = words[index]?.text ?? '';
  const before = words[index - 1]?.text ?? '';
  const after = words[index + 1]?.text ?? '';
  if (!isNoun(before)) return false;
  if (word.endsWith('ing')) return baseOfVerb(word) !== '' && !furtherNouns.has(word);
  if (isParticiple(word)) return after === '' || isBoundary(after) || role === 'subject';
  // "Goblin attacks" is what a task is about, and "a goblin attacks" is a clause.
  if (role !== 'subject') return false;
  return isThird(words, index) || (isBaseVerb(word) && isPluralWord(before) && !isNoun(word));
}

/** The index after the last word of the noun phrase that begins at an index. */
function endOf(words: readonly Word[], from: number, role: Role): number {
  for (let index = from; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || word.text === '' || isBoundary(word.text)) return index;
    if (index > from && isVerb(words, index, role)) return index;
    if (word.isEnd) return index + 1;
  }
  return words.length;
}

/** The article that a noun phrase lacks, with a space after it; empty if it lacks none. */
function articleFor(words: readonly Word[], from: number, end: number, role: Role): string {
  const phrase = words.slice(from, end);
  const [opening] = phrase;
  const owner = phrase.findIndex(({ text }) => text.endsWith("'s"));
  const own = owner < 0 ? phrase : phrase.slice(0, owner + 1);
  const head = (own.at(-1)?.text ?? '').replace(/'s$/, '');
  if (opening === undefined || head === '') return '';
  if (phrase.length === 1 && groupWords.has(head) && role !== 'is') return 'the ';
  // A name, or a number in figures.
  const isName = own.some(
    ({ typed }, index) => from + index > 0 && /^[^\p{L}]*\p{Lu}/u.test(typed),
  );
  if (isName || massNouns.has(head) || !isNoun(head) || isPluralWord(head)) return '';
  const before = words[from - 1]?.text ?? '';
  if (setPhrases.has(`${before}-${opening.text}`)) return '';
  const of = words[end]?.text === 'of' && (role === 'task' || role === 'object');
  const isOne =
    uniqueNouns.has(head) || (uniqueWords.has(opening.text) && role !== 'subject' && role !== 'is');
  const isPlaceOfAll = role === 'place' && !isPersonal(head);
  if (isOne || of || isPlaceOfAll) return 'the ';
  return /^[aeiou]/.test(opening.text) ? 'an ' : 'a ';
}

/** Whether a noun names one who acts: of such, a story can have several. */
const isPersonal = (noun: string): boolean => isPersonNoun(noun) || isMonsterNoun(noun);

/** Whether an idea begins with what is to be done: "guard" in "guard captain betrays king" does not. */
function isTask(words: readonly Word[]): boolean {
  const [verb = '', object = '', next = ''] = words.map(({ text }) => text);
  if (!taskVerbs.has(verb) || auxiliaries.has(object) || object === '') return false;
  if (happenings.has(object) || /^(?:mission|party|quest|job|contract)$/.test(object)) return false;
  return !(auxiliaries.has(next) || (isThird(words, 2) && isNoun(object)));
}

/** What begins after a word that is no part of a noun phrase. */
function roleAfter(words: readonly Word[], index: number): Role | undefined {
  const { text = '', isEnd = false } = words[index] ?? {};
  const next = words[index + 1]?.text ?? '';
  if (be.test(text)) return 'is';
  const isNext = isBaseVerb(next) && (!isNoun(next) || taskVerbs.has(next));
  if (/^(?:to|and|or)$/.test(text) && isNext && index + 2 < words.length) return undefined;
  if (places.test(text)) return 'place';
  if (stops.test(text) && !/^wh|^that$/.test(text)) return 'object';
  if (/^(?:and|or)$/.test(text)) return 'object';
  if (conjunctions.test(text) || isEnd) return 'subject';
  return auxiliaries.has(text) || baseOfVerb(text) === '' ? undefined : 'object';
}

/** Whether the words from an index say what the subject before them does. */
const isClauseAt = (words: readonly Word[], index: number): boolean => {
  const word = words[index]?.text ?? '';
  return (
    auxiliaries.has(word) || /^(?:who|that|which|whose)$/.test(word) || baseOfVerb(word) !== ''
  );
};

/**
 * An idea that was noted down without articles, with them: "find lost sword of king in swamp". An idea that has one
 * somewhere stays as it is, and so does a noun that stands alone.
 */
export function withTypedArticles(idea: string): string {
  const words = wordsOf(idea.trim().replaceAll(/\s+/g, ' '));
  if (article.test(idea) || words.length < 3 || isTitle(idea)) return idea;
  const written: string[] = [];
  let role: Role | undefined = isTask(words) ? undefined : 'subject';
  if (role === undefined) written.push(words[0]?.typed ?? '');
  let isTaskOpen = role === undefined;
  for (let index = written.length; index < words.length;) {
    const { text = '', typed = '' } = words[index] ?? {};
    const own: Role | undefined = isTaskOpen ? 'task' : role;
    if (isBoundary(text) || own === undefined) {
      written.push(typed);
      role = roleAfter(words, index);
      isTaskOpen &&= particles.test(text);
      index += 1;
      continue;
    }
    const end = Math.max(endOf(words, index, own), index + 1);
    const isWhole = own !== 'subject' || isClauseAt(words, end);
    const lacking = isWhole ? articleFor(words, index, end, own) : '';
    const phrase = words.slice(index, end).map((word) => word.typed);
    written.push(
      index === 0 && lacking !== '' ? begun(lacking, phrase) : lacking + phrase.join(' '),
    );
    role = words[end - 1]?.isEnd === true ? 'subject' : undefined;
    isTaskOpen = false;
    index = end;
  }
  return written.join(' ');
}

/** The first words of an idea with an article, which has their capital. */
const begun = (lacking: string, phrase: readonly string[]): string => {
  const text = phrase.join(' ');
  const isCapital = /^\p{Lu}\p{Ll}/u.test(text);
  return isCapital
    ? `${lacking[0]?.toUpperCase() ?? ''}${lacking.slice(1)}${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`
    : `${lacking}${text}`;
};
