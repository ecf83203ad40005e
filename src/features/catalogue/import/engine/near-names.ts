import { editDistance } from '#src/lib/edit-distance.ts';
import { looseName } from '#src/lib/fold.ts';
import type { CatalogueItem } from '../../values.ts';

/** Shorter names are not searched: too many of them differ by only one character. */
const minLength = 5;

export const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();

const hashBase = 0x01_00_01_93;

const mixBits = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 16), 0x45_d9_f3_b5);
  return spread ^ (spread >>> 15);
};

/**
 * Hashes of a text and of every text that results when one character of it is removed. Two texts
 * that differ by one typing error have at least one of these hashes in common. Each hash is
 * computed from the hashes of the characters before and after the removed one, so no strings are
 * built.
 */
class DeletionHashes {
  /** The hashes of the last text; the next call of `compute` overwrites them. */
  hashes = new Int32Array(256);
  #before = new Int32Array(256);
  #powers = new Int32Array(256);

  /**
   * Fills `hashes` and returns their count. Equal texts with different seeds have different hashes.
   */
  compute(text: string, seed: number): number {
    const { length } = text;
    if (length >= this.#before.length) this.#grow(length * 2);
    const before = this.#before;
    const powers = this.#powers;
    before[0] = seed;
    powers[0] = 1;
    for (let at = 0; at < length; at += 1) {
      before[at + 1] = (Math.imul(before[at] ?? 0, hashBase) + text.charCodeAt(at)) | 0;
      powers[at + 1] = Math.imul(powers[at] ?? 0, hashBase);
    }
    this.hashes[0] = mixBits(before[length] ?? 0);
    let after = 0;
    for (let at = length - 1; at >= 0; at -= 1) {
      const charactersAfter = length - 1 - at;
      const without = (Math.imul(before[at] ?? 0, powers[charactersAfter] ?? 0) + after) | 0;
      this.hashes[at + 1] = mixBits(without);
      after = (Math.imul(text.charCodeAt(at), powers[charactersAfter] ?? 0) + after) | 0;
    }
    return length + 1;
  }

  #grow(length: number): void {
    this.hashes = new Int32Array(length + 1);
    this.#before = new Int32Array(length + 1);
    this.#powers = new Int32Array(length + 1);
  }
}

interface NameEntry {
  item: CatalogueItem;
  folded: string;
  edition: string;
}

/**
 * Names of different editions, and names with different digits (`Potion 1` and `Potion 2`), mean
 * different items. So only names with equal seeds are compared.
 */
const seedOf = (edition: string, folded: string): number => {
  let seed = 7;
  const text = `${edition} ${digitsOf(folded)}`;
  for (let at = 0; at < text.length; at += 1) {
    seed = (Math.imul(seed, hashBase) + text.charCodeAt(at)) | 0;
  }
  return seed;
};

/**
 * Finds a name that differs by one typing error, without comparing it with every name. The hashes,
 * at least one per character, are in a hash table of typed arrays: entries whose hashes are equal
 * under the mask form a chain.
 */
export class NearNames {
  readonly #names: NameEntry[];
  readonly #deletions = new DeletionHashes();
  readonly #mask: number;
  /** The first entry of each chain, and the next entry of each entry; 0 ends a chain. */
  readonly #heads: Int32Array;
  readonly #next: Int32Array;
  /** Of each entry: its hash, and the index of its name in `#names`. */
  readonly #hashes: Int32Array;
  readonly #nameIndexes: Int32Array;

  constructor(items: readonly CatalogueItem[]) {
    this.#names = items.map((item) => ({
      item,
      folded: looseName(item.name),
      edition: String(item.values['edition']),
    }));
    const entries = this.#names.reduce((sum, { folded }) => sum + folded.length + 1, 0);
    const chains = 2 ** Math.ceil(Math.log2(entries + 1));
    this.#mask = chains - 1;
    this.#heads = new Int32Array(chains);
    this.#next = new Int32Array(entries + 1);
    this.#hashes = new Int32Array(entries + 1);
    this.#nameIndexes = new Int32Array(entries + 1);
    let entry = 0;
    for (const [nameIndex, { folded, edition }] of this.#names.entries()) {
      const count = this.#deletions.compute(folded, seedOf(edition, folded));
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

  /** An item of this edition whose name differs from `name` by exactly one typing error. */
  find(edition: unknown, name: string): CatalogueItem | undefined {
    const folded = looseName(name);
    if (folded.length < minLength) return undefined;
    const own = String(edition);
    const count = this.#deletions.compute(folded, seedOf(own, folded));
    for (let at = 0; at < count; at += 1) {
      const hash = this.#deletions.hashes[at] ?? 0;
      let entry = this.#heads[hash & this.#mask] ?? 0;
      for (; entry !== 0; entry = this.#next[entry] ?? 0) {
        if (this.#hashes[entry] !== hash) continue;
        const found = this.#names[this.#nameIndexes[entry] ?? 0];
        if (found?.edition !== own) continue;
        if (digitsOf(found.folded) !== digitsOf(folded)) continue;
        if (editDistance(folded, found.folded, 1) === 1) return found.item;
      }
    }
    return undefined;
  }
}
