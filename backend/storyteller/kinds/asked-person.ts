import type { Row } from '../tables/row-types.ts';

const pronounWords = [
  ['she', ['she', 'her', 'hers', 'woman', 'girl', 'female', 'queen', 'lady']],
  ['he', ['he', 'his', 'him', 'man', 'boy', 'male', 'king']],
  ['they', ['they', 'them', 'nonbinary', 'agender']],
] as const;

/** The pronouns of which the idea has the most words: "a man who lost his mother" is he. */
export function askedPronouns(idea: ReadonlySet<string>): 'she' | 'he' | 'they' | undefined {
  const counted = pronounWords.map(([pronouns, words]) => ({
    pronouns,
    count: words.filter((word) => idea.has(word)).length,
  }));
  const [first] = counted.toSorted((one, other) => other.count - one.count);
  return first === undefined || first.count === 0 ? undefined : first.pronouns;
}

const relations = [
  { noun: 'son', pronouns: 'he' },
  { noun: 'daughter', pronouns: 'she' },
  { noun: 'elder brother', pronouns: 'he' },
  { noun: 'elder sister', pronouns: 'she' },
  { noun: 'husband', pronouns: 'he' },
  { noun: 'wife', pronouns: 'she' },
  { noun: 'child', pronouns: 'they' },
] as const;

/** The relation that the idea names: "who lost her son". */
export const askedRelation = (idea: ReadonlySet<string>): (typeof relations)[number] | undefined =>
  relations.find(({ noun }) => idea.has(noun.replace('elder ', '')));

/** The rows for the words of the idea, if it has any of them. */
export function rowsAsked(
  table: readonly (readonly [words: readonly string[], row: Row])[],
  idea: ReadonlySet<string>,
): readonly Row[] | undefined {
  const found = table.filter(([words]) => words.some((word) => idea.has(word)));
  return found.length === 0 ? undefined : found.map(([, row]) => row);
}
