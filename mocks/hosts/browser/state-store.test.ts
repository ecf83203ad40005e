import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openStateStore } from './state-store.ts';

const unsound = { version: 'one', cookies: '', isSound: false };
const partSize = 64 * 1024;

/** A database image with one part for each number, filled with that number. */
const imageOf = (...numbers: readonly number[]): Uint8Array => {
  const databaseImage = new Uint8Array(numbers.length * partSize);
  for (const [index, number] of numbers.entries()) {
    databaseImage.fill(number, index * partSize, (index + 1) * partSize);
  }
  return databaseImage;
};

const openStored = () => openDB('questwright-offline', 1);

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

test('a database is loaded with its cookies and its version', async () => {
  const store = await openStateStore();
  expect(await store.load()).toBe(undefined);
  const state = { ...unsound, cookies: 'session=abc', databaseImage: imageOf(1, 2, 3) };
  await store.save(state);
  expect(await (await openStateStore()).load()).toEqual(state);
});

test('the result of a later check of the same database is stored, and a state of an earlier version has none', async () => {
  const store = await openStateStore();
  const state = { ...unsound, databaseImage: imageOf(1) };
  await store.save(state);
  await store.save({ ...state, isSound: true });
  expect(await (await openStateStore()).load()).toEqual({ ...state, isSound: true });

  const connection = await openStored();
  const stored: unknown = await connection.get('states', 'current');
  await connection.put('states', Object.assign({}, stored, { isSound: undefined }), 'current');
  expect(await (await openStateStore()).load()).toEqual(state);
});

test('only the parts that differ are written', async () => {
  const store = await openStateStore();
  await store.save({ ...unsound, databaseImage: imageOf(1, 2, 3) });
  const connection = await openStored();
  const [key] = await connection.getAllKeys('parts');
  if (key === undefined) throw new Error('Nothing is stored.');
  // Changes a part without the store. The change remains if the store does not write this part.
  await connection.put('parts', imageOf(9), key);
  await store.save({ ...unsound, databaseImage: imageOf(1, 2, 4) });
  expect(await connection.get('parts', key)).toEqual(imageOf(9));
  await expect((await openStateStore()).load()).rejects.toThrow('not those that were saved');
});

test('a save of a smaller database deletes the surplus parts of the larger one', async () => {
  const store = await openStateStore();
  await store.save({ ...unsound, databaseImage: imageOf(1, 2, 3) });
  await store.save({ ...unsound, databaseImage: imageOf(1) });
  expect(await (await openStored()).count('parts')).toBe(1);
  expect((await (await openStateStore()).load())?.databaseImage).toEqual(imageOf(1));
});

test('after several saves in parallel, the last database is stored', async () => {
  const store = await openStateStore();
  const images = [imageOf(1, 1), imageOf(2, 1), imageOf(1, 2), imageOf(1, 1)];
  await Promise.all(images.map((databaseImage) => store.save({ ...unsound, databaseImage })));
  expect((await (await openStateStore()).load())?.databaseImage).toEqual(imageOf(1, 1));
});

test('a large database is stored as it was at the start of its save', async () => {
  const store = await openStateStore();
  const databaseImage = new Uint8Array(700 * partSize).fill(1);
  const saved = store.save({ ...unsound, databaseImage });
  databaseImage.fill(2);
  await saved;
  const loaded = await (await openStateStore()).load();
  expect(loaded?.databaseImage.every((byte) => byte === 1)).toBe(true);
});

test('a load fails when a part is missing', async () => {
  const store = await openStateStore();
  await store.save({ ...unsound, databaseImage: imageOf(1, 2, 3) });
  const connection = await openStored();
  const [, second] = await connection.getAllKeys('parts');
  if (second === undefined) throw new Error('Nothing is stored.');
  await connection.delete('parts', second);
  await expect((await openStateStore()).load()).rejects.toThrow('not those that were saved');
});

test('after setAside nothing is loaded, and the last database is available as a file', async () => {
  const store = await openStateStore();
  for (const number of [1, 2]) {
    await store.save({ ...unsound, databaseImage: imageOf(number) });
    await store.setAside();
    expect(await store.load()).toBe(undefined);
    const file = await store.asideFile();
    expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(imageOf(number));
  }
  expect(await (await openStored()).count('parts')).toBe(1);
});

test('an IndexedDB database of a later version is used if it has the same stores', async () => {
  const state = { ...unsound, databaseImage: imageOf(1, 2) };
  const later = await openDB('questwright-offline', 7, {
    upgrade(database) {
      for (const name of ['states', 'parts', 'more']) database.createObjectStore(name);
    },
  });
  later.close();
  const store = await openStateStore();
  expect(store.unusable).toBe(undefined);
  await store.save(state);
  expect(await (await openStateStore()).load()).toEqual(state);
});

test.for([
  ['newerStorage', 7, []],
  ['damagedStorage', 1, ['states']],
] as const)(
  '%s: the IndexedDB database is reported once and not changed, and another one is used',
  async ([unusable, number, names]) => {
    const other = await openDB('questwright-offline', number, {
      upgrade(database) {
        for (const name of names) database.createObjectStore(name);
      },
    });
    const store = await openStateStore();
    expect(store.unusable).toBe(unusable);
    const state = { ...unsound, databaseImage: imageOf(1) };
    await store.save(state);
    const reopened = await openStateStore();
    expect(reopened.unusable).toBe(undefined);
    expect(await reopened.load()).toEqual(state);
    expect([...other.objectStoreNames]).toEqual(names);
  },
);
