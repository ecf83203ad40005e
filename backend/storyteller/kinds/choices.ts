import { singularOf } from '../plan/matter-words.ts';
import { preferring, type Situation } from '../plan/situation.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';

export const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().split(/[^a-z]+/)));

/**
 * One of the offered choices: one that the idea names, or else what the user has written already, or else any that
 * the lines of the campaign allow.
 * @param own the words of the idea for the person: "a dwarf who hates elves" is no elf
 */
export function choose(
  situation: Pick<Situation, 'idea' | 'written' | 'exclusions' | 'random'>,
  own: ReadonlySet<string>,
  offered: readonly string[],
  synonyms: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  const named = (given: ReadonlySet<string>): readonly string[] =>
    offered.filter((choice) =>
      choice
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => given.has(word) || synonyms[word]?.some((other) => given.has(other))),
    );
  const allowed = preferring(offered, (choice) => !situation.exclusions.matches(choice));
  const ofThings = new Set([...situation.idea].filter((word) => !isPersonNoun(singularOf(word))));
  const list =
    [own, ofThings, situation.written].map(named).find(({ length }) => length > 0) ?? allowed;
  return list.length === 0 ? undefined : situation.random.pick(list);
}

/** The value of `table` for the first word of `choice` that is one of its keys. */
export function rowsFor<Value>(
  table: Readonly<Record<string, Value>>,
  choice: string | undefined,
): Value | undefined {
  const words = (choice ?? '').toLowerCase().split(/[^a-z]+/);
  const known = words.find((word) => Object.hasOwn(table, word));
  return known === undefined ? undefined : table[known];
}
