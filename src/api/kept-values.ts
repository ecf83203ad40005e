const prefix = 'questwright.of-user.';

interface Kept {
  readonly value: unknown;
  readonly until: number;
}

const keyOf = (userId: string, name: string): string => `${prefix}${userId}.${name}`;

function read(storage: Storage, key: string): Kept | null {
  try {
    // Only `keep` writes these items.
    return JSON.parse(storage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Values that a storage of the browser keeps for a user for some time. Without the storage, nothing is kept. */
export const valuesKeptIn = (storageOf: () => Storage) => {
  function withStorage<Result>(work: (storage: Storage) => Result): Result | null {
    try {
      return work(storageOf());
    } catch {
      // The browser has no storage for this page, or it is full.
      return null;
    }
  }

  const removeWhere = (isRemoved: (kept: Kept | null) => boolean): void =>
    void withStorage((storage) => {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(prefix) && isRemoved(read(storage, key))) storage.removeItem(key);
      }
    });

  return {
    keep(userId: string, name: string, value: unknown, milliseconds: number): void {
      const now = Date.now();
      removeWhere((kept) => kept === null || kept.until <= now);
      const kept: Kept = { value, until: now + milliseconds };
      withStorage((storage) => storage.setItem(keyOf(userId, name), JSON.stringify(kept)));
    },
    forget: (userId: string, name: string): void =>
      void withStorage((storage) => storage.removeItem(keyOf(userId, name))),
    /** The value, or null. Its type is unknown: the caller checks it. */
    kept(userId: string, name: string): unknown {
      const found = withStorage((storage) => read(storage, keyOf(userId, name)));
      return found !== null && Date.now() < found.until ? found.value : null;
    },
    /** Removes what is kept for any user. */
    forgetAll: (): void => removeWhere(() => true),
  };
};
