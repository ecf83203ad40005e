import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixturesDatabaseImage } from '#mocks/engines/node-database-image.ts';
import { databaseImageVersion } from '#mocks/database-image-version.ts';
import { openData } from './data.ts';
import { openStateStore } from './state-store.ts';

const fixtures = vi.hoisted(() => ({ url: 'http://localhost/image', version: '' }));
vi.mock('virtual:offline-database', () => ({ default: fixtures }));

const databaseImage = new Uint8Array(await fixturesDatabaseImage());
fixtures.version = await databaseImageVersion(databaseImage);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  // Each lock is granted immediately, because the locks of earlier tests are never released.
  const request = (_name: string, _options: object, take: () => unknown) => take();
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

/** The state that is stored when the page closes just after a new database was opened from these bytes. */
async function storedAfter(bytes: Uint8Array<ArrayBuffer>) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(bytes)));
  const data = await openData(() => undefined);
  data.open(await data.fetchDatabaseImage());
  return vi.waitFor(async () => {
    data.saveNow();
    const stored = await (await openStateStore()).load();
    if (!stored) throw new Error('Nothing is stored yet.');
    return stored;
  });
}

test('the database image that the build has checked is stored as sound without another check', async () => {
  const { isSound, databaseImage: stored } = await storedAfter(databaseImage);
  expect(stored).toEqual(databaseImage);
  expect(isSound).toBe(true);
});

test('a database image with other bytes is stored as not checked', async () => {
  const changed = databaseImage.slice();
  // This byte belongs to the change counter in the header of the database file.
  changed[27] = (changed[27] ?? 0) + 1;
  expect((await storedAfter(changed)).isSound).toBe(false);
});
