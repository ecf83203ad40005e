import { editDistance } from '#src/lib/edit-distance.ts';
import { looseName } from '#src/lib/fold.ts';
import type { CatalogueItem } from '../../values.ts';

/** Too many shorter names differ by one letter. */
const shortest = 5;

const base = 0x01_00_01_93;

const mixed = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 16), 0x45_d9_f3_b5);
  return spread ^ (spread >>> 15);
};

/**
 * Hashes of a word and of all words with one letter less: two words with one typing error between
 * them share a hash. Each is computed from the letters before and after the missing one, without
 * building a word. The buffer is reused by the next call.
 */
class DeletionHashes {
  numbers = new Int32Array(256);
  #before = new Int32Array(256);
  #powers = new Int32Array(256);

  of(word: string, start: number): number {
    const { length } = word;
    if (length >= this.#before.length) this.#grow(length * 2);
    const before = this.#before;
    const powers = this.#powers;
    before[0] = start;
    powers[0] = 1;
    for (let at = 0; at < length; at += 1) {
      before[at + 1] = (Math.imul(before[at] ?? 0, base) + word.charCodeAt(at)) | 0;
      powers[at + 1] = Math.imul(powers[at] ?? 0, base);
    }
    this.numbers[0] = mixed(before[length] ?? 0);
    let behind = 0;
    for (let at = length - 1; at >= 0; at -= 1) {
      const letters = length - 1 - at;
      const without = (Math.imul(before[at] ?? 0, powers[letters] ?? 0) + behind) | 0;
      this.numbers[at + 1] = mixed(without);
      behind = (Math.imul(word.charCodeAt(at), powers[letters] ?? 0) + behind) | 0;
    }
    return length + 1;
  }

  #grow(length: number): void {
    this.numbers = new Int32Array(length + 1);
    this.#before = new Int32Array(length + 1);
    this.#powers = new Int32Array(length + 1);
  }
}

interface Named {
  item: CatalogueItem;
  folded: string;
  edition: string;
}

const startOf = (edition: string): number => {
  let start = 7;
  for (let at = 0; at < edition.length; at += 1) {
    start = (Math.imul(start, base) + edition.charCodeAt(at)) | 0;
  }
  return start;
};

/**
 * Finds names with one typing error without comparing all of them. A hundred thousand names have
 * some three million hashes, which are stored as numbers in chains.
 */
export class NearNames {
  readonly #names: Named[];
  readonly #forms = new DeletionHashes();
  readonly #mask: number;
  /** The first entry of each chain, and the next one of each entry, counted from 1. */
  readonly #heads: Int32Array;
  readonly #next: Int32Array;
  /** By entry: the hash, and the index of its name. */
  readonly #numbers: Int32Array;
  readonly #owners: Int32Array;

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
    this.#numbers = new Int32Array(entries + 1);
    this.#owners = new Int32Array(entries + 1);
    let entry = 0;
    for (const [owner, { folded, edition }] of this.#names.entries()) {
      const count = this.#forms.of(folded, startOf(edition));
      for (let at = 0; at < count; at += 1) {
        entry += 1;
        const number = this.#forms.numbers[at] ?? 0;
        const chain = number & this.#mask;
        this.#numbers[entry] = number;
        this.#owners[entry] = owner;
        this.#next[entry] = this.#heads[chain] ?? 0;
        this.#heads[chain] = entry;
      }
    }
  }

  /** An item of the edition whose name differs by one typing error. */
  find(edition: unknown, name: string): CatalogueItem | undefined {
    const folded = looseName(name);
    if (folded.length < shortest) return undefined;
    const own = String(edition);
    const count = this.#forms.of(folded, startOf(own));
    for (let at = 0; at < count; at += 1) {
      const number = this.#forms.numbers[at] ?? 0;
      let entry = this.#heads[number & this.#mask] ?? 0;
      for (; entry !== 0; entry = this.#next[entry] ?? 0) {
        if (this.#numbers[entry] !== number) continue;
        const found = this.#names[this.#owners[entry] ?? 0];
        if (found?.edition !== own) continue;
        if (editDistance(folded, found.folded, 1) === 1) return found.item;
      }
    }
    return undefined;
  }
}
