import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Small enough that a write stores little, large enough that 100,000 rows are 2,000 parts. */
const partSize = 64 * 1024;
/** Written together: while more is stored, the backend answers between two batches. */
const partsPerWrite = 320;
/** Read together: Chromium ends the whole browser over one result of more than 128 MiB. */
const partsPerRead = 256;

/** The database and what belongs to it. */
export interface SavedState {
  /** Of the image that the state started from; with another one, tables or fixtures differ. */
  readonly version: string;
  /** As one Cookie header. */
  readonly cookies: string;
  readonly image: Uint8Array;
}

interface StoredState extends Omit<SavedState, 'image'> {
  readonly id: string;
  readonly size: number;
  readonly checksums: Uint32Array;
}

interface Tables extends DBSchema {
  states: { key: 'current' | 'aside'; value: StoredState };
  parts: { key: [id: string, index: number]; value: Uint8Array };
}

/** Two parts that differ in one word never have the same; other parts hardly ever have. */
function checksum(part: Uint8Array): number {
  let sum = part.length;
  const words = new Uint32Array(part.buffer, part.byteOffset, part.byteLength / 4);
  // By index: `for of` takes three times as long, and 100,000 rows are 34 million words.
  for (let index = 0; index < words.length; index += 1) {
    sum = Math.imul(sum ^ (words[index] ?? 0), 0x9e37_79b1);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}

const empty = new Uint8Array();

const partsOf = (image: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(image.length / partSize) }, (_, index) =>
    image.subarray(index * partSize, (index + 1) * partSize),
  );

const rangeOf = (id: string, from = 0, to = Number.MAX_SAFE_INTEGER) =>
  IDBKeyRange.bound([id, from], [id, to], false, true);

const name = 'questwright-offline';
const storeNames = ['states', 'parts'] as const;

function isUsable(connection: IDBPDatabase<Tables>): boolean {
  if (!storeNames.every((store) => connection.objectStoreNames.contains(store))) return false;
  const transaction = connection.transaction(storeNames);
  return storeNames.every((store) => transaction.objectStore(store).keyPath === null);
}

const create = (called: string, onCreate?: () => void) =>
  openDB<Tables>(called, 1, {
    upgrade(database) {
      for (const store of storeNames) database.createObjectStore(store);
      onCreate?.();
    },
  });

/** In any later version, too: its stores may be the same. */
async function openAnyVersion(): Promise<IDBPDatabase<Tables>> {
  try {
    return await create(name);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') return openDB<Tables>(name);
    throw error;
  }
}

/** Why what an earlier load stored is left where it is. */
type Unusable = 'newerStorage' | 'damagedStorage';

/**
 * A storage without the stores of this version is left alone, because another version may use it.
 * @returns `unusable` only the first time that another one replaces it
 */
async function openConnection() {
  const found = await openAnyVersion();
  if (isUsable(found)) return { connection: found };
  const why: Unusable = found.version > 1 ? 'newerStorage' : 'damagedStorage';
  found.close();
  let unusable: Unusable | undefined;
  const connection = await create(`${name}-fresh`, () => (unusable = why));
  return { connection, unusable };
}

export type StateStore = Awaited<ReturnType<typeof openStateStore>>;

/**
 * Keeps one database over reloads, in parts of which only the changed ones are written again, and
 * beside it the last database that could not be used any more.
 */
export async function openStateStore() {
  const { connection, unusable } = await openConnection();
  let id: string = crypto.randomUUID();
  /** The checksums that the stored parts may have: several while saves are under way. */
  let possible: Uint32Array[] = [];
  let savedCookies = '';

  async function partsFrom({ id: from, checksums }: StoredState): Promise<Uint8Array[]> {
    const { store } = connection.transaction('parts');
    const found: Uint8Array[] = [];
    for (let first = 0; first < checksums.length; first += partsPerRead) {
      found.push(...(await store.getAll(rangeOf(from, first, first + partsPerRead))));
    }
    return found;
  }

  async function imageOf(stored: StoredState): Promise<Uint8Array> {
    const parts = await partsFrom(stored);
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    const same = stored.checksums.every((sum, index) => checksum(parts[index] ?? empty) === sum);
    if (!same || size !== stored.size) {
      throw new Error('The parts are not those that were saved.');
    }
    const image = new Uint8Array(size);
    for (const [index, part] of parts.entries()) image.set(part, index * partSize);
    return image;
  }

  return {
    unusable,

    /** @throws when parts are missing or differ from what was saved */
    async load(): Promise<SavedState | undefined> {
      const stored = await connection.get('states', 'current');
      if (stored === undefined) return undefined;
      const image = await imageOf(stored);
      ({ id, cookies: savedCookies } = stored);
      possible = [stored.checksums];
      return { version: stored.version, cookies: savedCookies, image };
    },

    /** Up to 20 MiB are asked of the browser at once: a page that goes away does not wait. */
    async save({ version, cookies, image }: SavedState): Promise<void> {
      const parts = partsOf(image);
      const checksums = Uint32Array.from(parts, checksum);
      const changed = [...parts.entries()].filter(
        ([index]) =>
          possible.length === 0 || possible.some((sums) => sums[index] !== checksums[index]),
      );
      const shorter = possible.length === 0 || possible.some((sums) => sums.length > parts.length);
      if (changed.length === 0 && !shorter && cookies === savedCookies) return;

      possible.push(checksums);
      savedCookies = cookies;
      try {
        const transaction = connection.transaction(['states', 'parts'], 'readwrite');
        // Its failure is also that of the writes below, which may be noticed first.
        transaction.done.catch(() => undefined);
        const stored = transaction.objectStore('parts');
        const state = { id, version, cookies, size: image.length, checksums };
        const writes: Promise<unknown>[] = shorter
          ? [stored.delete(rangeOf(id, parts.length))]
          : [];
        // Copied before anything is awaited: other calls change the memory that parts are views of.
        const copies = changed.map(([index, part]) => [index, part.slice()] as const);
        while (copies.length > 0) {
          const batch = copies.splice(0, partsPerWrite);
          writes.push(...batch.map(([index, part]) => stored.put(part, [id, index])));
          if (copies.length > 0) await Promise.all(writes);
        }
        writes.push(transaction.objectStore('states').put(state, 'current'));
        transaction.commit();
        await Promise.all([...writes, transaction.done]);
        const position = possible.indexOf(checksums);
        possible = position < 0 ? [checksums, ...possible] : possible.slice(position);
      } catch (error) {
        // Unknown what is stored: the next save writes all of it.
        possible = [];
        throw error;
      }
    },

    /** Makes room for a new state; the present one can still be taken out. */
    async setAside(): Promise<void> {
      const transaction = connection.transaction(['states', 'parts'], 'readwrite');
      const states = transaction.objectStore('states');
      const [current, older] = await Promise.all([states.get('current'), states.get('aside')]);
      if (older) await transaction.objectStore('parts').delete(rangeOf(older.id));
      if (current) await states.put(current, 'aside');
      await states.delete('current');
      await transaction.done;
      id = crypto.randomUUID();
      possible = [];
    },

    /** The database that was set aside, as a file of SQLite. */
    async asideFile(): Promise<Blob | undefined> {
      const stored = await connection.get('states', 'aside');
      return stored && new Blob((await partsFrom(stored)).map((part) => part.slice()));
    },
  };
}
