import type { MatterSort } from '../tables/matters/matter-types.ts';
import { isPluralWord, type SaidWords } from './matter-words.ts';

/** An idea in the words that the readers know, and what they cannot read from these words. */
export interface Order {
  readonly idea: string;
  /** In which words its plot is found, if the new words do not say it. */
  readonly said?: SaidWords;
  /** What is so, if the new words would lose a part of it. */
  readonly fact?: string;
  /** Whether the rule fits many ideas, so that a reader of inquiries comes before it. */
  readonly isGeneral?: boolean;
  /** What the idea is about, if no reader has to find it. */
  readonly told?: {
    readonly sort: MatterSort;
    readonly it: string;
    readonly isPlural?: boolean;
  };
}

export type OrderRule = readonly [
  pattern: RegExp,
  write: (...parts: string[]) => Order | string | undefined,
];

export const order = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'iu');

export const party =
  '(?:(?:the )?(?:party|players?|heroes|adventurers|pcs|characters)|we|you|they)';

export const headOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replace(/ (?:of|in|from|on|with|who|that|under|at|every|each|near) .*$/, '')
    .split(' ')
    .at(-1) ?? '';

export const withArticle = (phrase: string): string =>
  /^(?:an?|the|some|our|my|all|every|\p{L}+'s) /iu.test(phrase) || isPluralWord(headOf(phrase))
    ? phrase
    : `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;

/** The noun phrase of later sentences: `the old mill` of "an old mill in the hills". */
const shortOf = (phrase: string): string => {
  const own = phrase
    .toLowerCase()
    .replace(/^(?:an?|the|some|this|our|my|all|two|three) /u, '')
    .replace(/^.*'s? (?=\p{L})/u, '')
    .replace(
      / (?:of|in|from|on|with|without|who|that|which|where|whose|under|beneath|below|at|near|every|each|to|into|full|during|by|for|and|between|around|about|above|half|sinking|is|has|was|outside|behind) .*$/u,
      '',
    );
  return `the ${own.split(' ').slice(-2).join(' ')}`;
};

/** An order of which the subject is a noun phrase. */
export const toldOf = (
  sort: MatterSort,
  phrase: string,
  fact: string,
  said: SaidWords,
  idea: string = fact,
): Order => {
  const it = shortOf(phrase);
  return { idea, fact, said, told: { sort, it, isPlural: isPluralWord(headOf(it)) } };
};

/** An idea in one line, with straight apostrophes and without the stop at its end. */
export const plainText = (idea: string): string =>
  idea
    .slice(0, 300)
    .normalize('NFC')
    .replaceAll(/[\u2019\u2018`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]+$/, '');
