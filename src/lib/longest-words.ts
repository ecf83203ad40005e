/** The most words that a search looks up. Each of them costs as much as a search for it alone. */
const mostWords = 8;

/** The words that a search looks up: the longest ones, which the fewest texts contain. */
export const longestWords = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => other.length - one.length).slice(0, mostWords);
