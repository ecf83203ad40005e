import { expect, test, vi } from 'vitest';
import { HttpError } from '#src/api/http-error.ts';
import { ImportProblem } from '../../../lib/import/import-problem.ts';
import type { BulkOutcome, Kind } from '../kind.ts';
import type { Chunk } from '../submit/chunk.ts';
import type { Counts, ImportEntry, Outline, Summary } from './engine/draft-types.ts';
import type { Engine } from './engine/engine.ts';
import { createImportSession, type LoadCatalogue } from './import-session.ts';
import type { ReturnNote } from './return-note.ts';

const noCounts: Counts = {
  create: 0,
  update: 0,
  unchanged: 0,
  error: 0,
  skip: 0,
  saved: 0,
  failed: 0,
  total: 0,
  undone: 0,
  kept: 0,
};

const outline: Outline = {
  name: 'weapons.csv',
  format: 'csv',
  encoding: 'UTF-8',
  notices: [],
  hasHeader: true,
  columns: [],
  targets: [],
  rowCount: 3,
};

const entry: ImportEntry = {
  id: 'i1',
  fileName: 'weapons.csv',
  startedAt: '2026-11-21T16:20:00Z',
  state: 'sending',
  counts: noCounts,
};

/** An engine of a thousand and a half rows: what it hands out is one row per chunk's number. */
function engineWith(chunks: number) {
  let left = chunks;
  let saved = 0;
  let version = 0;
  const summary = (): Summary => {
    version += 1;
    return {
      id: 'i1',
      version,
      counts: { ...noCounts, create: left, saved, total: chunks },
      groups: [],
      errors: { cells: 0, inGroups: 0 },
      blanks: [],
      onConflict: 'update',
      changedFields: [],
      unanswered: 0,
      undoLabel: null,
      redoLabel: null,
    };
  };
  const next = async (): Promise<Chunk | undefined> =>
    left === 0
      ? undefined
      : {
          key: `i1-${left}`,
          operations: [{ id: String(left), operation: { action: 'create', values: {} } }],
        };
  const said = async () => summary();
  const engine = {
    imports: vi.fn<Engine['imports']>(async () => [entry]),
    resume: vi.fn<Engine['resume']>(async () => ({ outline, summary: summary() })),
    forget: vi.fn<Engine['forget']>(async () => {}),
    setExisting: vi.fn<Engine['setExisting']>(said),
    load: vi.fn<Engine['load']>(async () => ({ outline, summary: summary() })),
    outline: async () => outline,
    summary: said,
    map: async () => ({ outline, summary: summary() }),
    header: async () => ({ outline, summary: summary() }),
    blanks: said,
    onConflict: said,
    count: async () => left,
    window: async () => [],
    nextError: async () => null,
    edit: said,
    fixAlike: said,
    skip: said,
    skipGroup: said,
    undo: said,
    redo: said,
    take: vi.fn<Engine['take']>(next),
    answered: vi.fn<Engine['answered']>(async () => {
      left -= 1;
      saved += 1;
      return summary();
    }),
    retryFailed: vi.fn<Engine['retryFailed']>(said),
    release: vi.fn<Engine['release']>(said),
    takeUndo: async () => undefined,
    undone: said,
    csvOf: async () => '',
    close: vi.fn<Engine['close']>(),
  } satisfies Engine;
  return engine;
}

const created: BulkOutcome = { status: 'created', sk: 'x', item: null, problem: null };
const refused = (status: number) =>
  new HttpError(new Response(null, { status }), { detail: 'Not now.' });

interface Given {
  chunks?: number;
  bulk?: Kind['bulk'];
  noted?: string | null;
}

function open({ chunks = 3, bulk = async () => [created], noted = null }: Given = {}) {
  const engine = engineWith(chunks);
  const note = {
    write: vi.fn<ReturnNote['write']>(),
    take: vi.fn<ReturnNote['take']>(() => noted),
  };
  const loadCatalogue = vi.fn<LoadCatalogue>(async () => ({ items: [], lookups: new Map() }));
  const kind = { bulk, many: 'weapons' };
  const session = createImportSession({ engine, kind, note, loadCatalogue });
  return { engine, note, session, loadCatalogue };
}

const file = { text: 'name\nSpear' };

test('a table is shown once it has been compared with the catalogue', async () => {
  const { engine, session, loadCatalogue } = open();
  await session.read(file);
  expect(session.get()).toMatchObject({ phase: 'table', outline, summary: { id: 'i1' } });
  expect(loadCatalogue).toHaveBeenCalled();
  expect(engine.setExisting).toHaveBeenCalledWith([], new Map());
});

test('a file that is no table leads back to the start, with the reason', async () => {
  const { engine, session } = open();
  engine.load.mockRejectedValueOnce(new ImportProblem('This is a picture, not a table.'));
  await session.read(file);
  expect(session.get()).toMatchObject({
    phase: 'start',
    problem: 'This is a picture, not a table.',
  });
});

test('reading can be given up, and nothing is said about it', async () => {
  const { engine, session } = open();
  engine.load.mockImplementationOnce(() => new Promise(() => {}));
  const reading = session.read(file);
  session.cancelReading();
  await reading;
  expect(session.get()).toMatchObject({ phase: 'start', problem: null });
});

