import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { accepted } from '#tests/support/drafts.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { definitions } from '../../kinds/definitions.ts';
import { DraftTable } from './draft-table.ts';
import { noCounts } from './summary-figures.ts';
import { ImportService } from './import-service.ts';
import { ImportStore } from './import-store.ts';
import { moveOlderImports } from './older-imports.ts';

const store = new DraftStore();

afterEach(async () => {
  await store.close();
  indexedDB = new IDBFactory();
});

const source = { name: 'two.csv', content: 'Name,Category\nClub,Simple melee\nMace,Simple melee' };

/** Creates the old database with one import that has a chunk without an answer. */
async function storeOlder(pending: (chunk: unknown) => unknown) {
  const table = new DraftTable(definitions.weapons, [], new Map(), 'i1');
  table.load(source);
  const chunk = table.take(1);
  const { typed, ...draft } = table.snapshot();
  const older = await openDB('questwright-imports', 1, {
    upgrade(db) {
      db.createObjectStore('imports', { keyPath: 'id' }).createIndex('owner', 'owner');
      for (const name of ['sources', 'drafts', 'typed', 'choices']) db.createObjectStore(name);
      db.createObjectStore('answers', { autoIncrement: true }).createIndex('importId', 'importId');
    },
  });
  await older.put('imports', {
    id: 'i1',
    owner: 'mira/weapons',
    fileName: 'two.csv',
    startedAt: '2026-11-01T10:00:00Z',
    state: 'sending',
    counts: noCounts,
    size: 60,
  });
  await older.put('sources', source, 'i1');
  await older.put('drafts', { ...draft, pending: pending(draft.pending[0]) }, 'i1');
  await older.put('typed', typed, 'i1');
  await older.put('choices', { Remarks: 'notes' }, 'mira/weapons\nname|remarks');
  older.close();
  return chunk;
}

const openService = () =>
  new ImportService(
    definitions.weapons,
    Promise.resolve(new ImportStore(store, 'mira', 'weapons')),
    () => undefined,
  );

test.each([
  ['a list of chunks', (chunk: unknown) => [chunk]],
  ['one chunk', (chunk: unknown) => chunk],
])('an import of the older layout with %s without an answer continues', async (_what, pending) => {
  const chunk = await storeOlder(pending);
  await moveOlderImports(store);
  const service = openService();
  expect(await service.imports()).toMatchObject([
    { id: 'i1', fileName: 'two.csv', state: 'sending' },
  ]);
  const { summary } = await service.resume('i1');
  expect(summary).toMatchObject({ unanswered: 1, counts: { total: 2 } });
  expect(await service.take(1)).toEqual(chunk);
  expect((await service.record('answered', accepted(chunk))).counts.saved).toBe(1);
});

test('the columns that the user chose for titles are moved', async () => {
  await storeOlder((chunk) => [chunk]);
  await moveOlderImports(store);
  expect(await new ImportStore(store, 'mira', 'weapons').choices()).toEqual(
    new Map([['name|remarks', { Remarks: 'notes' }]]),
  );
});

test('an import is moved only once: after its removal it does not reappear', async () => {
  await storeOlder((chunk) => [chunk]);
  await moveOlderImports(store);
  await openService().forget('i1');
  await moveOlderImports(store);
  expect(await openService().imports()).toEqual([]);
});

/** Adds an import to the old database. */
async function addOlder(id: string, draft: unknown) {
  const older = await openDB('questwright-imports');
  await older.put('imports', {
    id,
    owner: 'mira/weapons',
    fileName: `${id}.csv`,
    startedAt: '2026-11-02T10:00:00Z',
    state: 'draft',
    counts: noCounts,
    size: 60,
  });
  await older.put('sources', source, id);
  await older.put('drafts', draft, id);
  older.close();
}

test('an import that is already moved and has progressed is not overwritten by its old state', async () => {
  await storeOlder((chunk) => [chunk]);
  const older = await openDB('questwright-imports');
  const oldDraft: unknown = await older.get('drafts', 'i1');
  older.close();
  await moveOlderImports(store);
  const service = openService();
  await service.resume('i1');
  await service.record('answered', accepted(await service.take(1)));
  // The tab ended before it removed the old import.
  await addOlder('i1', oldDraft);
  await moveOlderImports(store);
  expect((await openService().resume('i1')).summary).toMatchObject({
    unanswered: 0,
    counts: { saved: 1 },
  });
});

test('columns that the user chose again after the move are kept', async () => {
  await storeOlder((chunk) => [chunk]);
  const imports = new ImportStore(store, 'mira', 'weapons');
  await imports.choose('name|remarks', { Remarks: null });
  await moveOlderImports(store);
  expect(await imports.choices()).toEqual(new Map([['name|remarks', { Remarks: null }]]));
});

test('an old import that cannot be read does not prevent the move of the others', async () => {
  await storeOlder((chunk) => [chunk]);
  await addOlder('a-damaged-one', { pending: 7 });
  await moveOlderImports(store);
  expect((await openService().imports()).map(({ id }) => id)).toEqual(['i1']);
  expect((await new ImportStore(store, 'mira', 'weapons').choices()).size).toBe(1);
});

test('the old database is not created if it does not exist', async () => {
  await moveOlderImports(store);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(
    'questwright-imports',
  );
});
