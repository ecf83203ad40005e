import { foldName } from './fold.ts';

/** The words of a search. A search finds the items whose plain name contains all its words. */
export const searchWords = (text: string): readonly string[] => [
  ...new Set(
    foldName(text)
      .split(' ')
      .filter((word) => word !== ''),
  ),
];

export const isFound = (foldedName: string, words: readonly string[]): boolean =>
  words.every((word) => foldedName.includes(word));
