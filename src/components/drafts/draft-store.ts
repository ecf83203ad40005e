import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  /** A draft's head under its key, which has no `#`; its parts under `key#name`. */
  drafts: { key: string; value: unknown };
}

/** A draft as it is stored. Parts let a large draft be written piece by piece. */
export interface StoredDraft {
  head: unknown;
  /** By name, in the order of the names. */
  parts: ReadonlyMap<string, unknown>;
}

interface DraftWrite {
  head: object;
  /** Read one after the other while they are written, so that a generator can make them. */
  parts?: Iterable<readonly [name: string, value: unknown]>;
  /** Other parts of the draft are removed. */
  replace?: boolean;
  /** The page is about to close: there is no time for pauses. */
  isLastMoment?: boolean;
}

interface Write extends Omit<DraftWrite, 'head'> {
  /** Whether the stored head is read first: there is no time for it at the last moment. */
  stored?: boolean;
  makeHead: (stored: unknown) => object | undefined;
}

const partKey = (key: string, name: string): string => `${key}#${name}`;
const partKeys = (key: string): IDBKeyRange => IDBKeyRange.bound(`${key}#`, `${key}#\uffff`);
const startingWith = (start: string): IDBKeyRange => IDBKeyRange.bound(start, `${start}\uffff`);

/** The drafts in this browser. Every method rejects if the browser stores nothing. */
export class DraftStore {
  #opening: Promise<IDBPDatabase<Schema>> | undefined;
  /** Writes that pause between their parts, by key. */
  readonly #slow = new Map<string, { abort: () => void }>();

  /** Opened when it is first used, and again after the browser or an upgrade has closed it. */
  open(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      this.#opening = undefined;
    };
    this.#opening ??= openDB<Schema>('questwright-drafts', 1, {
      upgrade: (db) => void db.createObjectStore('drafts'),
      blocking: (_old, _new, event) => {
        // The target of a version change is the open database.
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

  /** The keys of all drafts whose key starts with this. */
  async keys(start: string): Promise<string[]> {
    const keys = await (await this.open()).getAllKeys('drafts', startingWith(start));
    return keys.filter((key) => !key.includes('#'));
  }

  async head(key: string): Promise<unknown> {
    return (await this.open()).get('drafts', key);
  }

  /** Undefined if there is no such draft. */
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
   * Writes everything or nothing, in one transaction. Copying tens of thousands of rows takes half
   * a second, so the page can work between two parts, unless it is being closed.
   */
  write(key: string, { head, ...write }: DraftWrite): Promise<void> {
    return this.#write(key, { makeHead: () => head, ...write });
  }

  /** The same with a head made from the stored one; undefined writes nothing. */
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
    // The error is thrown where `done` is awaited below; so is the abort of a slow write.
    transaction.done.catch(() => undefined);
    const { store } = transaction;
    const head = makeHead(stored ? await store.get(key) : undefined);
    if (head === undefined) return;
    if (isLastMoment) this.#slow.get(key)?.abort();
    else this.#slow.set(key, transaction);
    const asked: Promise<unknown>[] = [];
    const ask = (step: Promise<unknown>) => {
      // An abort rejects every open step, and only the first of them is awaited.
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
    // Without it a page that is being closed may not get round to ending the transaction.
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
