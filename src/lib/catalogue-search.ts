import { foldName } from './fold.ts';

/** The words of a search; an item is found when its folded name holds every one of them. */
export const searchWords = (text: string): readonly string[] => [
  ...new Set(
    foldName(text)
      .split(' ')
      .filter((word) => word !== ''),
  ),
];

export const isFound = (foldedName: string, words: readonly string[]): boolean =>
  words.every((word) => foldedName.includes(word));
