import type { MockContext } from './context.ts';
import type { CatalogueItem, Shelf } from './shelf.ts';
import type { Catalogue, Past } from './state.ts';

/** What a list remembers in changes; older ones are forgotten. */
const mostChanges = 20_000;
const forgottenAtOnce = 2000;

/** Changes on one shelf that are there at once, and in the end either stay or go together. */
export class Draft<Item extends CatalogueItem> {
  readonly shelf: Shelf<Item>;
  readonly #past: Past<Item>;
  readonly #sk: (item: Item) => string;
  /** How the items that were touched stood before. */
  readonly #before = new Map<string, Item | null>();
  readonly #lastVersions = new Map<string, number>();

  constructor(shelf: Shelf<Item>, past: Past<Item>, sk: (item: Item) => string) {
    this.shelf = shelf;
    this.#past = past;
    this.#sk = sk;
  }

  put(item: Item): void {
    this.#touch(this.#sk(item));
    // Whoever loses its name to the item gets it back when all is rolled back.
    const namesake = this.shelf.named(item.edition, item.name);
    if (namesake) this.#touch(this.#sk(namesake));
    this.shelf.put(item);
  }

  remove(sk: string): void {
    const item = this.#touch(sk);
    if (item) this.#lastVersions.set(sk, item.version);
    this.shelf.remove(sk);
  }

  /** A key that is used again goes on counting: nobody mistakes the new item for the old one. */
  firstVersion(sk: string): number {
    return 1 + (this.#lastVersions.get(sk) ?? this.#past.lastVersions[sk] ?? 0);
  }

  /** Everything as it was before. */
  rollBack(): void {
    // All of them go before any comes back, so that nothing meets what has its name for now.
    for (const sk of this.#before.keys()) if (this.shelf.get(sk)) this.shelf.remove(sk);
    for (const item of this.#before.values()) if (item) this.shelf.put(item);
    this.#before.clear();
    this.#lastVersions.clear();
  }

  /** Remembers what is different now, once for each item, and tells whoever listens. */
  commit(kind: keyof Catalogue, { now, caller, announce }: MockContext): void {
    const at = now.toISOString();
    const by = caller.name;
    const { changes, lastVersions } = this.#past;
    const told = [...this.#before].flatMap(([sk, before]) => {
      const after = this.shelf.get(sk) ?? null;
      if (after) delete lastVersions[sk];
      else if (this.#lastVersions.has(sk)) lastVersions[sk] = this.#lastVersions.get(sk) ?? 0;
      // What was changed and then deleted had got further than it stood before.
      const version = after?.version ?? this.#lastVersions.get(sk);
      if (before === after || version === undefined) return [];
      const action = !before ? 'created' : after ? 'updated' : 'deleted';
      changes.push({ sk, version, action, at, by, before, after });
      return { sk, version: after?.version ?? null };
    });
    if (changes.length > mostChanges + forgottenAtOnce) {
      changes.splice(0, changes.length - mostChanges);
    }
    if (told.length > 0) announce({ kind, by, changes: told });
  }

  #touch(sk: string): Item | undefined {
    const item = this.shelf.get(sk);
    if (!this.#before.has(sk)) this.#before.set(sk, item ?? null);
    return item;
  }
}
