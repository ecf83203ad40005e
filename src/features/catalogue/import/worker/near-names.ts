import { editDistance } from '#src/lib/edit-distance.ts';
import { looseName } from '#src/lib/fold.ts';
import type { CatalogueItem } from '../../values.ts';

/**
 * The number of typing errors in a similar name grows with the length of the name. Names of three
 * letters are not compared, because too many of them differ by one: Rod, Rope and Robe.
 */
const minLength = 4;
const twoErrors = { minLength: 7, maxLength: 40 };

/** With more names, the hashes of two errors would need too much memory. */
const maxNamesWithTwoErrors = 10_000;

export const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();

const hashBase = 0x01_00_01_93;

const mixBits = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 16), 0x45_d9_f3_b5);
  return spread ^ (spread >>> 15);
};

/**
 * Hashes of a text and of every text that results when one or two characters of it are removed. Two
 * texts that differ by one or two typing errors have at least one of these hashes in common. Each hash
 * is computed from the hashes of the parts before, between and after the removed characters, so no
 * strings are built.
 */
class DeletionHashes {
  /** The hashes of the last text; the next call of `compute` overwrites them. */
  hashes = new Int32Array(1024);
  #before = new Int32Array(256);
  #after = new Int32Array(256);
  #powers = new Int32Array(256);

  /**
   * Fills `hashes` and returns their count. Equal texts with different seeds have different hashes.
   */
  compute(text: string, seed: number, errors: 1 | 2): number {
    const { length } = text;
    const maxCount = 1 + length + (errors === 2 ? (length * (length - 1)) / 2 : 0);
    if (maxCount > this.hashes.length) this.hashes = new Int32Array(maxCount * 2);
    if (length >= this.#before.length) this.#grow(length * 2);
    const before = this.#before;
    const after = this.#after;
    const powers = this.#powers;
    before[0] = seed;
    powers[0] = 1;
    after[length] = 0;
    for (let at = 0; at < length; at += 1) {
      before[at + 1] = (Math.imul(before[at] ?? 0, hashBase) + text.charCodeAt(at)) | 0;
      powers[at + 1] = Math.imul(powers[at] ?? 0, hashBase);
    }
    for (let at = length - 1; at >= 0; at -= 1) {
      const power = powers[length - 1 - at] ?? 0;
      after[at] = (Math.imul(text.charCodeAt(at), power) + (after[at + 1] ?? 0)) | 0;
    }
    let count = 0;
    const add = (start: number, charactersAfter: number) => {
      const power = powers[charactersAfter] ?? 0;
      const rest = after[length - charactersAfter] ?? 0;
      this.hashes[count] = mixBits((Math.imul(start, power) + rest) | 0);
      count += 1;
    };
    add(before[length] ?? 0, 0);
    for (let at = 0; at < length; at += 1) {
      let start = before[at] ?? 0;
      add(start, length - 1 - at);
      if (errors === 1) continue;
      for (let second = at + 1; second < length; second += 1) {
        add(start, length - 1 - second);
        start = (Math.imul(start, hashBase) + text.charCodeAt(second)) | 0;
      }
    }
    return count;
  }

  #grow(length: number): void {
    this.#before = new Int32Array(length + 1);
    this.#after = new Int32Array(length + 1);
    this.#powers = new Int32Array(length + 1);
  }
}

interface Name {
  folded: string;
  edition: string;
  digits: string;
}

function nameOf(edition: unknown, name: string): Name {
  const folded = looseName(name);
  return { folded, edition: String(edition), digits: digitsOf(folded) };
}

interface NameEntry extends Name {
  item: CatalogueItem;
  /** The greatest number of typing errors in a similar name. */
  limit: 0 | 1 | 2;
}

/**
 * Names of different editions, and names with different digits (`Potion 1` and `Potion 2`), mean
 * different items. So only names with equal seeds are compared.
 */
const seedOf = ({ edition, digits }: Name): number => {
  let seed = 7;
  const text = `${edition} ${digits}`;
  for (let at = 0; at < text.length; at += 1) {
    seed = (Math.imul(seed, hashBase) + text.charCodeAt(at)) | 0;
  }
  return seed;
};

/** The number of hashes of a name: see `DeletionHashes`. */
const hashCount = ({ folded: { length }, limit }: NameEntry): number =>
  limit === 0 ? 1 : 1 + length + (limit === 2 ? (length * (length - 1)) / 2 : 0);

