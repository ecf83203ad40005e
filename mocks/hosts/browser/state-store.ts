import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** In bytes. A small change stores few bytes, and a database with 100,000 rows has 2,000 parts. */
const partSize = 64 * 1024;
/** Parts per batch of writes. The backend can answer calls between two batches. */
const partsPerWrite = 320;
/** Parts per read. Chromium crashes if one result has more than 128 MiB. */
const partsPerRead = 256;

/** The database, its cookies and its version. */
export interface SavedState {
  /**
   * The version of the database image from which the database was created. Another version has other tables
   * or fixtures.
   */
  readonly version: string;
  /** The cookies as one Cookie header. */
  readonly cookies: string;
  readonly databaseImage: Uint8Array;
  /** Whether SQLite has checked all pages of the database image and found no damage. */
  readonly isSound: boolean;
}

interface StoredState extends Omit<SavedState, 'databaseImage' | 'isSound'> {
  readonly id: string;
  readonly size: number;
  readonly checksums: Uint32Array;
  /** Undefined in the states of earlier versions. */
  readonly isSound?: boolean;
}

interface Tables extends DBSchema {
  states: { key: 'current' | 'aside'; value: StoredState };
  parts: { key: [id: string, index: number]; value: Uint8Array };
}

/**
 * Two parts that differ in only one 32-bit word always have different checksums. Two parts that differ
 * in several words almost always have different checksums.
 */
