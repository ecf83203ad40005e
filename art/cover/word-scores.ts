import { weakWords } from './data/words.ts';

/** Longer texts are cut off: the beginning says what they are about, and the time stays short. */
const longestText = 6000;

/** No word counts more often than this, so that one repeated word does not decide alone. */
const mostOfWord = 6;

export type WordCounts = ReadonlyMap<string, number>;

/** The weight of each word of the texts; endings of the plural are removed. */
export function countWords(texts: readonly { text: string; weight: number }[]): WordCounts {
  const counts = new Map<string, number>();
  for (const { text, weight } of texts) {
    for (const [word] of text
      .slice(0, longestText)
      .toLowerCase()
      .matchAll(/\p{L}+/gu)) {
      for (const form of word.endsWith('s') && word.length > 3
        ? [word, word.slice(0, -1)]
        : [word]) {
        counts.set(form, Math.min(mostOfWord, (counts.get(form) ?? 0) + weight));
      }
    }
  }
  return counts;
}

/** How often the texts have words of a list. */
export function scoreOf(list: string, counts: WordCounts): number {
  let score = 0;
  for (const word of list.split(' ')) {
    score += (counts.get(word) ?? 0) * (weakWords.has(word) ? 0.5 : 1);
  }
  return score;
}

/** The kind with the most words; undefined if fewer than `least` point to any. */
export function best<Kind extends string>(
  lists: Record<Kind, string>,
  counts: WordCounts,
  next: () => number,
  least = 1,
): Kind | undefined {
  let found: Kind | undefined;
  let most = 0;
  for (const kind of kindsOf(lists)) {
    const score = scoreOf(lists[kind], counts);
    // The seed decides between kinds with the same number of words.
    const drawn = score + next() * 0.4;
    if (score >= least && drawn > most) {
      most = drawn;
      found = kind;
    }
  }
  return found;
}

/** Object.keys has the type string[]; the lists have exactly the keys of their type. */
export const kindsOf = <Kind extends string>(lists: Record<Kind, unknown>): Kind[] =>
  Object.keys(lists) as Kind[];

export function anyOf<Kind extends string>(lists: Record<Kind, string>, next: () => number): Kind {
  const kinds = kindsOf(lists);
  const drawn = kinds[Math.floor(next() * kinds.length)];
  if (drawn === undefined) {
    throw new Error('The list of kinds is empty.');
  }
  return drawn;
}
