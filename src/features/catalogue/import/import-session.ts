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

/** Items of the catalogue between two times that their number is told. */
const told = 5000;

const keyOf = (id: string): string => `import/${id}`;

/** How the catalogue is loaded that the rows are compared with. */
export type LoadCatalogue = (signal: AbortSignal, onPage: OnPage) => Promise<Lookups>;

interface SessionOptions {
  engine: Engine;
  kind: Pick<Kind, 'bulk' | 'many'>;
  loadCatalogue: LoadCatalogue;
  /** Called when a file is going to be read: its table will have to be drawn. */
  prepare: () => void;
  /** Lets only one tab at a time work on an import. */
  holdDraft: HoldDraft;
  /** Remembers over a new sign-in that an import was on its way. */
  note: ReturnNote;
}

export interface ImportSession
  extends Pick<State<ImportState>, 'get' | 'subscribe'>, Omit<Runner, 'run' | 'ended'> {
  engine: Engine;
  /**
   * For the time that a page shows it; looks what this browser has kept, and calls back when
   * something was on its way and is to go on.
   */
  attach: (onGoOn: () => void) => () => void;
  read: (source: ImportSource) => Promise<void>;
  resume: (id: string) => Promise<void>;
  /** The same for what another tab has open: there it is put away. */
  takeOver: (id: string) => Promise<void>;
  cancelReading: () => void;
  forget: (id: string) => Promise<void>;
  /** Back to the start; the draft is kept. */
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
      // A browser that keeps nothing has no earlier imports; new ones work all the same.
      store.set({ entries: [] });
    }
  }

  /** Back to the start; what was done is kept, and another tab may go on with it. */
  async function leave(elsewhere: string | null = null) {
    // An engine that has broken down holds nothing any more.
    await engine.putAway().catch(() => undefined);
    release();
    await listEntries();
    store.set({ ...atStart, entries: store.get().entries, phase: 'start', elsewhere });
  }

  function release() {
    hold?.release();
    hold = null;
  }

  /** Whether this page may work on it; says so where another one does. */
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
        // The other tab did not wait: whatever is still going on here is not written down.
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

  /** What is loaded of the catalogue goes on to the engine at once; nothing of it stays here. */
  function handOver(onCount: (count: number) => void = () => {}): OnPage {
    let count = 0;
    return (items, isFirst) => {
      count = isFirst ? items.length : count + items.length;
      // An engine that ends meanwhile has nothing to compare any more: the reading tells of that.
      engine.existing(items, isFirst).catch(() => undefined);
      onCount(count);
    };
  }

  /** The file and the catalogue come at the same time; what takes longer is told of last. */
  async function bring(load: (signal: AbortSignal) => Promise<Loaded>) {
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
              // Told seldom: drawing it takes the time in which the next page could be asked for.
              if (!isRead || count === 0 || count % told !== 0) return;
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
    if (await claim(id, takeOver)) await bring(() => engine.resume(id));
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
    attach: (onGoOn) => {
      clearTimeout(closing);
      isClosed = false;
      opened ??= open().then((goesOn) => {
        if (goesOn) onGoOn();
      });
      return () => {
        // Not at once: React's strict mode takes every page away once and shows it again.
        closing = setTimeout(() => {
          runner.cancel();
          engine.close();
          isClosed = true;
          release();
        });
      };
    },
    read: (source) =>
      bring(async (signal) => {
        const loaded = await engine.load(source, {
          signal,
          onProgress: (done, what) => store.set({ reading: { what, done } }),
        });
        // Nobody else knows of it yet.
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
      // Somebody else may have changed what stood in the way.
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

/** A note to oneself for the time after signing in again; the tab's own, gone when it is closed. */
export interface ReturnNote {
  write: (importId: string | null) => void;
  /** Reads it once. */
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
