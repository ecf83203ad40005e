import type { CatalogueMeta, Cost, Edition } from '#src/generated/model/index.ts';
import { inCopper } from '#src/lib/coins.ts';
import { foldName } from '#src/lib/fold.ts';
import { ascending, type SortKey } from './pages.ts';

/** What the items of every kind have. */
export interface CatalogueItem {
  readonly name: string;
  readonly category: string;
  readonly edition: Edition;
  readonly source: string;
  readonly version: number;
  readonly meta: CatalogueMeta;
  readonly cost?: Cost | null;
  readonly weightLb?: number | null;
}

/** How the items of a kind are told apart, and which gear they mean. */
export interface Filing<Item> {
  readonly sk: (item: Item) => string;
  readonly means: (item: Item) => readonly string[];
}

export type SortBy = 'name' | 'category' | 'edition' | 'source' | 'cost' | 'weight' | 'updated_at';

interface Order {
  readonly by: SortBy;
  readonly reverse: boolean;
}

const folded = new WeakMap<CatalogueItem, string>();

/** The name as it is compared; worked out once for each row. */
export function foldedName(item: CatalogueItem): string {
  const known = folded.get(item) ?? foldName(item.name);
  folded.set(item, known);
  return known;
}

const values: Readonly<Record<SortBy, (item: CatalogueItem) => string | number | null>> = {
  name: () => '',
  category: ({ category }) => category,
  edition: ({ edition }) => edition,
  source: ({ source }) => source,
  cost: ({ cost }) => (cost ? inCopper(cost) : null),
  weight: ({ weightLb }) => weightLb ?? null,
  updated_at: ({ meta }) => meta.updated_at,
};

/** Blank ones last either way; what is equal stands by name. */
export const compareIn =
  ({ reverse }: Order) =>
  (a: SortKey, b: SortKey): number => {
    const rank = Number(a[0]) - Number(b[0]);
    if (rank !== 0) return rank;
    return reverse ? ascending(b, a) : ascending(a, b);
  };

const nameKey = (edition: Edition, name: string): string => `${edition}\n${name}`;

/** The rows of one list, found by key, name, or what they mean. The rows themselves stay plain data. */
export class Shelf<Item extends CatalogueItem> {
  readonly #rows: Item[];
  readonly #filing: Filing<Item>;
  readonly #places = new Map<string, number>();
  readonly #names = new Map<string, Item>();
  readonly #users = new Map<string, Set<string>>();
  readonly #orders = new Map<string, readonly Item[]>();

  constructor(rows: Item[], filing: Filing<Item>) {
    this.#rows = rows;
    this.#filing = filing;
    for (const [place, row] of rows.entries()) {
      this.#places.set(filing.sk(row), place);
      this.#file(row);
    }
  }

  get(sk: string): Item | undefined {
    const place = this.#places.get(sk);
    return place === undefined ? undefined : this.#rows[place];
  }

  named(edition: Edition, name: string): Item | undefined {
    return this.#names.get(nameKey(edition, foldName(name)));
  }

  /** The items that mean this piece of gear. */
  users(gearSk: string): readonly Item[] {
    return [...(this.#users.get(gearSk) ?? [])].flatMap((sk) => this.get(sk) ?? []);
  }

  put(row: Item): void {
    const sk = this.#filing.sk(row);
    const place = this.#places.get(sk);
    const before = place === undefined ? undefined : this.#rows[place];
    if (before) this.#unfile(before);
    this.#places.set(sk, place ?? this.#rows.length);
    this.#rows[place ?? this.#rows.length] = row;
    this.#file(row);
    this.#orders.clear();
  }

  remove(sk: string): void {
    const place = this.#places.get(sk);
    const row = place === undefined ? undefined : this.#rows[place];
    const last = this.#rows.pop();
    if (place === undefined || !row || !last) throw new Error(`There is no ${sk} to take away.`);
    this.#unfile(row);
    // The last one moves into the gap: rows stand in no order, and none is shifted.
    if (last !== row) {
      this.#rows[place] = last;
      this.#places.set(this.#filing.sk(last), place);
    }
    this.#places.delete(sk);
    this.#orders.clear();
  }

  sortKey(row: Item, { by }: Order): SortKey {
    const value = values[by](row);
    return [value === null ? 1 : 0, value ?? '', foldedName(row), this.#filing.sk(row)];
  }

  /** All rows in an order; sorted once for as long as nothing changes. */
  inOrder(order: Order): readonly Item[] {
    const name = `${order.by}/${order.reverse}`;
    const known = this.#orders.get(name);
    if (known) return known;
    const compare = compareIn(order);
    const sorted = this.#rows
      .map((row) => ({ row, key: this.sortKey(row, order) }))
      .toSorted((a, b) => compare(a.key, b.key))
      .map(({ row }) => row);
    this.#orders.set(name, sorted);
    return sorted;
  }

  #file(row: Item): void {
    this.#names.set(nameKey(row.edition, foldedName(row)), row);
    for (const gearSk of this.#filing.means(row)) {
      const users = this.#users.get(gearSk) ?? new Set<string>();
      users.add(this.#filing.sk(row));
      this.#users.set(gearSk, users);
    }
  }

  #unfile(row: Item): void {
    const name = nameKey(row.edition, foldedName(row));
    // Another row may have taken the name already.
    if (this.#names.get(name) === row) this.#names.delete(name);
    for (const gearSk of this.#filing.means(row)) {
      this.#users.get(gearSk)?.delete(this.#filing.sk(row));
    }
  }
}

const shelves = new WeakMap<object, unknown>();

/** The shelf of these rows; other rows, as after a restored snapshot, get another one. */
export function shelfOf<Item extends CatalogueItem>(
  rows: Item[],
  filing: Filing<Item>,
): Shelf<Item> {
  // Only this function puts shelves in, and rows of a kind are always filed in the way of that kind.
  const known = shelves.get(rows) as Shelf<Item> | undefined;
  const shelf = known ?? new Shelf(rows, filing);
  shelves.set(rows, shelf);
  return shelf;
}
