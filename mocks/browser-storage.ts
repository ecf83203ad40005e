import {
  lists,
  type Catalogue,
  type History,
  type MockState,
  type StoredAnswer,
} from './core/state.ts';

const database = 'questwright-mocks';
const store = 'snapshots';
/** Goes up when the shape of the state changes: what an older version kept is then forgotten. */
const version = 2;
const key = 'state';

type List = keyof Catalogue;

/** A list with all that is known about it: kept apart, so that a write leaves the other lists be. */
interface KeptList {
  readonly rows: Catalogue[List];
  readonly past: History[List];
  readonly answers: StoredAnswer[];
}

type Rest = Omit<MockState, 'catalogue' | 'history' | 'answers'>;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, version);
    request.addEventListener('upgradeneeded', () => {
      const { result } = request;
      if (result.objectStoreNames.contains(store)) result.deleteObjectStore(store);
      result.createObjectStore(store);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('The mocks cannot keep their state.')),
    );
  });
}

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('The mocks cannot read their state.')),
    );
  });

function assembled(rest: Rest, kept: ReadonlyMap<List, KeptList>): MockState {
  const byList = (name: keyof KeptList) =>
    Object.fromEntries(lists.map((list) => [list, kept.get(list)?.[name]]));
  const listed = {
    catalogue: byList('rows'),
    history: byList('past'),
    answers: byList('answers'),
  };
  // Under each name stands what `save` took from the same place; `load` sees that all are there.
  return { ...rest, ...listed } as unknown as MockState;
}

/** Keeps the state over a reload of the page. */
export async function openStorage() {
  const connection = await open();
  const objects = (mode: IDBTransactionMode) =>
    connection.transaction(store, mode).objectStore(store);
  return {
    async load(): Promise<MockState | undefined> {
      const source = objects('readonly');
      // Only `save` writes here, and a change of the shape empties the store.
      const rest = settled(source.get(key) as IDBRequest<Rest | undefined>);
      const kept = lists.map(async (list) => {
        const found = await settled(source.get(list) as IDBRequest<KeptList | undefined>);
        return found ? ([[list, found]] as const) : [];
      });
      const parts = new Map((await Promise.all(kept)).flat());
      const found = await rest;
      return found && parts.size === lists.length ? assembled(found, parts) : undefined;
    },
    /** Keeps everything but the lists, and those lists that may have changed. */
    async save(state: Readonly<MockState>, changed: readonly List[]): Promise<void> {
      const target = objects('readwrite');
      const { catalogue, history, answers, ...rest } = state;
      const writes = changed.map((list) => {
        const kept: KeptList = {
          rows: catalogue[list],
          past: history[list],
          answers: answers[list],
        };
        return settled(target.put(kept, list));
      });
      await Promise.all([...writes, settled(target.put(rest, key))]);
    },
  };
}
