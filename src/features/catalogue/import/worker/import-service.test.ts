import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accepted, spreadsheet, weapon } from '#tests/support/drafts.ts';
import { DraftStore } from '#src/components/drafts/draft-store.ts';
import { holdDraft } from '#src/components/drafts/one-tab.ts';
import { definitions } from '../../kinds/definitions.ts';
import { ImportService } from './import-service.ts';
import { ImportStore, lockKeyOf } from './import-store.ts';
import { moveOlderImports } from './older-imports.ts';

const stores: DraftStore[] = [];

async function importStore(userId: string): Promise<ImportStore> {
  const store = new DraftStore();
  stores.push(store);
  await moveOlderImports(store);
  return new ImportStore(store, userId, 'weapons');
}

/** The service of a new worker; it has only the data that the browser has stored. */
const newService = (userId = 'mira', onProgress: (done: number, what: string) => void = () => {}) =>
  new ImportService(definitions.weapons, importStore(userId), onProgress);

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  indexedDB = new IDBFactory();
});

const three = 'Name,Category,Notes\nClub,Simple melee,new\nMace,Weapn,\nFlail,Martial melee,';
const source = { name: 'three.csv', content: three };
const club = weapon('2024#club', { name: 'Club', notes: 'old' }, 3);

const typed = {
  label: 'Type',
  edits: [{ rowId: '1', key: 'category', text: 'Simple melee' }],
  appended: [],
};

/** Opens the only stored import on a new service. */
async function resumed(existing = [club]) {
  const service = newService();
  await service.addCatalogueItems(existing, { isFirst: true });
  const [entry] = await service.imports();
  const loaded = await service.resume(entry?.id ?? '');
  return { service, entry, ...loaded };
}

describe('a stored draft', () => {
  test('is restored with edits, left-out rows, mapped columns and settings', async () => {
    const service = newService();
    await service.addCatalogueItems([club], { isFirst: true });
    await service.load(source);
    await service.change('edit', typed);
    await service.change('skip', ['2'], true);
    await service.change('onConflict', 'skip');
    const chunk = await service.take(1);
    await service.record('release', chunk?.key ?? '');
    const { entry, outline, summary, service: again } = await resumed();
    expect(entry).toMatchObject({ fileName: 'three.csv', state: 'sending' });
    expect(outline).toEqual(await service.outline());
    expect(summary.counts).toMatchObject({ create: 1, skip: 2 });
    expect(await again.ask('window', {}, 0, 9)).toEqual(await service.ask('window', {}, 0, 9));
  });

  test('is restored from the stored bytes of a file', async () => {
    const service = newService();
    await service.load({ name: 'messy-weapons.csv', content: spreadsheet('messy-weapons.csv') });
    const { summary } = await resumed([]);
    expect(summary.counts.total).toBe(44);
  });

  test('is restored with a chunk without an answer, which is sent again with the same key', async () => {
    const service = newService();
    await service.addCatalogueItems([club], { isFirst: true });
    await service.load(source);
    const chunk = await service.take(2);
    // The server has saved the chunk, and the page was closed before the answer arrived.
    const after = weapon('2024#club', { name: 'Club', notes: 'new' }, 4);
    const { service: again } = await resumed([after]);
    expect(await again.summary()).toMatchObject({
      unanswered: 2,
      counts: { update: 1, create: 1 },
    });
    expect(await again.take(2)).toEqual(chunk);
    const summary = await again.record('answered', accepted(chunk));
    expect(summary.counts).toMatchObject({ saved: 2, error: 1 });
    // Undo still restores the value before the import.
    const undo = await again.takeUndo();
    expect(undo?.operations.at(-1)?.operation).toMatchObject({
      action: 'update',
      values: { notes: 'old' },
    });
  });

  test('is restored with two chunks without an answer, which are sent again in the same order', async () => {
    const service = newService();
    await service.addCatalogueItems([club], { isFirst: true });
    await service.load(source);
    const first = await service.take(1);
    const second = await service.take(1, first?.key);
    const { service: again } = await resumed();
    expect((await again.summary()).unanswered).toBe(2);
    expect(await again.take(1)).toEqual(first);
    expect(await again.take(1, first?.key)).toEqual(second);
    await again.record('answered', accepted(first));
    const { service: afterAnswer } = await resumed();
    expect((await afterAnswer.summary()).counts.saved).toBe(1);
    expect(await afterAnswer.take(1)).toEqual(second);
  });

  test('is marked as sent only after the last answer', async () => {
    const service = newService();
    await service.load(source);
    const chunk = await service.take();
    expect(await service.take(500, chunk?.key)).toBeUndefined();
    expect((await service.imports())[0]?.state).toBe('sending');
    await service.record('answered', accepted(chunk));
    expect(await service.take()).toBeUndefined();
    expect((await service.imports())[0]?.state).toBe('sent');
  });

  test('is restored with saved rows, some of them undone', async () => {
    const service = newService();
    await service.addCatalogueItems([club], { isFirst: true });
    await service.load(source);
    await service.record('answered', accepted(await service.take()));
    expect(await service.take()).toBeUndefined();
    expect((await service.imports())[0]).toMatchObject({ state: 'sent', counts: { saved: 2 } });
    await service.record('undone', accepted(await service.takeUndo(1)));
    const { service: again, summary } = await resumed();
    expect(summary.counts).toMatchObject({ saved: 1, undone: 1 });
    await again.record('undone', accepted(await again.takeUndo()));
    expect(await again.takeUndo()).toBeUndefined();
    expect((await again.imports())[0]?.state).toBe('undone');
  });
});

