import type { Lookups } from '#src/lib/catalogue/codec.ts';
import type { Hold, HoldDraft } from '#src/components/drafts/one-tab.ts';
import { createState, type State } from '#src/components/drafts/state.ts';
import type { Kind } from '../kind.ts';
import { number } from '../numbers.ts';
import type { OnPage } from './load-catalogue.ts';
import type { LoadedDraft, Summary } from './worker/draft-types.ts';
import { lockKeyOf } from './worker/import-store.ts';
import type { ImportWorker } from './worker/import-worker.ts';
import type { ChangeMethod, ChangeArguments } from './worker/import-service.ts';
import { atStart, type ImportState, type Task } from './import-state.ts';
import { createRunner, type Runner } from './sending/run-import.ts';
import { untilAborted } from '../submit/until-aborted.ts';
import { sentenceOf } from './import-texts.ts';

export type ImportInput = { text: string } | { file: File };

/** The number of catalogue items between two progress reports. */
const progressEvery = 5000;

/** Loads the catalogue that the rows are compared with. */
export type LoadCatalogue = (signal: AbortSignal, onPage: OnPage) => Promise<Lookups>;

interface SessionOptions {
  worker: ImportWorker;
  kind: Pick<Kind, 'bulk' | 'many'>;
  loadCatalogue: LoadCatalogue;
  /** Called before an import is read or resumed. Starts to load the code that draws the rows. */
  prepare: () => void;
  /** Lets only one tab at a time work on an import. */
  holdDraft: HoldDraft;
  /** Remembers an import that was being sent, so that it continues after a new sign-in. */
  note: ReturnNote;
}

export interface ImportSession
  extends Pick<State<ImportState>, 'get' | 'subscribe'>, Omit<Runner, 'run' | 'ended'> {
  worker: ImportWorker;
  /**
   * Called by the page when it opens. Loads the list of stored imports, and calls `onContinue` if an
   * import that was being sent must continue. The page calls the returned function when it closes.
   */
  attach: (onContinue: () => void) => () => void;
  read: (source: ImportInput) => Promise<void>;
  resume: (id: string) => Promise<void>;
  /** Opens an import that another tab has open; that tab closes it. */
  takeOver: (id: string) => Promise<void>;
  cancelReading: () => void;
  forget: (id: string) => Promise<void>;
  /** Stores and releases the draft, and shows the start screen. */
  leave: () => Promise<void>;
  /** Compares the rows with the current catalogue. */
  compare: () => Promise<void>;
  run: (task: Task | 'retry') => Promise<void>;
  /** Changes the rows. After a failure it changes nothing, shows the error and returns null. */
  change: <Name extends ChangeMethod>(
    name: Name,
    ...args: ChangeArguments<Name>
  ) => Promise<Summary | null>;
  /** Like `change`, for steps that also change the columns. */
  changeColumns: (step: (worker: ImportWorker) => Promise<LoadedDraft>) => Promise<Summary | null>;
  dismissProblem: () => void;
}

