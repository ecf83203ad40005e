import type { Hold, HoldDraft } from '#src/components/drafts/one-tab.ts';
import { createState, type State } from '#src/components/drafts/state.ts';
import type { Kind } from '../kind.ts';
import type { OnPage } from './load-catalogue.ts';
import type { Loaded, Lookups, Summary } from './engine/draft-types.ts';
import type { Engine } from './engine/engine.ts';
import type { Change, ChangeArguments } from './engine/host.ts';
import { atStart, type ImportState, type Task } from './import-state.ts';
import { createRunner, type Runner } from './sending/run-import.ts';
import { untilAborted } from '../submit/until-aborted.ts';
import { sentenceOf } from './import-texts.ts';

export type ImportSource = { text: string } | { file: File };

/** Items of the catalogue between two progress reports. */
const progressEvery = 5000;

const keyOf = (id: string): string => `import/${id}`;

/** Loads the catalogue that the rows are compared with. */
export type LoadCatalogue = (signal: AbortSignal, onPage: OnPage) => Promise<Lookups>;

interface SessionOptions {
  engine: Engine;
  kind: Pick<Kind, 'bulk' | 'many'>;
  loadCatalogue: LoadCatalogue;
  /** Called before a file is read, to load the code that draws it. */
  prepare: () => void;
  /** Lets only one tab at a time work on an import. */
  holdDraft: HoldDraft;
  /** Remembers over a new sign-in that an import was being sent. */
  note: ReturnNote;
}

export interface ImportSession
  extends Pick<State<ImportState>, 'get' | 'subscribe'>, Omit<Runner, 'run' | 'ended'> {
  engine: Engine;
  /**
   * Called by the page that shows it. Loads the stored imports, and calls back when an import that
   * was being sent has to continue.
   */
  attach: (onContinue: () => void) => () => void;
  read: (source: ImportSource) => Promise<void>;
  resume: (id: string) => Promise<void>;
  /** The same for an import that another tab has open, which closes it. */
  takeOver: (id: string) => Promise<void>;
  cancelReading: () => void;
  forget: (id: string) => Promise<void>;
  /** Back to the start; the draft is stored. */
  leave: () => Promise<void>;
  /** Compares with the catalogue as it is now. */
  compare: () => Promise<void>;
  run: (task: Task | 'retry') => Promise<void>;
  /** One change of the rows; null after a failure, which changes nothing and is shown. */
  change: <Name extends Change>(
    name: Name,
    ...args: ChangeArguments<Name>
  ) => Promise<Summary | null>;
  /** The same for what changes the columns as well. */
  changeColumns: (step: (engine: Engine) => Promise<Loaded>) => Promise<Summary | null>;
  dismissProblem: () => void;
}

