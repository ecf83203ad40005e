import { nearest } from '../edit-distance.ts';
import { looseWords } from '../fold.ts';
import type { Choice } from './choice.ts';
import type { Lookup } from './codec.ts';

/**
 * The default edition of the contract. If several items share a name, the item of this edition is
 * preferred.
 */
export const usualEdition = '2024';

const edition = / \(([^()]*)\)$/;

/** Reads the edition from the label, otherwise from the key. */
const editionOf = (sk: string, label: string): string | undefined =>
  edition.exec(label)?.[1] ?? /^([^#]*)#/.exec(sk)?.[1];

const lookups = new WeakMap<readonly Choice[], Lookup>();

/**
 * Maps each item key to its name, made from its label such as `Rope (2024)`. The edition is part of the name only
 * if several items share the name and the edition is not the default one.
 */
export function lookupOf(choices: readonly Choice[]): Lookup {
  const cached = lookups.get(choices);
  if (cached !== undefined) return cached;
  const times = new Map<string, number>();
  for (const { label } of choices) {
    const name = label.replace(edition, '');
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  const lookup = new Map(
    choices.map(({ value, label }) => {
      const name = label.replace(edition, '');
      const plain = times.get(name) === 1 || edition.exec(label)?.[1] === usualEdition;
      return [value, plain ? name : label];
    }),
  );
  lookups.set(choices, lookup);
  return lookup;
}

/** Removes the plural ending, so that `Arrows` and `arrow` are found as the same name. */
const singular = (word: string): string => {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ch|sh|x|ss)es$/, '').replace(/s$/, '');
};

/**
 * A key that is equal for names with the same words in any order, such as `Bullets, Sling` and
 * `sling bullet`.
 */
export const wordsKey = (name: string): string =>
  looseWords(name).map(singular).toSorted().join(' ');

const exactKey = (name: string): string => looseWords(name).join(' ');

interface Index {
  exact: Map<string, string[]>;
  byWords: Map<string, string[]>;
  /** The keys of this map are made from the words before the first comma. */
  byHead: Map<string, string[]>;
}

function put(map: Map<string, string[]>, key: string, sk: string): void {
  const found = map.get(key);
  if (found === undefined) map.set(key, [sk]);
  else if (!found.includes(sk)) found.push(sk);
}

/** Each index is made once per lookup, because a large file uses it for every row. */
const indexes = new WeakMap<Lookup, Index>();

function indexOf(lookup: Lookup): Index {
  const cached = indexes.get(lookup);
  if (cached !== undefined) return cached;
  const index: Index = { exact: new Map(), byWords: new Map(), byHead: new Map() };
  for (const [sk, label] of lookup) {
    // A label may end with the edition. The item is also found without it.
    for (const name of new Set([label, label.replace(edition, '')])) {
      put(index.exact, exactKey(name), sk);
      put(index.byWords, wordsKey(name), sk);
      const [head = ''] = name.split(',');
      if (head !== name) put(index.byHead, wordsKey(head), sk);
    }
  }
  indexes.set(lookup, index);
  return index;
}

/**
 * Returns the keys of items that match the name. Exact names are tried first, then equal words, then the
 * words before the first comma. Of several items, only those of the preferred edition are returned, if
 * there are any.
 */
export function keysNamed(
  lookup: Lookup,
  written: string,
  preferred = usualEdition,
): readonly string[] {
  const { exact, byWords, byHead } = indexOf(lookup);
  const words = wordsKey(written);
  if (words === '') return [];
  const keys = exact.get(exactKey(written)) ?? byWords.get(words) ?? byHead.get(words) ?? [];
  if (keys.length < 2) return keys;
  const fitting = keys.filter((sk) => editionOf(sk, lookup.get(sk) ?? '') === preferred);
  return fitting.length > 0 ? fitting : keys;
}

/** The name or key that is most similar to a mistyped text. */
export function likelyName(lookup: Lookup, written: string): string | undefined {
  const byKey = written.includes('#') ? nearest(written, [...lookup.keys()]) : undefined;
  return byKey ?? nearest(written, [...new Set(lookup.values())]);
}
