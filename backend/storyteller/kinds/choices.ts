import type { Situation } from '../plan/situation.ts';
import { hashText } from '../random.ts';

export const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().split(/[^a-z]+/)));

/** One of the offered choices: the one that the idea names, or else any. */
export function choose(
  situation: Situation,
  offered: readonly string[],
  synonyms: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  const asked = offered.filter((choice) => {
    const words = choice.toLowerCase().split(/[^a-z]+/);
    return words.some(
      (word) =>
        situation.idea.has(word) || synonyms[word]?.some((other) => situation.idea.has(other)),
    );
  });
  const list = asked.length > 0 ? asked : offered;
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

/** Prime numbers that are larger than the number of texts that a reader usually reads one after another. */
const primes = [23, 29, 31, 37] as const;

/**
 * Picks one item of a table by the seed of the request. The table is divided into parts, and seeds in equal steps
 * pick from different parts, so that such texts rarely get the same item. The number of parts depends on the size of
 * the table: two texts with the same item of one table then rarely have the same items of the other tables, too.
 */
export function dealt<Item>(list: readonly Item[], seed: number, size = list.length): Item {
  const parts = primes[size % primes.length] ?? primes[0];
  const part = (seed * 7 + size) % parts;
  const own = list.filter((_item, index) => Math.floor((index * parts) / list.length) === part);
  const among = own.length > 0 ? own : list;
  const at = own.length > 0 ? hashText(`dealt|${seed}|${size}`) >>> 0 : part;
  const item = among[at % among.length];
  if (item === undefined) throw new Error('There is nothing to deal.');
  return item;
}
