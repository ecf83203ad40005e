import type { TextRange } from '../found-parts.ts';
import { longestWords } from '../longest-words.ts';

/** Longer words are found by their beginning. PostgreSQL limits the size of a word. */
const longest = 60;

/** One word without case and accents. Letters that have no accent to remove get their usual spelling. */
const foldWord = (word: string): string =>
  /^[a-z0-9]{1,60}$/.test(word) ? word : foldedSlowly(word);

const foldedSlowly = (word: string): string =>
  [
    ...word
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ''),
  ]
    .slice(0, longest)
    .join('')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');

/** A word of a text: letters and digits with their marks. An apostrophe does not divide it. */
const anyWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** The words of a text in their order, in the form in which the search compares them. */
export const wordsIn = (text: string): string[] =>
  (text.match(anyWord) ?? []).map(foldWord).filter((word) => word !== '');

/** The different words of a text. */
export const searchWords = (text: string): string[] => [...new Set(wordsIn(text))];

/** The words that a search looks up. */
export const wordsToFind = (q: string): string[] => longestWords(searchWords(q));

/** Characters of a snippet before the word that was found. */
const before = 80;

/**
 * The part of a text around the first word that begins with one of the words of a search, at most
 * `length` characters.
 */
export function snippetOf(text: string, words: readonly string[], length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const at = indexOfWords(line, words);
  const from = at <= before ? 0 : line.lastIndexOf(' ', at - before) + 1;
  const start = from === 0 ? '' : '…';
  const rest = line.slice(from);
  if (start.length + rest.length <= length) return start + rest;
  const cut = rest.slice(0, length - start.length - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start}${cut.trimEnd()}…`;
}

/** The index of the first word that begins with one of these; 0 if there is none. */
const indexOfWords = (line: string, words: readonly string[]): number =>
  rangesWithWords(line, words).next().value?.start ?? 0;

/** The ranges of the words of a text that begin with one of the words of a search. */
export function* rangesWithWords(
  text: string,
  words: readonly string[],
): Generator<TextRange, undefined> {
  for (const { 0: word, index } of text.matchAll(anyWord)) {
    const folded = foldWord(word);
    if (words.some((each) => folded.startsWith(each))) {
      yield { start: index, end: index + word.length };
    }
  }
}
