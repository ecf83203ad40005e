import { wordsKey } from '#src/lib/catalogue/lookup.ts';
import type { CatalogueItem } from '../../values.ts';
import { digitsOf } from './near-names.ts';

const unit =
  '(?:ft|feet|foot|in|inch|inches|lbs?|pounds?|oz|ounces?|gal|gallons?|pints?|days?|sheets?|pieces?|pcs|each)';
const vessel = '(?:flask|vial|bottle|bag|box|case|pouch|quiver|bundle|jug|sack|set|each)s?';
/** The amount in a name: `(20)`, `(flask)`, `, 50 ft.`, `20 ×`, `x20`. */
const amounts = new RegExp(
  [
    String.raw`\((?:[^()]*\d[^()]*|(?:per |a )?${vessel})\)`,
    String.raw`,? *\b\d+[ -]?${unit}\b\.?(?: of\b)?`,
    String.raw`^\d+ ?[x×]? (?=\p{L})`,
    String.raw` [x×] ?\d+$`,
  ].join('|'),
  'giu',
);
/** The optional parts of a name: brackets, and the last word of `Studded Leather Armor`. */
const optionalParts = /\([^()]*\)|(?<=\S) armou?r$/gi;

interface NameWords {
  /** The words without amounts. */
  words: string;
  /** The words without amounts and optional parts. */
  requiredWords: string;
}

/**
 * The words without amounts and optional parts, sorted: with typing errors in them, `Arows (20)` is
 * `Arrows`, and `Healing Poiton` is `Potion of Healing`. It is empty if it is too short to be compared.
 */
export function comparableWords(name: string): string {
  const words = wordsOf(name).requiredWords.replace(/\bof /, '');
  // Without `Armor`, `Mage Armor` would be compared as `Mage` with `Maze`.
  const minLength = /armou?r$/i.test(name) ? 5 : 4;
  return words.length < minLength ? '' : words;
}

function wordsOf(name: string): NameWords {
  // Most names contain neither a number nor a bracket, and do not end in `Armor`.
  if (!/[\d(]|armou?r$/i.test(name)) {
    const words = wordsKey(name);
    return { words, requiredWords: words };
  }
  const words = wordsKey(name.replace(amounts, ' '));
  return { words, requiredWords: wordsKey(name.replace(optionalParts, ' ').replace(amounts, ' ')) };
}

function addIfMissing(map: Map<string, CatalogueItem>, key: string, item: CatalogueItem): void {
  if (!map.has(key)) map.set(key, item);
}

/**
 * Finds names with the same words in another order, in singular or plural, or with and without an
 * amount or a bracket: `Arrows (20)` for `Arrow`, `Sling bullets` for `Bullets, Sling`.
 */
export class SameWords {
  readonly #byWords = new Map<string, CatalogueItem>();
  /** Optional parts can distinguish items, so an item is found here only by a name without them. */
  readonly #byRequiredWords = new Map<string, CatalogueItem>();

  constructor(items: Iterable<CatalogueItem>) {
    for (const item of items) {
      const { words, requiredWords } = wordsOf(item.name);
      const edition = String(item.values['edition']);
      addIfMissing(this.#byWords, `${edition}\n${words}`, item);
      if (requiredWords !== words) {
        addIfMissing(this.#byRequiredWords, `${edition}\n${requiredWords}`, item);
      }
    }
  }

  find(edition: unknown, name: string): CatalogueItem | undefined {
    const { words, requiredWords } = wordsOf(name);
    if (words === '') return undefined;
    const start = `${String(edition)}\n`;
    const found =
      this.#byWords.get(start + words) ??
      (requiredWords === '' ? undefined : this.#byWords.get(start + requiredWords)) ??
      this.#byRequiredWords.get(start + words);
    if (found === undefined) return undefined;
    const [own, other] = [digitsOf(name), digitsOf(found.name)];
    return own === '' || other === '' || own === other ? found : undefined;
  }
}