function checksum(part: Uint8Array): number {
  let sum = part.length;
  const words = new Uint32Array(part.buffer, part.byteOffset, part.byteLength / 4);
  // Loops by index, because `for of` takes three times as long, and 100,000 rows are 34 million
  // words.
  for (let index = 0; index < words.length; index += 1) {
    sum = Math.imul(sum ^ (words[index] ?? 0), 0x9e37_79b1);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}

const empty = new Uint8Array();

const divided = (databaseImage: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(databaseImage.length / partSize) }, (_, index) =>
    databaseImage.subarray(index * partSize, (index + 1) * partSize),
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

const create = (databaseName: string, onCreate?: () => void) =>
  openDB<Tables>(databaseName, 1, {
    upgrade(database) {
      for (const store of storeNames) database.createObjectStore(store);
      onCreate?.();
    },
  });

/** Opens the database of this version or of a later version, which may have the same stores. */
async function openAnyVersion(): Promise<IDBPDatabase<Tables>> {
  try {
    return await create(name);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') return openDB<Tables>(name);
    throw error;
  }
}

/** Why an IndexedDB database without the stores of this version is not used. */
type Unusable = 'newerStorage' | 'damagedStorage';

/**
 * Opens the IndexedDB database. A database that lacks the stores of this version is not changed,
 * because another version may use it; a second database is opened instead.
 * @returns `unusable` only when the second database is created
 */
async function openConnection() {
  const existing = await openAnyVersion();
  if (isUsable(existing)) return { connection: existing };
  const reason: Unusable = existing.version > 1 ? 'newerStorage' : 'damagedStorage';
  existing.close();
  let unusable: Unusable | undefined;
  const connection = await create(`${name}-fresh`, () => (unusable = reason));
  return { connection, unusable };
}

export type StateStore = Awaited<ReturnType<typeof openStateStore>>;

/**
 * Stores one database in parts. A save writes only the parts that have changed. The store also
 * keeps the last database that could not be used, which the user can save as a file.
 */
export async function openStateStore() {
  const { connection, unusable } = await openConnection();
  let id: string = crypto.randomUUID();
  /**
   * The checksums of each state that may be stored: several during saves, none if the state is
   * unknown.
   */
  let possibleChecksums: Uint32Array[] = [];
  let savedCookies = '';
  let savedSoundness = false;

  async function partsFrom({ id: from, checksums }: StoredState): Promise<Uint8Array[]> {
    const { store } = connection.transaction('parts');
    const parts: Uint8Array[] = [];
    for (let first = 0; first < checksums.length; first += partsPerRead) {
      parts.push(...(await store.getAll(rangeOf(from, first, first + partsPerRead))));
    }
    return parts;
  }

  async function imageOf(stored: StoredState): Promise<Uint8Array> {
    const parts = await partsFrom(stored);
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    const isUnchanged = stored.checksums.every(
      (sum, index) => checksum(parts[index] ?? empty) === sum,
    );
    if (!isUnchanged || size !== stored.size) {
      throw new Error('The parts are not those that were saved.');
    }
    const databaseImage = new Uint8Array(size);
    for (const [index, part] of parts.entries()) databaseImage.set(part, index * partSize);
    return databaseImage;
  }

  return {
    unusable,

    /** @throws when parts are missing or differ from what was saved */
    async load(): Promise<SavedState | undefined> {
      const stored = await connection.get('states', 'current');
      if (stored === undefined) return undefined;
      const databaseImage = await imageOf(stored);
      ({ id, cookies: savedCookies, isSound: savedSoundness = false } = stored);
      possibleChecksums = [stored.checksums];
      return {
        version: stored.version,
        cookies: savedCookies,
        databaseImage,
        isSound: savedSoundness,
      };
    },

    /**
     * Starts the writes of up to 20 MiB without waiting in between, because the page may be about to
     * close.
     */
    async save({ version, cookies, databaseImage, isSound }: SavedState): Promise<void> {
      const parts = divided(databaseImage);
      const checksums = Uint32Array.from(parts, checksum);
      const changedParts = [...parts.entries()].filter(
        ([index]) =>
          possibleChecksums.length === 0 ||
          possibleChecksums.some((sums) => sums[index] !== checksums[index]),
      );
      const hasSurplus =
        possibleChecksums.length === 0 ||
        possibleChecksums.some((sums) => sums.length > parts.length);
      const isSameState = cookies === savedCookies && isSound === savedSoundness;
      if (changedParts.length === 0 && !hasSurplus && isSameState) return;

      possibleChecksums.push(checksums);
      savedCookies = cookies;
      savedSoundness = isSound;
      try {
        const transaction = connection.transaction(['states', 'parts'], 'readwrite');
        // Prevents an error about an unhandled rejection, because the writes below may reject
        // first.
        transaction.done.catch(() => undefined);
        const stored = transaction.objectStore('parts');
        const state = { id, version, cookies, size: databaseImage.length, checksums, isSound };
        const writes: Promise<unknown>[] = hasSurplus
          ? [stored.delete(rangeOf(id, parts.length))]
          : [];
        // Copies the parts before the first await, because other calls change the memory of the
        // parts.
        const copies = changedParts.map(([index, part]) => [index, part.slice()] as const);
        while (copies.length > 0) {
          const batch = copies.splice(0, partsPerWrite);
          writes.push(...batch.map(([index, part]) => stored.put(part, [id, index])));
          if (copies.length > 0) await Promise.all(writes);
        }
        writes.push(transaction.objectStore('states').put(state, 'current'));
        transaction.commit();
        await Promise.all([...writes, transaction.done]);
        const position = possibleChecksums.indexOf(checksums);
        possibleChecksums =
          position < 0 ? [checksums, ...possibleChecksums] : possibleChecksums.slice(position);
      } catch (error) {
        // The stored parts are unknown after an error, so the next save writes all parts.
        possibleChecksums = [];
        throw error;
      }
    },

    /** Moves the current state to the key `aside`, where `asideFile` can read it. */
    async setAside(): Promise<void> {
      const transaction = connection.transaction(['states', 'parts'], 'readwrite');
      const states = transaction.objectStore('states');
      const [current, older] = await Promise.all([states.get('current'), states.get('aside')]);
      if (older) await transaction.objectStore('parts').delete(rangeOf(older.id));
      if (current) await states.put(current, 'aside');
      await states.delete('current');
      await transaction.done;
      id = crypto.randomUUID();
      possibleChecksums = [];
    },

    /** The database at the key `aside`, as an SQLite file. */
    async asideFile(): Promise<Blob | undefined> {
      const stored = await connection.get('states', 'aside');
      return stored && new Blob((await partsFrom(stored)).map((part) => part.slice()));
    },
  };
}
