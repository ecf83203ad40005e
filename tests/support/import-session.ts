import { vi } from 'vitest';
import { HttpError } from '#src/api/http-error.ts';
import type {
  ImportEntry,
  Outline,
  Summary,
} from '#src/features/catalogue/import/worker/draft-types.ts';
import type { ImportWorker } from '#src/features/catalogue/import/worker/import-worker.ts';
import { noCounts } from '#src/features/catalogue/import/worker/summary-figures.ts';
import {
  createImportSession,
  type LoadCatalogue,
  type ReturnNote,
} from '#src/features/catalogue/import/import-session.ts';
import type { HoldDraft } from '#src/components/drafts/one-tab.ts';
import type { BulkOutcome, Kind } from '#src/features/catalogue/kind.ts';
import type { OperationAnswer, Chunk } from '#src/features/catalogue/submit/send-in-chunks.ts';

export const outline: Outline = {
  name: 'weapons.csv',
  format: 'csv',
  encoding: 'UTF-8',
  notices: [],
  hasHeader: true,
  columns: [],
  targets: [],
  rowCount: 3,
};

export const entry: ImportEntry = {
  id: 'i1',
  fileName: 'weapons.csv',
  startedAt: '2026-11-21T16:20:00Z',
  state: 'sending',
  counts: noCounts,
};

/** A fake worker. Each of its batches has one row, with the number of the batch as its id. */
function workerWith(chunks: number) {
  let remaining = chunks;
  let saved = 0;
  let version = 0;
  const summary = (): Summary => {
    version += 1;
    return {
      id: 'i1',
      version,
      counts: { ...noCounts, create: remaining, saved, total: chunks },
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
  const next = async (_max?: number, after?: string): Promise<Chunk | undefined> => {
    const number = after === undefined ? remaining : Number(after.slice('i1-'.length)) - 1;
    return number <= 0
      ? undefined
      : {
          key: `i1-${number}`,
          operations: [{ id: String(number), operation: { action: 'create', values: {} } }],
        };
  };
  const sent = {
    answered: vi.fn<(answers: readonly OperationAnswer[]) => Promise<Summary>>(async () => {
      remaining -= 1;
      saved += 1;
      return summary();
    }),
    undone: vi.fn<() => Promise<Summary>>(async () => summary()),
    retryFailed: vi.fn<() => Promise<Summary>>(async () => summary()),
    release: vi.fn<(key: string) => Promise<Summary>>(async () => summary()),
    putBack: vi.fn<(key: string) => Promise<Summary>>(async () => summary()),
  };
  const loaded = async () => ({ outline, summary: summary() });
  const worker = {
    imports: vi.fn<ImportWorker['imports']>(async () => [entry]),
    resume: vi.fn<ImportWorker['resume']>(loaded),
    forget: vi.fn<ImportWorker['forget']>(async () => {}),
    suspend: vi.fn<ImportWorker['suspend']>(async () => {}),
    addCatalogueItems: vi.fn<ImportWorker['addCatalogueItems']>(async () => {}),
    compare: vi.fn<ImportWorker['compare']>(async () => summary()),
    load: vi.fn<ImportWorker['load']>(loaded),
    outline: async () => outline,
    summary: async () => summary(),
    map: loaded,
    header: loaded,
    // The session under test does not read rows.
    ask: () => Promise.reject(new Error('These tests have no rows.')),
    change: async () => summary(),
    record: (name, ...args) => {
      const answer: unknown = Reflect.apply(sent[name], sent, args);
      // Each function of `sent` returns a Promise<Summary>.
      return answer as Promise<Summary>;
    },
    take: vi.fn<ImportWorker['take']>(next),
    takeUndo: async () => undefined,
    close: vi.fn<ImportWorker['close']>(),
  } satisfies ImportWorker;
  return { worker, sent };
}

export const created: BulkOutcome = { status: 'created', sk: 'x', item: null, problem: null };
export const refused = (status: number) =>
  new HttpError(new Response(null, { status }), { detail: 'Not now.' });

interface SessionOptions {
  chunks?: number;
  bulk?: Kind['bulk'];
  storedNote?: string | null;
}

/** An import session with a fake worker, server and lock, which the test can inspect. */
export function openSession({
  chunks = 3,
  bulk = async () => [created],
  storedNote = null,
}: SessionOptions = {}) {
  const { worker, sent } = workerWith(chunks);
  const release = vi.fn<() => void>();
  const note = {
    write: vi.fn<ReturnNote['write']>(),
    take: vi.fn<ReturnNote['take']>(() => storedNote),
  };
  const loadCatalogue = vi.fn<LoadCatalogue>(async (_signal, onPage) => {
    onPage([], true);
    return new Map();
  });
  const holdDraft = vi.fn<HoldDraft>(async (key) => ({ key, release }));
  const prepare = vi.fn<() => void>();
  const kind = { bulk, many: 'weapons' };
  const session = createImportSession({ worker, kind, note, prepare, holdDraft, loadCatalogue });
  return { worker, sent, note, session, loadCatalogue, holdDraft, release };
}

export const file = { text: 'name\nSpear' };
