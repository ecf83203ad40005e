import { describe, expect, test } from 'vitest';
import { accepted, weapon } from '#tests/support/drafts.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import { definitions } from '../../kinds/definitions.ts';
import type { ImportWorkerOptions } from './draft-types.ts';
import { openImportWorker } from './import-worker.ts';
import { ImportService } from './import-service.ts';
import {
  type WorkerMessage,
  type WorkerRequest,
  serve,
  type WorkerLike,
} from '#src/components/worker/remote.ts';

/** A worker in the same thread; messages are copied as between threads. */
function fakeWorker() {
  let crash = (): void => undefined;
  const listeners: ((event: { data: WorkerMessage }) => void)[] = [];
  const say = (message: WorkerMessage): void => {
    for (const listener of listeners) listener({ data: structuredClone(message) });
  };
  const answer = serve<ImportWorkerOptions>(say, ({ kind }, onProgress) => {
    worker.started += 1;
    return new ImportService(definitions[kind], Promise.resolve(null), onProgress);
  });
  const worker: WorkerLike & { terminated: boolean; started: number; crash: () => void } = {
    terminated: false,
    started: 0,
    addEventListener: (name: string, listener: never) => {
      if (name === 'message') listeners.push(listener);
      if (name === 'error') crash = listener;
    },
    crash: () => crash(),
    postMessage: (request: WorkerRequest<ImportWorkerOptions>) => {
      const copy = structuredClone(request);
      queueMicrotask(() => {
        if (!worker.terminated) void answer(copy);
      });
    },
    terminate: () => {
      worker.terminated = true;
    },
  };
  return worker;
}

const text = 'Name,Category,Notes\nClub,Simple melee,new\nMace,Simple melee,';
const club = weapon('2024#club', { name: 'Club', notes: 'old' }, 3);

describe('the worker of the import, as the page uses it', () => {
  test('the worker reads a text, compares it with the catalogue and records sent and undone rows', async () => {
    const importWorker = openImportWorker('weapons', 'mira', fakeWorker);
    const reported: string[] = [];
    const { summary } = await importWorker.load(
      { text },
      { onProgress: (_, what) => reported.push(what) },
    );
    expect(summary.counts.create).toBe(2);
    expect(reported).toContain('Reading the file');
    await importWorker.addCatalogueItems([club], { isFirst: true });
    const compared = await importWorker.compare(new Map());
    expect(compared.counts).toMatchObject({ update: 1, create: 1 });
    const [row] = await importWorker.ask('window', { status: 'update' }, 0, 10);
    expect(row?.cells['notes']).toEqual({ text: 'new', was: 'old' });
    await importWorker.record('answered', accepted(await importWorker.take()));
    const undone = await importWorker.record('undone', accepted(await importWorker.takeUndo()));
    expect(undone.counts.undone).toBe(2);
  });

  test('a large catalogue can be added in parts, before and after loading the file', async () => {
    const items = Array.from({ length: 2500 }, (_, index) =>
      weapon(`2024#w${index}`, { name: `W ${index}` }),
    );
    const importWorker = openImportWorker('weapons', 'mira', fakeWorker);
    await importWorker.addCatalogueItems(items.slice(0, 1000), { isFirst: true });
    await importWorker.load({ text: 'Name,Category\nW 999,Simple melee\nw-2499,Simple melee' });
    await importWorker.addCatalogueItems(items.slice(1000), { isFirst: false });
    expect((await importWorker.compare()).counts.unchanged).toBe(2);
    // `true` marks the first part of a new catalogue, which replaces the items added before.
    await importWorker.addCatalogueItems([], { isFirst: true });
    expect((await importWorker.compare()).counts.create).toBe(2);
  });

  test('an ImportProblem in the worker is thrown in the page with the same message', async () => {
    const importWorker = openImportWorker('weapons', 'mira', fakeWorker);
    await expect(importWorker.load({ text: '' })).rejects.toThrow(ImportProblem);
    await expect(importWorker.outline()).rejects.toThrow('There is no file yet.');
  });

  test('a file that is too large is not read', async () => {
    const file = new File([new Uint8Array(26 * 1024 * 1024)], 'huge.csv');
    file.arrayBuffer = () => Promise.reject(new Error('The page read the file.'));
    const importWorker = openImportWorker('weapons', 'mira', fakeWorker);
    await expect(importWorker.load({ file })).rejects.toThrow('This file has 26 MB');
  });

  test('cancelling the reading ends the worker; the next reading starts a new worker', async () => {
    const workers: ReturnType<typeof fakeWorker>[] = [];
    const importWorker = openImportWorker('weapons', 'mira', () => {
      const worker = fakeWorker();
      workers.push(worker);
      return worker;
    });
    const stop = new AbortController();
    const loading = importWorker.load({ text }, { signal: stop.signal });
    while (workers.length === 0) await Promise.resolve();
    stop.abort();
    await expect(loading).rejects.toThrow('abort');
    expect((await importWorker.load({ text })).summary.counts.total).toBe(2);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('after a crash every call is rejected, because a new worker would have no rows', async () => {
    const workers: ReturnType<typeof fakeWorker>[] = [];
    const importWorker = openImportWorker('weapons', 'mira', () => {
      const worker = fakeWorker();
      workers.push(worker);
      return worker;
    });
    await importWorker.load({ text });
    workers[0]?.crash();
    await expect(importWorker.addCatalogueItems([], { isFirst: true })).rejects.toThrow('stopped');
    await expect(importWorker.compare()).rejects.toThrow('stopped');
    expect(workers).toHaveLength(1);
  });

  test('closing rejects open calls', async () => {
    const importWorker = openImportWorker('weapons', 'mira', fakeWorker);
    const waiting = importWorker.imports();
    importWorker.close();
    await expect(waiting).rejects.toThrow('closed');
  });
});
