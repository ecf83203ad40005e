import type { Choice } from './choice.ts';
import { nearest } from './nearest.ts';

/** The names of the items that a field can point to, by their keys. */
export type Lookup = ReadonlyMap<string, string>;

/** The contract's default: what is called by its name alone is of this edition, if it has one. */
export const usualEdition = '2024';

const edition = / \(([^()]*)\)$/;

/** As the label says, else as the key does. */
const editionOf = (sk: string, label: string): string | undefined =>
  edition.exec(label)?.[1] ?? /^([^#]*)#/.exec(sk)?.[1];

const made = new WeakMap<readonly Choice[], Lookup>();

/**
 * Of items to choose from, which are called by name and edition. The edition is said where several
 * have the name and it is not the usual one.
 */
export function lookupOf(choices: readonly Choice[]): Lookup {
  const known = made.get(choices);
  if (known !== undefined) return known;
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
  made.set(choices, lookup);
  return lookup;
}

/** `Arrows` and `arrow`, `Bullets, Sling` and `sling bullet` are the same to a person. */
const singular = (word: string): string => {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ch|sh|x|ss)es$/, '').replace(/s$/, '');
};

/** Letters and digits only, so that accents, apostrophes and case make no difference. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (name: string): string[] => foldName(name).split(' ').map(singular).toSorted();

interface Index {
  exact: Map<string, string[]>;
  byWords: Map<string, string[]>;
  byHead: Map<string, string[]>;
}

function put(map: Map<string, string[]>, key: string, sk: string): void {
  const found = map.get(key);
  if (found === undefined) map.set(key, [sk]);
  else if (!found.includes(sk)) found.push(sk);
}

/** Made once per lookup: a column of a large file asks it for every row. */
const indexes = new WeakMap<Lookup, Index>();

function indexOf(lookup: Lookup): Index {
  const known = indexes.get(lookup);
  if (known !== undefined) return known;
  const index: Index = { exact: new Map(), byWords: new Map(), byHead: new Map() };
  for (const [sk, label] of lookup) {
    // Names that two editions share are shown with the edition, and found without it as well.
    for (const name of new Set([label, label.replace(edition, '')])) {
      put(index.exact, foldName(name), sk);
      put(index.byWords, wordsOf(name).join(' '), sk);
      const [head = ''] = name.split(',');
      if (head !== name) put(index.byHead, wordsOf(head).join(' '), sk);
    }
  }
  indexes.set(lookup, index);
  return index;
}

/** The keys that a written name may stand for: the nearest way of reading it that finds any. */
export function keysNamed(
  lookup: Lookup,
  written: string,
  preferred = usualEdition,
): readonly string[] {
  const { exact, byWords, byHead } = indexOf(lookup);
  const words = wordsOf(written).join(' ');
  if (words === '') return [];
  const keys = exact.get(foldName(written)) ?? byWords.get(words) ?? byHead.get(words) ?? [];
  if (keys.length < 2) return keys;
  const fitting = keys.filter((sk) => editionOf(sk, lookup.get(sk) ?? '') === preferred);
  return fitting.length > 0 ? fitting : keys;
}

/** The name or key that a slip of the hand may have meant. */
export function likelyName(lookup: Lookup, written: string): string | undefined {
  const byKey = written.includes('#') ? nearest(written, [...lookup.keys()]) : undefined;
  return byKey ?? nearest(written, [...new Set(lookup.values())]);
}
