import { letterAndDigits } from './letters-and-digits.ts';
import { isWellKnown, phrasesAt } from './known-phrases.ts';

/** The words of `breached-passwords.ts`, in the form in which they are searched. */
export interface CommonWords {
  /** The common words with which the text begins, each with the bits that a guess of it costs. */
  beginningOf(text: string): readonly { readonly length: number; readonly bits: number }[];
}

const bitsOfClass = [10, 12, 13.5, 14.5];

const endOf = (words: string, start: number): number => {
  const end = words.indexOf(' ', start);
  return end < 0 ? words.length : end;
};

/**
 * The first word that is not before the text. It searches in the text of the list, because splitting the
 * list would take longer than a millisecond.
 */
function firstFrom(words: string, text: string): string {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const start = middle === 0 ? 0 : words.lastIndexOf(' ', middle - 1) + 1;
    const end = endOf(words, start);
    if (words.slice(start, end) < text) from = end + 1;
    else to = start;
  }
  return words.slice(from, endOf(words, from));
}

const shortestWord = 4;
/** No part of a password that is guessed at once is longer. */
const longestPart = 26;

/** @param classes sorted words, separated by spaces, the most common class first */
export const commonWords = (classes: readonly string[]): CommonWords => ({
  beginningOf(text) {
    const found: { length: number; bits: number }[] = [];
    for (const [index, words] of classes.entries()) {
      const longest = Math.min(longestPart, text.length);
      for (let length = shortestWord; length <= longest; length += 1) {
        const part = text.slice(0, length);
        const word = firstFrom(words, part);
        if (word === part) found.push({ length, bits: bitsOfClass[index] ?? 0 });
        // No longer word begins like that, either.
        else if (!word.startsWith(part)) break;
      }
    }
    return found;
  },
});

/** Alphabets, the digits, and rows and columns of keyboards, also those of symbols, in both directions. */
const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'zaq12wsxcde34rfvbgt56yhnmju78ik',
  'qazwsxedcrfvtgbyhnujmikolp',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'йцукенгшщзхїфівапролджєячсмитьбю',
  '~!@#$%^&*()_+{}|:"<>?',
  "`-=[]\\;',./",
  '!"£$%^&*()_+',
  '°!"§$%&/()=?`',
].flatMap((row) => [row, [...row].toReversed().join('')]);

const letterBits = 4.7;
const digitBits = 3.3;
const symbolBits = 4;
const yearBits = 7;
const sequenceBits = 6;
const repeatBits = 3;
const phraseBits = 8;
const personalBits = 2;
const replacementBits = 2;

const replacements: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** `p@55w0rd` as it is meant. */
const withoutReplacements = (text: string): string =>
  text.replaceAll(/[0134578@$!]/g, (character) => replacements[character] ?? character);

/**
 * Whether a guess of the password costs fewer bits than `enough` for someone who tries common words, names,
 * years, sequences and repetitions first. The bits are those of the cheapest way to put it together from
 * such parts.
 * @param personal words of the user, in lower case, without spaces and marks
 */
export function isGuessedEarly(
  password: string,
  enough: number,
  common: CommonWords,
  personal: readonly string[],
): boolean {
  const others = enough - bitsOfSymbols(password);
  const costsMore = (text: string, bits: number) =>
    cheapestOf(letterAndDigits(text), bits, common, personal) >= bits;
  return (
    isWellKnown(password, withoutReplacements) ||
    !costsMore(password, others) ||
    !costsMore(withoutReplacements(password), others - replacementBits)
  );
}

/** Each different symbol counts, wherever it is. Symbols in the order of a keyboard are one sequence. */
function bitsOfSymbols(password: string): number {
  let rest = [...new Set(password.replaceAll(/[\p{L}\p{N}\s]/gu, ''))];
  let bits = 0;
  while (rest.length > 0) {
    let length = 1;
    while (length < rest.length && isSequence(rest.slice(0, length + 1).join(''))) length += 1;
    const isRow = length >= shortestRun;
    bits += isRow ? sequenceBits : symbolBits;
    rest = rest.slice(isRow ? length : 1);
  }
  return bits;
}

/** The bits of the cheapest way, or of a part of it that costs enough by itself. */
function cheapestOf(
  text: string,
  enough: number,
  common: CommonWords,
  personal: readonly string[],
): number {
  const costs = [0];
  for (let start = 0; start < text.length; start += 1) {
    const before = costs[start] ?? 0;
    // Each way to the end of the text continues from one of these places, so none costs less than the cheapest.
    const least = Math.min(...costs.slice(start).filter((cost) => cost !== undefined));
    if (least >= enough) return least;
    const offer = (length: number, bits: number) => {
      const end = start + length;
      costs[end] = Math.min(costs[end] ?? Number.POSITIVE_INFINITY, before + bits);
    };
    const rest = text.slice(start, start + longestPart);
    offer(1, /^\p{N}/u.test(rest) ? digitBits : letterBits);
    for (const { length, bits } of common.beginningOf(rest)) offer(length, bits);
    for (const word of personal) if (rest.startsWith(word)) offer(word.length, personalBits);
    for (const phrase of phrasesAt(text, start)) offer(phrase.length, phraseBits);
    if (/^(?:19|20)\d\d/.test(rest)) offer(4, yearBits);
    // A repetition can overlap what it repeats, so that a part that is written fifty times is one repetition.
    offerAll(
      text.slice(start),
      (part) => text.indexOf(part) < start,
      (length) => offer(length, repeatBits),
    );
    offerAll(rest, isSequence, (length) => offer(length, sequenceBits));
  }
  return costs[text.length] ?? 0;
}

const isSequence = (part: string): boolean =>
  part === part.charAt(0).repeat(part.length) || sequences.some((row) => row.includes(part));

/** Shorter sequences and repetitions are in every text. */
const shortestRun = 3;

/** Offers the beginnings that are long enough, as long as they fit. */
function offerAll(
  text: string,
  fits: (part: string) => boolean,
  offer: (length: number) => void,
): void {
  for (
    let length = shortestRun;
    length <= text.length && fits(text.slice(0, length));
    length += 1
  ) {
    offer(length);
  }
}
