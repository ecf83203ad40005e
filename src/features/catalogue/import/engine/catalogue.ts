import { foldName } from '../../../../lib/fold.ts';
import { likeFold, slips } from '../../../../lib/import/likeness.ts';
import type { CatalogueItem } from '../../values.ts';

/** How an item of the catalogue was recognised. `alike` is a name but for punctuation and accents. */
export type MatchedBy = 'key' | 'name' | 'alike';

export interface Match {
  item: CatalogueItem;
  by: MatchedBy;
}

/** Two items with the same one cannot be in one kind. */
export const nameKey = (edition: unknown, name: string): string =>
  `${String(edition)}\n${foldName(name)}`;

/** Two items with the same one are likely to be meant as one. */
export const alikeKey = (edition: unknown, name: string): string =>
  `${String(edition)}\n${likeFold(name)}`;

/** Of shorter names many are one letter apart. */
const shortest = 5;

/** The word and all words with one letter less: two words that are one slip apart share one. */
function* slippedForms(word: string): Generator<string> {
  yield word;
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

/** What the catalogue holds, found by key and by name. */
export class Catalogue {
  readonly #byKey = new Map<string, CatalogueItem>();
  readonly #byName = new Map<string, CatalogueItem>();
  readonly #byLikeness = new Map<string, CatalogueItem>();
  /** Made when it is first asked for: most imports are compared and never looked at so closely. */
  #bySlips: Map<string, CatalogueItem> | null = null;

  constructor(items: readonly CatalogueItem[]) {
    for (const item of items) {
      const { edition } = item.values;
      this.#byKey.set(item.sk, item);
      this.#byName.set(nameKey(edition, item.name), item);
      const alike = alikeKey(edition, item.name);
      if (!this.#byLikeness.has(alike)) this.#byLikeness.set(alike, item);
    }
  }

  find(key: string | null, edition: unknown, name: unknown): Match | null {
    const keyed = key === null ? undefined : this.#byKey.get(key);
    if (keyed !== undefined) return { item: keyed, by: 'key' };
    // A key that nobody has is a new item's, whatever its name.
    if (key !== null || typeof name !== 'string' || this.#byKey.size === 0) return null;
    const named = this.#byName.get(nameKey(edition, name));
    if (named !== undefined) return { item: named, by: 'name' };
    const alike = this.#byLikeness.get(alikeKey(edition, name));
    return alike === undefined ? null : { item: alike, by: 'alike' };
  }

  /** An item whose name is one slip of the hand away. */
  nearly(edition: unknown, name: unknown): CatalogueItem | undefined {
    if (typeof name !== 'string') return undefined;
    const folded = likeFold(name);
    if (folded.length < shortest) return undefined;
    this.#bySlips ??= this.#indexSlips();
    for (const form of slippedForms(folded)) {
      const item = this.#bySlips.get(`${String(edition)}\n${form}`);
      if (item !== undefined && slips(folded, likeFold(item.name)) === 1) return item;
    }
    return undefined;
  }

  #indexSlips(): Map<string, CatalogueItem> {
    const index = new Map<string, CatalogueItem>();
    for (const item of this.#byKey.values()) {
      for (const form of slippedForms(likeFold(item.name))) {
        index.set(`${String(item.values['edition'])}\n${form}`, item);
      }
    }
    return index;
  }

  /** The item that already has this name, whatever its key. */
  named(edition: unknown, name: unknown): CatalogueItem | undefined {
    if (typeof name !== 'string' || this.#byName.size === 0) return undefined;
    return this.#byName.get(nameKey(edition, name));
  }
}