export function createImportSession({
  worker,
  kind,
  loadCatalogue,
  prepare,
  holdDraft,
  note,
}: SessionOptions): ImportSession {
  const store = createState(atStart);
  const { ended, ...runner } = createRunner({ worker, kind, store, onSessionEnd: note.write });
  let hold: Hold | null = null;
  let isClosed = false;
  let reading: AbortController | null = null;
  let opened: Promise<void> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const show = (result: Summary | LoadedDraft): Summary => {
    if ('outline' in result) {
      store.set({ outline: result.outline, summary: result.summary, problem: null });
      return result.summary;
    }
    store.set({ summary: result, problem: null });
    return result;
  };

  async function showResult(result: Promise<Summary | LoadedDraft>): Promise<Summary | null> {
    try {
      return show(await result);
    } catch (error) {
      store.set({ problem: sentenceOf(error) });
      return null;
    }
  }

  async function listEntries() {
    try {
      store.set({ entries: await worker.imports() });
    } catch {
      // In a browser without storage there are no earlier imports, but new imports work.
      store.set({ entries: [] });
    }
  }

  /** Stores and releases the draft, so that another tab can open it. Shows the start screen. */
  async function leave(openInOtherTab: string | null = null) {
    // A worker that has ended has no draft to store.
    await worker.suspend().catch(() => undefined);
    release();
    await listEntries();
    store.set({ ...atStart, entries: store.get().entries, phase: 'start', openInOtherTab });
  }

  function release() {
    hold?.release();
    hold = null;
  }

  /** Gets exclusive use of an import. If another tab has it open, the page shows that. */
  async function claim(id: string, takeOver = false): Promise<boolean> {
    if (hold?.key === lockKeyOf(id)) return true;
    release();
    hold = await holdDraft(lockKeyOf(id), {
      takeOver,
      onAsked: async () => {
        stopReading();
        runner.cancel();
        await ended();
        await leave(id);
      },
      onLost: async () => {
        // The other tab works on the import, so this tab must not store the import.
        worker.close();
        stopReading();
        runner.cancel();
        await leave(id);
      },
    });
    if (isClosed) release();
    if (hold !== null) return true;
    await listEntries();
    store.set({ phase: 'start', openInOtherTab: id });
    return false;
  }

  function stopReading() {
    const stop = reading;
    reading = null;
    stop?.abort();
  }

  /** Returns a callback that passes each page of the catalogue to the worker and does not keep it. */
  function passToWorker(onCount: (count: number) => void = () => {}): OnPage {
    let count = 0;
    return (items, isFirst) => {
      count = isFirst ? items.length : count + items.length;
      // The call is rejected when the worker ends. The `catch` prevents an unhandled rejection.
      worker.addCatalogueItems(items, { isFirst }).catch(() => undefined);
      onCount(count);
    };
  }

  /**
   * Calls `load`, which reads a file or a stored draft, and loads the catalogue in parallel. Then
   * compares the rows with the catalogue.
   */
  async function readAndCompare(load: (signal: AbortSignal) => Promise<LoadedDraft>) {
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
            passToWorker((count) => {
              // The progress is reported seldom, because drawing it delays the next request.
              if (!isRead || count === 0 || count % progressEvery !== 0) return;
              const what = `Comparing with ${number(count)} ${kind.many}`;
              store.set({ reading: { what, done: null } });
            }),
          ),
        ]),
        stop.signal,
      );
      const summary = await worker.compare(lookups);
      const outline = await worker.outline();
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
      const lookups = await loadCatalogue(signal, passToWorker());
      show(await worker.compare(lookups));
    } catch (error) {
      store.set({ problem: sentenceOf(error) });
      throw error;
    }
  }

  async function resume(id: string, takeOver = false) {
    store.set({ ...atStart, entries: store.get().entries, phase: 'reading' });
    if (await claim(id, takeOver)) await readAndCompare(() => worker.resume(id));
  }

  async function open(): Promise<boolean> {
    await listEntries();
    const id = note.take();
    const noted = store.get().entries.find((entry) => entry.id === id);
    if (noted === undefined) {
      store.set({ phase: 'start' });
      return false;
    }
    await resume(noted.id);
    return store.get().phase === 'table';
  }

  return {
    ...runner,
    get: store.get,
    subscribe: store.subscribe,
    worker,
    attach: (onContinue) => {
      clearTimeout(closing);
      isClosed = false;
      opened ??= open().then((mustContinue) => {
        if (mustContinue) onContinue();
      });
      return () => {
        // The closing is delayed, because React's strict mode unmounts every page once and mounts it
        // again.
        closing = setTimeout(() => {
          runner.cancel();
          worker.close();
          isClosed = true;
          release();
        });
      };
    },
    read: (source) =>
      readAndCompare(async (signal) => {
        const loaded = await worker.load(source, {
          signal,
          onProgress: (done, what) => store.set({ reading: { what, done } }),
        });
        // `claim` cannot fail, because no other tab knows this import yet.
        if (loaded.summary.id !== null) await claim(loaded.summary.id);
        return loaded;
      }),
    resume: (id) => resume(id),
    takeOver: (id) => resume(id, true),
    cancelReading: stopReading,
    forget: async (id) => {
      if (!(await claim(id))) return;
      try {
        await worker.forget(id);
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
      // Compare again, because someone may have changed the items that caused the failures.
      const before = store.get().summary?.counts.update ?? 0;
      await compare();
      const { counts } = show(await worker.record('retryFailed'));
      if (counts.update <= before) return runner.run('send');
      store.set({ run: { state: 'differs', updates: counts.update - before } });
      return undefined;
    },
    change: (name, ...args) => showResult(worker.change(name, ...args)),
    changeColumns: (step) => showResult(step(worker)),
    dismissProblem: () => store.set({ problem: null }),
  };
}

/** The import to continue after the next sign-in, in the session storage of the tab. */
export interface ReturnNote {
  write: (importId: string | null) => void;
  /** Reads and removes the note. */
  take: () => string | null;
}

export function returnNote(kind: string, userId: string): ReturnNote {
  const key = `questwright.import.${kind}.${userId}`;
  return {
    write: (importId) => {
      try {
        if (importId !== null) sessionStorage.setItem(key, importId);
      } catch {
        // Without the note the import is offered like any other draft.
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
