import { nameKey } from '#src/lib/catalogue/name-key.ts';
import { looseName } from '#src/lib/fold.ts';
import type { CatalogueItem } from '../../values.ts';
import { digitsOf, NearNames } from './near-names.ts';
import { comparableWords, SameWords } from './same-words.ts';

/** How an item was found; `alike` means by `alikeKey`. */
export type MatchedBy = 'key' | 'name' | 'alike';

export interface ItemMatch {
  item: CatalogueItem;
  by: MatchedBy;
}

/** A key without punctuation and accents: two items with equal keys are probably the same. */
export const alikeKey = (edition: unknown, name: string): string =>
  `${String(edition)}\n${looseName(name)}`;

/** Finds the items of the catalogue by key and by name. */
export class Catalogue {
  readonly #byKey = new Map<string, CatalogueItem>();
  readonly #byName = new Map<string, CatalogueItem>();
  readonly #byLikeness = new Map<string, CatalogueItem>();
  readonly #editions = new Set<unknown>();
  /** These indexes are created at their first use, because creating them takes time. */
  #nearNames: NearNames | null = null;
  #sameWords: SameWords | null = null;
  /** The names without the parts that a spreadsheet adds or leaves out, such as amounts. */
  #nearWords: NearNames | null = null;

  constructor(items: readonly CatalogueItem[] = []) {
    this.add(items);
  }

  /** Adds items. It is called once per page, because a large catalogue is loaded in pages. */
  add(items: readonly CatalogueItem[]): void {
    this.#nearNames = null;
    this.#sameWords = null;
    this.#nearWords = null;
    for (const item of items) {
      const { edition } = item.values;
      this.#editions.add(edition);
      this.#byKey.set(item.sk, item);
      this.#byName.set(nameKey(edition, item.name), item);
      const alike = alikeKey(edition, item.name);
      if (!this.#byLikeness.has(alike)) this.#byLikeness.set(alike, item);
    }
  }

  find(key: string | null, edition: unknown, name: unknown): ItemMatch | null {
    const keyed = key === null ? undefined : this.#byKey.get(key);
    if (keyed !== undefined) return { item: keyed, by: 'key' };
    // A row with an unknown key is about a new item, even if its name exists.
    if (key !== null || typeof name !== 'string' || this.#byKey.size === 0) return null;
    const named = this.#byName.get(nameKey(edition, name));
    if (named !== undefined) return { item: named, by: 'name' };
    const alike = this.#byLikeness.get(alikeKey(edition, name));
    return alike === undefined ? null : { item: alike, by: 'alike' };
  }

  /**
   * An item whose name probably means the same as `name`: of this edition, or else of another one if
   * the row does not say its edition.
   */
  findNear(edition: unknown, name: unknown, saysEdition: boolean): CatalogueItem | undefined {
    if (typeof name !== 'string' || this.#byKey.size === 0) return undefined;
    this.#nearNames ??= new NearNames([...this.#byLikeness.values()]);
    this.#sameWords ??= new SameWords(this.#byLikeness.values());
    for (const each of saysEdition ? [edition] : new Set([edition, ...this.#editions])) {
      const item =
        this.#nearNames.find(each, name) ??
        this.#sameWords.find(each, name) ??
        this.#findNearWords(each, name);
      if (item !== undefined) return item;
    }
    return undefined;
  }

  /** An item whose name has the same words with typing errors, and perhaps another amount. */
  #findNearWords(edition: unknown, name: string): CatalogueItem | undefined {
    const words = comparableWords(name);
    if (words === '') return undefined;
    this.#nearWords ??= new NearNames([...this.#byLikeness.values()], comparableWords);
    const item = this.#nearWords.find(edition, words);
    if (item === undefined) return undefined;
    const [own, other] = [digitsOf(name), digitsOf(item.name)];
    return own === '' || other === '' || own === other ? item : undefined;
  }

  /** An item with this name, if it is only in other editions. */
  findInOtherEdition(edition: unknown, name: unknown): CatalogueItem | undefined {
    for (const other of this.#editions) {
      const item = other === edition ? undefined : this.findByName(other, name);
      if (item !== undefined) return item;
    }
    return undefined;
  }

  /** The item that already has this name. */
  findByName(edition: unknown, name: unknown): CatalogueItem | undefined {
    if (typeof name !== 'string' || this.#byName.size === 0) return undefined;
    return this.#byName.get(nameKey(edition, name));
  }
}

export const catalogueOf = (existing: readonly CatalogueItem[] | Catalogue): Catalogue =>
  existing instanceof Catalogue ? existing : new Catalogue(existing);
