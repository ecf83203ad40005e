import type { Situation } from '../plan/situation.ts';
import { hashText } from '../random.ts';

export const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().split(/[^a-z]+/)));

/** One of the offered choices: that which the idea names, or else any. */
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

/** Primes, and more than the texts that a reader meets one after another. */
const primes = [23, 29, 31, 37] as const;

/**
 * One item of a table, by the seed of the request: seeds that follow each other in equal steps get items of other
 * parts of a long table, and of a short one seldom the same. Tables of another size have another number of parts,
 * so that two texts that share one item do not share all of them.
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
