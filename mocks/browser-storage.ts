import type { MockState } from './core/state.ts';

const database = 'questwright-mocks';
const store = 'snapshots';
/** Goes up when the shape of the state changes: what an older version kept is then forgotten. */
const version = 1;
const key = 'state';

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

/** Keeps the state over a reload of the page. */
export async function openStorage() {
  const connection = await open();
  const objects = (mode: IDBTransactionMode) =>
    connection.transaction(store, mode).objectStore(store);
  return {
    load: (): Promise<MockState | undefined> =>
      // Only `save` writes here, and a change of the shape empties the store.
      settled(objects('readonly').get(key) as IDBRequest<MockState | undefined>),
    save: async (state: MockState): Promise<void> => {
      await settled(objects('readwrite').put(state, key));
    },
  };
}