test('a change is shown only after it is stored, so that a reload does not lose it', async () => {
  const store = await importStore('mira');
  const service = new ImportService(definitions.weapons, Promise.resolve(store), () => {});
  await service.load(source);
  const disk = Promise.withResolvers<void>();
  const write = store.write.bind(store);
  const writes = vi.spyOn(store, 'write').mockImplementation(async (...args) => {
    await disk.promise;
    await write(...args);
  });
  const shown = vi.fn<() => void>();
  const first = service.change('edit', typed).then(shown);
  await vi.waitFor(() => expect(writes).toHaveBeenCalled());
  const second = service.change('skip', ['0'], true).then(shown);
  const third = service.change('skip', ['2'], true).then(shown);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).not.toHaveBeenCalled();

  disk.resolve();
  await Promise.all([first, second, third]);
  expect(writes, 'changes during a write are stored together').toHaveBeenCalledTimes(2);
  const { entry, summary } = await resumed([]);
  expect(summary.counts).toMatchObject({ create: 1, skip: 2, error: 0 });
  expect(entry?.counts).toEqual(summary.counts);
});

test('an import is offered with the counts of its comparison with the catalogue', async () => {
  const service = newService();
  await service.load(source);
  await service.addCatalogueItems([club], { isFirst: true });
  const { counts } = await service.compare();
  expect(counts.update).toBe(1);
  expect((await newService().imports())[0]?.counts).toEqual(counts);
});

test('a file with the same column titles gets the fields that the user chose before', async () => {
  const first = newService();
  await first.load({ name: null, content: 'Name,Category,Remarks\nClub,Simple melee,old' });
  await first.map(2, 'notes');
  const { outline } = await newService().load({
    name: null,
    content: 'Name,Category,Remarks\nMace,Simple melee,new',
  });
  expect(outline.columns[2]).toMatchObject({ field: 'notes', by: 'remembered' });
});

test('each user sees only their own imports and can remove them', async () => {
  const mira = newService('mira');
  await mira.load(source);
  expect(await newService('odo').imports()).toEqual([]);
  const [entry] = await mira.imports();
  await mira.forget(entry?.id ?? '');
  expect(await mira.imports()).toEqual([]);
  await expect(newService('mira').resume(entry?.id ?? '')).rejects.toThrow(
    'does not have this import',
  );
});

test('at most 20 imports of a user and a kind stay stored', async () => {
  const service = newService();
  for (let count = 0; count < 23; count += 1) {
    await service.load({ ...source, name: `${count}.csv` });
  }
  const entries = await service.imports();
  expect(entries).toHaveLength(20);
});

test('the oldest import stays stored while a tab has it open', async () => {
  const service = newService();
  const { summary } = await service.load({ ...source, name: 'oldest.csv' });
  const hold = await holdDraft(lockKeyOf(summary.id ?? ''));
  for (let count = 0; count < 21; count += 1) {
    await service.load({ ...source, name: `${count}.csv` });
  }
  const names = async () => (await service.imports()).map(({ fileName }) => fileName);
  expect(await names()).toContain('oldest.csv');
  hold?.release();
  await vi.waitFor(async () => {
    await service.load({ ...source, name: 'last.csv' });
    expect(await names()).not.toContain('oldest.csv');
  });
});

test('if the disk is full, storing stops with a notice and the import continues', async () => {
  const store = await importStore('mira');
  store.write = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  const service = new ImportService(definitions.weapons, Promise.resolve(store), () => {});
  const { outline } = await service.load(source);
  expect(outline.notices.at(-1)).toContain('stay on this page');
  expect((await service.change('edit', typed)).counts.create).toBe(3);
  expect((await service.take())?.operations).toHaveLength(3);
});

test('an import works in a browser that stores nothing', async () => {
  const reported: string[] = [];
  const service = new ImportService(definitions.weapons, Promise.resolve(null), (_done, what) =>
    reported.push(what),
  );
  const { summary } = await service.load(source);
  expect(summary.counts).toMatchObject({ create: 2, error: 1 });
  await service.record('answered', accepted(await service.take()));
  expect((await service.summary()).counts.saved).toBe(2);
  expect((await service.outline()).notices.at(-1)).toContain('stay on this page');
  expect(await service.imports()).toEqual([]);
  expect(reported).toContain('Looking at 3 rows');
});
