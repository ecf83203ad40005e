import { endsSession, HttpError } from '#src/api/http-error.ts';
import type { State } from '#src/components/drafts/state.ts';
import type { Kind } from '../../kind.ts';
import { type OperationAnswer, type Chunk, sendChunks } from '../../submit/send-in-chunks.ts';
import type { Summary } from '../worker/draft-types.ts';
import type { ImportWorker } from '../worker/import-worker.ts';
import type { ImportState, Run, Task } from '../import-state.ts';
import { sentenceOf, toSend, toUndo } from '../import-texts.ts';

const chunkSize = 500;

export interface Runner {
  /** @throws the error that stopped the run, for the session guard */
  run: (task: Task) => Promise<void>;
  pause: () => void;
  continueSending: () => void;
  cancel: () => void;
  /** Resolves when the current run has ended; immediately if there is none. */
  ended: () => Promise<void>;
}

interface RunnerOptions {
  worker: ImportWorker;
  kind: Pick<Kind, 'bulk'>;
  store: State<ImportState>;
  /** Called when the session has ended, so that the import continues after the next sign-in. */
  onSessionEnd: (importId: string | null) => void;
  clock?: () => number;
}

/** Whether the server refused the whole request: it had no effect, and a retry would fail, too. */
const refusesAll = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 403, 408, 429].includes(error.status);

/** Sends ready rows or undoes saved rows; only one run at a time. */
export function createRunner({
  worker,
  kind,
  store,
  onSessionEnd,
  clock = () => performance.now(),
}: RunnerOptions): Runner {
  let stop: AbortController | null = null;
  let paused: PromiseWithResolvers<void> | null = null;

  const running = (): Extract<Run, { state: 'running' }> | null => {
    const current = store.get().run;
    return current.state === 'running' ? current : null;
  };
  const setProgress = (part: Partial<Extract<Run, { state: 'running' }>>) => {
    const current = running();
    if (current !== null) store.set({ run: { ...current, ...part } });
  };

  async function execute(task: Task): Promise<void> {
    const { summary } = store.get();
    if (summary === null) return;
    const total = task === 'send' ? toSend(summary.counts) : toUndo(summary.counts);
    if (total === 0) return;
    const abort = new AbortController();
    stop = abort;
    // The milliseconds of all requests. Pauses would make the estimate of the remaining time wrong.
    let requestTime = 0;
    store.set({
      problem: null,
      run: { state: 'running', task, done: 0, total, paused: false, remaining: null },
    });
    const queue = createQueue(worker, task, (after, answered) => {
      const current = running();
      const done = (current?.done ?? 0) + answered;
      const remaining = (requestTime / done) * Math.max(total - done, 0);
      // Summary and run are set in one change, because the page is drawn after each change.
      store.set({
        summary: after,
        ...(current !== null && { run: { ...current, done, remaining } }),
      });
    });
    const putBack = async () => {
      const after = await queue.putBack();
      if (after !== null) store.set({ summary: after });
    };
    const cleanUp = async (error: unknown) => {
      try {
        await queue.recorded();
        await putBack();
        if (refusesAll(error)) store.set({ summary: await queue.release() });
      } catch {
        // If the worker has ended, the next worker reads the stored draft.
      }
    };
    try {
      let startedAt = clock();
      await sendChunks({
        kind,
        signal: abort.signal,
        pause: async () => {
          if (paused !== null) {
            // The prepared chunk is put back, so that its rows can be edited during the pause.
            await putBack();
            await paused?.promise;
          }
          startedAt = clock();
        },
        next: queue.next,
        onChunk: (answers) => {
          requestTime += clock() - startedAt;
          return queue.answered(answers);
        },
      });
      await queue.recorded();
      store.set({ run: { state: 'finished', task, done: running()?.done ?? 0 } });
    } catch (error) {
      const cancelled = abort.signal.aborted && error === abort.signal.reason;
      if (endsSession(error)) onSessionEnd(store.get().summary?.id ?? null);
      await cleanUp(error);
      const done = running()?.done ?? 0;
      const reason = cancelled ? null : sentenceOf(error);
      store.set({ run: { state: 'stopped', task, done, total, reason } });
      if (!cancelled) throw error;
    } finally {
      stop = null;
      paused = null;
    }
  }

  let currentRun: Promise<void> = Promise.resolve();

  return {
    run: (task) => {
      if (running() !== null) return Promise.resolve();
      const run = execute(task);
      // The caller of `run` handles the failure.
      currentRun = run.catch(() => undefined);
      return run;
    },
    ended: () => currentRun,
    pause: () => {
      paused ??= Promise.withResolvers();
      setProgress({ paused: true });
    },
    continueSending: () => {
      paused?.resolve();
      paused = null;
      setProgress({ paused: false });
    },
    cancel: () => stop?.abort(),
  };
}

/**
 * Returns one chunk after the other. Worker and server work in parallel: during a request the
 * worker prepares the next chunk and records the answers to the previous chunk.
 */
function createQueue(
  worker: ImportWorker,
  task: Task,
  onRecorded: (summary: Summary, answered: number) => void,
) {
  let current: string | undefined;
  let prepared: Promise<Chunk | undefined> | null = null;
  let recording: Promise<void> = Promise.resolve();

  const take = (after?: string): Promise<Chunk | undefined> => {
    const taken =
      task === 'send' ? worker.take(chunkSize, after) : worker.takeUndo(chunkSize, after);
    // This prevents an unhandled rejection: the failure is thrown where the chunk is awaited.
    taken.catch(() => undefined);
    return taken;
  };

  async function record(answers: readonly OperationAnswer[]): Promise<void> {
    const summary = await worker.record(task === 'send' ? 'answered' : 'undone', answers);
    onRecorded(summary, answers.length);
  }

  async function next(): Promise<Chunk | undefined> {
    let chunk = await (prepared ?? take());
    if (chunk === undefined) {
      // Try once more: the answers being recorded, or an edit, may have made more rows ready.
      await recording;
      chunk = await take();
    }
    current = chunk?.key;
    prepared = chunk === undefined ? null : take(chunk.key);
    return chunk;
  }

  return {
    next,
    /** Waits until the answers to the previous chunk are recorded, then starts to record these. */
    answered: async (answers: readonly OperationAnswer[]): Promise<void> => {
      await recording;
      recording = record(answers);
      recording.catch(() => undefined);
    },
    /** Resolves when all answers are recorded. */
    recorded: (): Promise<void> => recording,
    /** Makes the rows of the last chunk ready again, after the server has refused it. */
    release: (): Promise<Summary> => worker.record('release', current ?? ''),
    /** Puts back the chunk that was prepared but not sent; returns null if there is none. */
    putBack: async (): Promise<Summary | null> => {
      const chunk = await prepared;
      prepared = null;
      return chunk === undefined || chunk === null ? null : worker.record('putBack', chunk.key);
    },
  };
}