export function createImportSession({
  engine,
  kind,
  loadCatalogue,
  prepare,
  holdDraft,
  note,
}: SessionOptions): ImportSession {
  const store = createState(atStart);
  const { ended, ...runner } = createRunner({ engine, kind, store, onSessionEnd: note.write });
  let hold: Hold | null = null;
  let isClosed = false;
  let reading: AbortController | null = null;
  let opened: Promise<void> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const show = (result: Summary | Loaded): Summary => {
    if ('outline' in result) {
      store.set({ outline: result.outline, summary: result.summary, problem: null });
      return result.summary;
    }
    store.set({ summary: result, problem: null });
    return result;
  };

  async function showResult(result: Promise<Summary | Loaded>): Promise<Summary | null> {
    try {
      return show(await result);
    } catch (error) {
      store.set({ problem: sentenceOf(error) });
      return null;
    }
  }

  async function listEntries() {
    try {
      store.set({ entries: await engine.imports() });
    } catch {
      // A browser that stores nothing has no earlier imports; new ones work anyway.
      store.set({ entries: [] });
    }
  }

  /** Back to the start; the draft is stored, and another tab may open it. */
  async function leave(elsewhere: string | null = null) {
    // An engine that has ended has no draft to store.
    await engine.suspend().catch(() => undefined);
    release();
    await listEntries();
    store.set({ ...atStart, entries: store.get().entries, phase: 'start', elsewhere });
  }

  function release() {
    hold?.release();
    hold = null;
  }

  /** Whether this page may work on it; if not, the page shows that another tab does. */
  async function claim(id: string, takeOver = false): Promise<boolean> {
    if (hold?.key === keyOf(id)) return true;
    release();
    hold = await holdDraft(keyOf(id), {
      takeOver,
      onAsked: async () => {
        stopReading();
        runner.cancel();
        await ended();
        await leave(id);
      },
      onLost: async () => {
        // The other tab did not wait, so nothing more may be stored here.
        engine.close();
        stopReading();
        runner.cancel();
        await leave(id);
      },
    });
    if (isClosed) release();
    if (hold !== null) return true;
    await listEntries();
    store.set({ phase: 'start', elsewhere: id });
    return false;
  }

  function stopReading() {
    const stop = reading;
    reading = null;
    stop?.abort();
  }

  /** Pages of the catalogue are passed to the engine immediately; none stays here. */
  function handOver(onCount: (count: number) => void = () => {}): OnPage {
    let count = 0;
    return (items, isFirst) => {
      count = isFirst ? items.length : count + items.length;
      // If the engine has ended, the reading reports it.
      engine.existing(items, isFirst).catch(() => undefined);
      onCount(count);
    };
  }

  /** Reads the file and loads the catalogue in parallel. */
  async function readAndCompare(load: (signal: AbortSignal) => Promise<Loaded>) {
    const stop = new AbortController();
    reading = stop;
    store.set({ ...atStart, entries: store.get().entries, phase: 'reading' });
    prepare();
    try {
      let isRead = false;
      const [, lookups] = await untilAborted(
        Promise.all([
          load(stop.signal).then(() => {
            isRead = true;
          }),
          loadCatalogue(
            stop.signal,
            handOver((count) => {
              // Reported seldom: drawing it delays the request for the next page.
              if (!isRead || count === 0 || count % progressEvery !== 0) return;
              const what = `Comparing with ${count} ${kind.many}`;
              store.set({ reading: { what, done: null } });
            }),
          ),
        ]),
        stop.signal,
      );
      const summary = await engine.compare(lookups);
      const outline = await engine.outline();
      stop.signal.throwIfAborted();
      store.set({ phase: 'table', outline, summary, lookups });
    } catch (error) {
      stop.abort();
      const problem = reading === stop ? sentenceOf(error) : null;
      release();
      await listEntries();
      store.set({ phase: 'start', problem });
    } finally {
      if (reading === stop) reading = null;
    }
  }

  async function compare() {
    try {
      const { signal } = new AbortController();
      const lookups = await loadCatalogue(signal, handOver());
      show(await engine.compare(lookups));
    } catch (error) {
      store.set({ problem: sentenceOf(error) });
      throw error;
    }
  }

  async function resume(id: string, takeOver = false) {
    store.set({ ...atStart, entries: store.get().entries, phase: 'reading' });
    if (await claim(id, takeOver)) await readAndCompare(() => engine.resume(id));
  }

  async function open(): Promise<boolean> {
    await listEntries();
    const id = note.take();
    const waiting = store.get().entries.find((entry) => entry.id === id);
    if (waiting === undefined) {
      store.set({ phase: 'start' });
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
    attach: (onContinue) => {
      clearTimeout(closing);
      isClosed = false;
      opened ??= open().then((goesOn) => {
        if (goesOn) onContinue();
      });
      return () => {
        // Delayed, because React's strict mode unmounts and mounts every page once.
        closing = setTimeout(() => {
          runner.cancel();
          engine.close();
          isClosed = true;
          release();
        });
      };
    },
    read: (source) =>
      readAndCompare(async (signal) => {
        const loaded = await engine.load(source, {
          signal,
          onProgress: (done, what) => store.set({ reading: { what, done } }),
        });
        // No other tab knows of it yet.
        if (loaded.summary.id !== null) await claim(loaded.summary.id);
        return loaded;
      }),
    resume: (id) => resume(id),
    takeOver: (id) => resume(id, true),
    cancelReading: stopReading,
    forget: async (id) => {
      if (!(await claim(id))) return;
      try {
        await engine.forget(id);
      } catch (error) {
        store.set({ problem: sentenceOf(error) });
      }
      release();
      await listEntries();
    },
    leave: () => leave(),
    compare,
    run: async (task) => {
      if (task !== 'retry') return runner.run(task);
      // Someone may have changed the items that were in the way.
      const before = store.get().summary?.counts.update ?? 0;
      await compare();
      const { counts } = show(await engine.settle('retryFailed'));
      if (counts.update <= before) return runner.run('send');
      store.set({ run: { state: 'differs', updates: counts.update - before } });
      return undefined;
    },
    change: (name, ...args) => showResult(engine.change(name, ...args)),
    changeColumns: (step) => showResult(step(engine)),
    dismissProblem: () => store.set({ problem: null }),
  };
}

/** A note for the time after signing in again, in the tab's session storage. */
export interface ReturnNote {
  write: (importId: string | null) => void;
  /** Reads and removes it. */
  take: () => string | null;
}

export function returnNote(kind: string, userId: string): ReturnNote {
  const key = `questwright.import.${kind}.${userId}`;
  return {
    write: (importId) => {
      try {
        if (importId !== null) sessionStorage.setItem(key, importId);
      } catch {
        // Without it the import is offered like any other draft.
      }
    },
    take: () => {
      try {
        const id = sessionStorage.getItem(key);
        sessionStorage.removeItem(key);
        return id;
      } catch {
        return null;
      }
    },
  };
}