test('what was on its way when the session ended goes on after the next sign-in', async () => {
  const { engine, session } = open({ noted: 'i1' });
  const goOn = vi.fn<() => void>();
  session.attach(goOn);
  await vi.waitFor(() => expect(goOn).toHaveBeenCalled());
  expect(engine.resume).toHaveBeenCalledWith('i1');
  expect(session.get().phase).toBe('table');
});

test('an import of before is offered and not opened by itself', async () => {
  const { session } = open();
  const goOn = vi.fn<() => void>();
  session.attach(goOn);
  await vi.waitFor(() => expect(session.get().phase).toBe('start'));
  expect(session.get().entries).toEqual([entry]);
  expect(goOn).not.toHaveBeenCalled();
});

test('everything that is ready is sent, chunk by chunk', async () => {
  const { engine, session } = open();
  await session.read(file);
  const seen: number[] = [];
  session.subscribe(() => {
    const { run } = session.get();
    if (run.state === 'running' && seen.at(-1) !== run.done) seen.push(run.done);
  });
  await session.run('send');
  expect(engine.answered).toHaveBeenCalledTimes(3);
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(session.get().run).toEqual({ state: 'finished', task: 'send', done: 3 });
});

test('a session that ends in the middle is noted and told; what was saved is counted', async () => {
  const bulk = vi
    .fn<Kind['bulk']>()
    .mockResolvedValueOnce([created])
    .mockRejectedValueOnce(refused(401));
  const { note, session } = open({ bulk });
  await session.read(file);
  await expect(session.run('send')).rejects.toMatchObject({ status: 401 });
  expect(note.write).toHaveBeenCalledWith('i1');
  const { run, summary } = session.get();
  expect(run).toMatchObject({ state: 'stopped', done: 1, total: 3 });
  expect(run.state === 'stopped' && run.why).toContain('draft is safe');
  expect(summary?.counts).toMatchObject({ saved: 1, create: 2 });
});

test('a chunk that is refused as a whole is not kept for ever', async () => {
  const bulk = vi.fn<Kind['bulk']>().mockRejectedValueOnce(refused(413));
  const { engine, session } = open({ bulk });
  await session.read(file);
  await expect(session.run('send')).rejects.toMatchObject({ status: 413 });
  expect(engine.release).toHaveBeenCalled();
  expect(session.get().run).toMatchObject({ state: 'stopped', why: 'Not now.' });
});

test('a stop is no failure', async () => {
  const { session } = open({
    bulk: async () => {
      session.cancel();
      return [created];
    },
  });
  await session.read(file);
  await session.run('send');
  expect(session.get().run).toEqual({
    state: 'stopped',
    task: 'send',
    done: 1,
    total: 3,
    why: null,
  });
});

test('a pause holds the next chunk back, and going on lets it leave', async () => {
  const bulk = vi.fn<Kind['bulk']>(async () => [created]);
  const { session } = open({ bulk });
  await session.read(file);
  session.subscribe(() => {
    const { run } = session.get();
    if (run.state === 'running' && run.done === 1 && !run.paused) session.pause();
  });
  const sending = session.run('send');
  await vi.waitFor(() => expect(session.get().run).toMatchObject({ done: 1, paused: true }));
  expect(bulk).toHaveBeenCalledTimes(1);
  session.goOn();
  await vi.waitFor(() => expect(bulk.mock.calls.length).toBeGreaterThan(1));
  session.cancel();
  await sending;
});

test('failed rows go again after a new look at the catalogue', async () => {
  const { engine, session, loadCatalogue } = open();
  await session.read(file);
  await session.run('retry');
  expect(loadCatalogue).toHaveBeenCalledTimes(2);
  expect(engine.retryFailed.mock.invocationCallOrder[0]).toBeGreaterThan(
    engine.setExisting.mock.invocationCallOrder[1] ?? 0,
  );
  expect(session.get().run.state).toBe('finished');
});

test('a failed row about what somebody has saved meanwhile is looked at before it goes', async () => {
  const bulk = vi.fn<Kind['bulk']>(async () => [created]);
  const { engine, session } = open({ bulk });
  await session.read(file);
  const compared = await engine.summary();
  engine.retryFailed.mockResolvedValueOnce({
    ...compared,
    counts: { ...compared.counts, update: compared.counts.update + 1 },
  });
  await session.run('retry');
  expect(bulk).not.toHaveBeenCalled();
  expect(session.get().run).toEqual({ state: 'differs', updates: 1 });
  await session.run('send');
  expect(bulk).toHaveBeenCalled();
});

test('a change that cannot be made is told, and the draft stays as it was', async () => {
  const { session } = open();
  await session.read(file);
  const before = session.get().summary;
  const result = await session.change(() =>
    Promise.reject(new ImportProblem('“Price” is the cost already.')),
  );
  expect(result).toBeNull();
  expect(session.get()).toMatchObject({ summary: before, problem: '“Price” is the cost already.' });
});

test('a page that goes away lets its engine go, unless it comes back at once', async () => {
  vi.useFakeTimers();
  const { engine, session } = open();
  const leave = session.attach(() => {});
  leave();
  const leaveAgain = session.attach(() => {});
  vi.runAllTimers();
  expect(engine.close).not.toHaveBeenCalled();
  leaveAgain();
  vi.runAllTimers();
  expect(engine.close).toHaveBeenCalled();
  vi.useRealTimers();
});
