import type { Kind } from '../kind.ts';
import type { Catalogue } from './load-catalogue.ts';
import type { OnConflict, Summary } from './engine/draft-types.ts';
import type { Engine, Loaded } from './engine/engine.ts';
import { atStart, createImportStore, type ImportStore, type Task } from './import-store.ts';
import { createRunner, type Runner } from './sending/run-import.ts';
import { untilAborted } from '../submit/waiting.ts';
import { sentenceOf } from './sentence-of.ts';
import type { ReturnNote } from './return-note.ts';

export type ImportSource = { text: string } | { file: File };

/** How the catalogue is loaded that the rows are compared with. */
export type LoadCatalogue = (
  signal: AbortSignal,
  onCount: (count: number) => void,
) => Promise<Catalogue>;

interface SessionOptions {
  engine: Engine;
  kind: Pick<Kind, 'bulk' | 'many'>;
  loadCatalogue: LoadCatalogue;
  /** Remembers over a new sign-in that an import was on its way. */
  note: ReturnNote;
}

export interface ImportSession extends Pick<ImportStore, 'get' | 'subscribe'>, Omit<Runner, 'run'> {
  engine: Engine;
  /**
   * For the time that a page shows it; looks what this browser has kept, and calls back when
   * something was on its way and is to go on.
   */
  attach: (onGoOn: () => void) => () => void;
  read: (source: ImportSource) => Promise<void>;
  resume: (id: string) => Promise<void>;
  cancelReading: () => void;
  forget: (id: string) => Promise<void>;
  /** Back to the start; the draft is kept. */
  leave: () => Promise<void>;
  /** Compares with the catalogue as it is now. */
  compare: () => Promise<void>;
  run: (task: Task | 'retry') => Promise<void>;
  /** One change of the draft; what goes wrong is told and changes nothing. */
  change: (step: (engine: Engine) => Promise<Summary | Loaded>) => Promise<Summary | null>;
  onConflict: (choice: OnConflict) => Promise<unknown>;
  dismissProblem: () => void;
}

export function createImportSession({
  engine,
  kind,
  loadCatalogue,
  note,
}: SessionOptions): ImportSession {
  const store = createImportStore();
  const runner = createRunner({ engine, kind, store, onSessionEnd: note.write });
  let reading: AbortController | null = null;
  let opened: Promise<void> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const show = (result: Summary | Loaded): Summary => {
    if ('outline' in result) {
      store.change({ outline: result.outline, summary: result.summary, problem: null });
      return result.summary;
    }
    store.change({ summary: result, problem: null });
    return result;
  };

  async function change(step: (engine: Engine) => Promise<Summary | Loaded>) {
    try {
      return show(await step(engine));
    } catch (error) {
      store.change({ problem: sentenceOf(error) });
      return null;
    }
  }

  async function listEntries() {
    try {
      store.change({ entries: await engine.imports() });
    } catch {
      // A browser that keeps nothing has no earlier imports; new ones work all the same.
      store.change({ entries: [] });
    }
  }

  /** The file and the catalogue come at the same time; what takes longer is told of last. */
  async function bring(load: (signal: AbortSignal) => Promise<Loaded>) {
    const stop = new AbortController();
    reading = stop;
    store.change({ ...atStart, entries: store.get().entries, phase: 'reading' });
    try {
      const [, catalogue] = await untilAborted(
        Promise.all([
          load(stop.signal),
          loadCatalogue(stop.signal, (count) => {
            if (count > 0 && store.get().reading.done === 1) {
              store.change({
                reading: { what: `Comparing with ${count} ${kind.many}`, done: null },
              });
            }
          }),
        ]),
        stop.signal,
      );
      const summary = await engine.setExisting(catalogue.items, catalogue.lookups);
      const outline = await engine.outline();
      stop.signal.throwIfAborted();
      store.change({ phase: 'table', outline, summary, lookups: catalogue.lookups });
    } catch (error) {
      stop.abort();
      const problem = reading === stop ? sentenceOf(error) : null;
      await listEntries();
      store.change({ phase: 'start', problem });
    } finally {
      if (reading === stop) reading = null;
    }
  }

  async function compare() {
    try {
      const { items, lookups } = await loadCatalogue(new AbortController().signal, () => {});
      show(await engine.setExisting(items, lookups));
    } catch (error) {
      store.change({ problem: sentenceOf(error) });
      throw error;
    }
  }

  const resume = (id: string) => bring(() => engine.resume(id));

  async function open(): Promise<boolean> {
    await listEntries();
    const id = note.take();
    const waiting = store.get().entries.find((entry) => entry.id === id);
    if (waiting === undefined) {
      store.change({ phase: 'start' });
      return false;
    }
    await resume(waiting.id);
    return store.get().phase === 'table';
  }

  return {
    ...runner,
    get: store.get,
    subscribe: store.subscribe,
    engine,
    attach: (onGoOn) => {
      clearTimeout(closing);
      opened ??= open().then((goesOn) => {
        if (goesOn) onGoOn();
      });
      return () => {
        // Not at once: React's strict mode takes every page away once and shows it again.
        closing = setTimeout(() => {
          runner.cancel();
          engine.close();
        });
      };
    },
    read: (source) =>
      bring((signal) =>
        engine.load(source, {
          signal,
          onProgress: (done, what) => store.change({ reading: { what, done } }),
        }),
      ),
    resume,
    cancelReading: () => {
      const stop = reading;
      reading = null;
      stop?.abort();
    },
    forget: async (id) => {
      try {
        await engine.forget(id);
      } catch (error) {
        store.change({ problem: sentenceOf(error) });
      }
      await listEntries();
    },
    leave: async () => {
      await listEntries();
      store.change({ ...atStart, entries: store.get().entries, phase: 'start' });
    },
    compare,
    run: async (task) => {
      if (task !== 'retry') return runner.run(task);
      // Somebody else may have changed what stood in the way.
      const before = store.get().summary?.counts.update ?? 0;
      await compare();
      const { counts } = show(await engine.retryFailed());
      if (counts.update <= before) return runner.run('send');
      store.change({ run: { state: 'differs', updates: counts.update - before } });
      return undefined;
    },
    change,
    onConflict: (choice) => change(() => engine.onConflict(choice)),
    dismissProblem: () => store.change({ problem: null }),
  };
}