/**
 * Finds names with one or two typing errors, without comparing them with every name. The hashes are
 * in a hash table of typed arrays: entries whose hashes are equal under the mask form a chain.
 */
export class NearNames {
  readonly #names: NameEntry[];
  readonly #deletions = new DeletionHashes();
  readonly #allowsTwoErrors: boolean;
  readonly #seeds = new Set<number>();
  readonly #mask: number;
  /** The first entry of each chain, and the next entry of each entry; 0 ends a chain. */
  readonly #heads: Int32Array;
  readonly #next: Int32Array;
  /** The hash of each entry, and the index of its name in `#names`. */
  readonly #hashes: Int32Array;
  readonly #nameIndexes: Int32Array;

  /** `textOf` makes the text that is compared; its result is empty for a name that is not compared. */
  constructor(
    items: readonly CatalogueItem[],
    textOf: (name: string) => string = (name: string) => name,
  ) {
    this.#allowsTwoErrors = items.length <= maxNamesWithTwoErrors;
    this.#names = items.map((item) => {
      const name = nameOf(item.values['edition'], textOf(item.name));
      return { ...name, item, limit: this.#limitOf(name) };
    });
    const entries = this.#names.reduce((sum, name) => sum + hashCount(name), 0);
    const chains = 2 ** Math.ceil(Math.log2(entries + 1));
    this.#mask = chains - 1;
    this.#heads = new Int32Array(chains);
    this.#next = new Int32Array(entries + 1);
    this.#hashes = new Int32Array(entries + 1);
    this.#nameIndexes = new Int32Array(entries + 1);
    let entry = 0;
    for (const [nameIndex, name] of this.#names.entries()) {
      const { folded, limit } = name;
      const seed = seedOf(name);
      this.#seeds.add(seed);
      const computed = this.#deletions.compute(folded, seed, limit === 2 ? 2 : 1);
      // Without an allowed error, only the hash of the text itself is needed: the first one.
      const count = limit === 0 ? 1 : computed;
      for (let at = 0; at < count; at += 1) {
        entry += 1;
        const hash = this.#deletions.hashes[at] ?? 0;
        const chain = hash & this.#mask;
        this.#hashes[entry] = hash;
        this.#nameIndexes[entry] = nameIndex;
        this.#next[entry] = this.#heads[chain] ?? 0;
        this.#heads[chain] = entry;
      }
    }
  }

  #limitOf({ folded: { length } }: Name): 0 | 1 | 2 {
    if (length < minLength) return 0;
    const { minLength: min, maxLength: max } = twoErrors;
    return this.#allowsTwoErrors && length >= min && length <= max ? 2 : 1;
  }

  /** The item of this edition with the most similar name, if it is similar enough. */
  find(edition: unknown, name: string): CatalogueItem | undefined {
    const written = nameOf(edition, name);
    const seed = seedOf(written);
    if (!this.#seeds.has(seed)) return undefined;
    const { length } = written.folded;
    const { minLength: min, maxLength: max } = twoErrors;
    // A name with errors may be shorter or longer than the name of the item.
    const searchesTwo = this.#allowsTwoErrors && length >= min - 2 && length <= max + 2;
    const count = this.#deletions.compute(written.folded, seed, searchesTwo ? 2 : 1);
    const compared = new Set<NameEntry>();
    let best: { item: CatalogueItem; errors: number } | undefined;
    for (let at = 0; at < count; at += 1) {
      const hash = this.#deletions.hashes[at] ?? 0;
      let entry = this.#heads[hash & this.#mask] ?? 0;
      for (; entry !== 0; entry = this.#next[entry] ?? 0) {
        if (this.#hashes[entry] !== hash) continue;
        const found = this.#names[this.#nameIndexes[entry] ?? 0];
        if (found === undefined || compared.has(found)) continue;
        compared.add(found);
        const errors = errorsBetween(written, found);
        if (errors < (best?.errors ?? Infinity)) best = { item: found.item, errors };
      }
    }
    return best?.item;
  }
}

/**
 * The number of typing errors; Infinity if the names are not similar. Two errors are rarely made in
 * the first letter, so `Airship` and `Warship` are different items.
 */
function errorsBetween(written: Name, { folded, edition, digits, limit }: NameEntry): number {
  if (edition !== written.edition || digits !== written.digits) return Infinity;
  const errors = editDistance(written.folded, folded, limit);
  const isOther = errors > limit || (errors === 2 && written.folded[0] !== folded[0]);
  return isOther ? Infinity : errors;
}
