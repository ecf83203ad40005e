import { foldName } from './fold.ts';
import { longestWords } from './longest-words.ts';

/** The words that a search looks up. It finds the items whose plain name contains all of them. */
export const wordsOfName = (text: string): readonly string[] => {
  const words = foldName(text).split(' ');
  return longestWords([...new Set(words.filter((word) => word !== ''))]);
};

export const isFound = (foldedName: string, words: readonly string[]): boolean =>
  words.every((word) => foldedName.includes(word));

/**
 * The rank of a plain name that a search finds: 0 if the name begins with the whole search, 1 if each
 * word begins a word of the name, otherwise 2.
 */
export function rankOfName(foldedName: string, search: string, words: readonly string[]): number {
  if (foldedName.startsWith(foldName(search))) return 0;
  return words.every((word) => ` ${foldedName}`.includes(` ${word}`)) ? 1 : 2;
}
