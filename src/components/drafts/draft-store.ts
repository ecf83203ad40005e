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
  /** Whether stored parts that are not in `parts` are removed. */
  replace?: boolean;
  /** Whether the page is closing, so that the write cannot wait for anything. */
  isLastMoment?: boolean;
}

interface Write extends Omit<DraftWrite, 'head'> {
  /** Whether `makeHead` gets the stored head. Not used with `isLastMoment`: reading takes time. */
  readsHead?: boolean;
  makeHead: (storedHead: unknown) => object | undefined;
}

const partKey = (key: string, name: string): string => `${key}#${name}`;
const partKeys = (key: string): IDBKeyRange => IDBKeyRange.bound(`${key}#`, `${key}#\uffff`);
const startingWith = (start: string): IDBKeyRange => IDBKeyRange.bound(start, `${start}\uffff`);

/** The drafts in this browser. Reading and writing reject if IndexedDB is not available. */
export class DraftStore {
  #opening: Promise<IDBPDatabase<Schema>> | undefined;
  /** The running write of each draft key. A write with `isLastMoment` aborts it. */
  readonly #running = new Map<string, { abort: () => void }>();

  /** Opens the database at the first use, and again if the browser or an upgrade has closed it. */
  open(): Promise<IDBPDatabase<Schema>> {
    const reset = () => {
      this.#opening = undefined;
    };
    this.#opening ??= openDB<Schema>('questwright-drafts', 1, {
      upgrade: (db) => void db.createObjectStore('drafts'),
      blocking: (_old, _new, event) => {
        // The target of a `versionchange` event is the open database.
        (event.target as IDBDatabase | null)?.close();
        reset();
      },
      terminated: reset,
    }).catch((error: unknown) => {
      reset();
      throw error;
    });
    return this.#opening;
  }

  async close(): Promise<void> {
    (await this.#opening)?.close();
    this.#opening = undefined;
  }

  /** The keys of the drafts whose key begins with `start`. */
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
   * Writes everything or nothing, in one transaction. Tens of thousands of rows take half a second,
   * so the page can run other tasks between two parts, unless it is closing.
   */
  write(key: string, { head, ...write }: DraftWrite): Promise<void> {
    return this.#write(key, { makeHead: () => head, ...write });
  }

  /** Writes a head made from the stored head. Writes nothing if `change` returns undefined. */
  update(
    key: string,
    change: (head: unknown) => object | undefined,
    parts: NonNullable<DraftWrite['parts']> = [],
  ): Promise<void> {
    return this.#write(key, { readsHead: true, makeHead: change, parts });
  }

  async #write(
    key: string,
    { readsHead = false, makeHead, parts = [], replace, isLastMoment = false }: Write,
  ): Promise<void> {
    const transaction = (await this.open()).transaction('drafts', 'readwrite');
    // This prevents an unhandled rejection: errors are thrown below, where the requests are awaited.
    transaction.done.catch(() => undefined);
    const { store } = transaction;
    const head = makeHead(readsHead ? await store.get(key) : undefined);
    if (head === undefined) return;
    if (isLastMoment) {
      this.#running.get(key)?.abort();
      // A second abort throws, so the next write with `isLastMoment` must not find this write.
      this.#running.delete(key);
    } else {
      this.#running.set(key, transaction);
    }
    const requests: Promise<unknown>[] = [];
    const add = (request: Promise<unknown>) => {
      // An abort rejects all open requests, but only the first rejection is handled below.
      request.catch(() => undefined);
      requests.push(request);
      return request;
    };
    if (replace === true) void add(store.delete(partKeys(key)));
    void add(store.put(head, key));
    try {
      for (const [name, value] of parts) {
        const request = add(store.put(value, partKey(key, name)));
        if (!isLastMoment) await request;
      }
    } finally {
      if (this.#running.get(key) === transaction) this.#running.delete(key);
    }
    // `commit` does not wait for the results of the requests, which a closing page never receives.
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  }

  async remove(keys: readonly string[]): Promise<void> {
    const transaction = (await this.open()).transaction('drafts', 'readwrite');
    const requests = keys.flatMap((key) => [
      transaction.store.delete(key),
      transaction.store.delete(partKeys(key)),
    ]);
    // A page that closes after a discard never receives the results of the requests.
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  }
}
