import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  /** The key of a draft's head contains no `#`; its parts have the keys `key#name`. */
  drafts: { key: string; value: unknown };
}

/** A stored draft. A large draft has several parts, which are written one after the other. */
export interface StoredDraft {
  head: unknown;
  /** The parts by name, sorted by name. */
  parts: ReadonlyMap<string, unknown>;
}

interface DraftWrite {
  head: object;
  /** The parts are read one by one during the write, so a generator can create them. */
  parts?: Iterable<readonly [name: string, value: unknown]>;
  /** Whether other parts of the draft are removed. */
  replace?: boolean;
  /** Whether the page is closing, so that there is no time for pauses. */
  isLastMoment?: boolean;
}

interface Write extends Omit<DraftWrite, 'head'> {
  /** Whether the stored head is read first; not possible while the page is closing. */
  stored?: boolean;
  makeHead: (stored: unknown) => object | undefined;
}

const partKey = (key: string, name: string): string => `${key}#${name}`;
const partKeys = (key: string): IDBKeyRange => IDBKeyRange.bound(`${key}#`, `${key}#\uffff`);
const startingWith = (start: string): IDBKeyRange => IDBKeyRange.bound(start, `${start}\uffff`);

/** The drafts in this browser. Every method rejects if the browser stores nothing. */
export class DraftStore {
  #opening: Promise<IDBPDatabase<Schema>> | undefined;
  /** The running writes that pause between their parts, by key. */
  readonly #slow = new Map<string, { abort: () => void }>();

  /** Opens the database at the first use, and again if the browser or an upgrade has closed it. */
  open(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      this.#opening = undefined;
    };
    this.#opening ??= openDB<Schema>('questwright-drafts', 1, {
      upgrade: (db) => void db.createObjectStore('drafts'),
      blocking: (_old, _new, event) => {
        // The target of a `versionchange` event is the open database.
        (event.target as IDBDatabase | null)?.close();
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return this.#opening;
  }

  async close(): Promise<void> {
    (await this.#opening)?.close();
    this.#opening = undefined;
  }

  /** The keys of all drafts that start with `start`. */
  async keys(start: string): Promise<string[]> {
    const keys = await (await this.open()).getAllKeys('drafts', startingWith(start));
    return keys.filter((key) => !key.includes('#'));
  }

  async head(key: string): Promise<unknown> {
    return (await this.open()).get('drafts', key);
  }

  /** Reads a draft; undefined if it does not exist. */
  async read(key: string): Promise<StoredDraft | undefined> {
    const { store } = (await this.open()).transaction('drafts');
    const [head, names, values] = await Promise.all([
      store.get(key),
      store.getAllKeys(partKeys(key)),
      store.getAll(partKeys(key)),
    ]);
    if (head === undefined) return undefined;
    const parts = names.map((name, index) => [name.slice(key.length + 1), values[index]] as const);
    return { head, parts: new Map(parts) };
  }

  /**
   * Writes everything or nothing, in one transaction. Writing tens of thousands of rows takes half
   * a second, so it pauses between parts to keep the page responsive, unless the page is closing.
   */
  write(key: string, { head, ...write }: DraftWrite): Promise<void> {
    return this.#write(key, { makeHead: () => head, ...write });
  }

  /** Writes a head that is made from the stored head; nothing if `change` returns undefined. */
  update(
    key: string,
    change: (head: unknown) => object | undefined,
    parts: NonNullable<DraftWrite['parts']> = [],
  ): Promise<void> {
    return this.#write(key, { stored: true, makeHead: change, parts });
  }

  async #write(
    key: string,
    { stored = false, makeHead, parts = [], replace, isLastMoment = false }: Write,
  ): Promise<void> {
    const transaction = (await this.open()).transaction('drafts', 'readwrite');
    // Errors and the abort of a slow write are thrown below, where `done` is awaited.
    transaction.done.catch(() => undefined);
    const { store } = transaction;
    const head = makeHead(stored ? await store.get(key) : undefined);
    if (head === undefined) return;
    if (isLastMoment) this.#slow.get(key)?.abort();
    else this.#slow.set(key, transaction);
    const asked: Promise<unknown>[] = [];
    const ask = (step: Promise<unknown>) => {
      // An abort rejects all open steps, but only the first of them is awaited.
      step.catch(() => undefined);
      asked.push(step);
      return step;
    };
    if (replace === true) void ask(store.delete(partKeys(key)));
    void ask(store.put(head, key));
    for (const [name, value] of parts) {
      const step = ask(store.put(value, partKey(key, name)));
      if (!isLastMoment) await step;
    }
    if (this.#slow.get(key) === transaction) this.#slow.delete(key);
    // Without `commit` a closing page may end before the transaction is complete.
    transaction.commit();
    await Promise.all([...asked, transaction.done]);
  }

  async remove(keys: readonly string[]): Promise<void> {
    const transaction = (await this.open()).transaction('drafts', 'readwrite');
    await Promise.all([
      ...keys.flatMap((key) => [
        transaction.store.delete(key),
        transaction.store.delete(partKeys(key)),
      ]),
      transaction.done,
    ]);
  }
}
