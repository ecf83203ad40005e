import { HttpError } from '#src/api/http-error.ts';
import type { Kind } from '../../kind.ts';
import { sendChunks } from '../../submit/send-in-chunks.ts';
import type { Engine } from '../engine/engine.ts';
import type { ImportStore, Run, Task } from '../import-store.ts';
import { sentenceOf } from '../sentence-of.ts';
import { toSend, toUndo } from '../work-left.ts';

const chunkSize = 500;

export interface Runner {
  /** @throws what stopped it, for those who watch the session */
  run: (task: Task) => Promise<void>;
  pause: () => void;
  goOn: () => void;
  cancel: () => void;
}

interface RunnerOptions {
  engine: Engine;
  kind: Pick<Kind, 'bulk'>;
  store: ImportStore;
  /** The session ended on the way: whoever signs in again finds the import going on. */
  onSessionEnd: (importId: string | null) => void;
  clock?: () => number;
}

/** Nothing of such a request was done, and asking again would not change the answer. */
const refusesAll = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 403, 408, 429].includes(error.status);

const endsSession = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 401 || error.status === 403);

/** Sends what is ready, or takes back what was saved; one at a time. */
export function createRunner({
  engine,
  kind,
  store,
  onSessionEnd,
  clock = () => performance.now(),
}: RunnerOptions): Runner {
  let stop: AbortController | null = null;
  let gate: PromiseWithResolvers<void> | null = null;

  const running = (): Extract<Run, { state: 'running' }> | null => {
    const current = store.get().run;
    return current.state === 'running' ? current : null;
  };
  const progress = (part: Partial<Extract<Run, { state: 'running' }>>) => {
    const current = running();
    if (current !== null) store.change({ run: { ...current, ...part } });
  };

  async function run(task: Task): Promise<void> {
    const { summary } = store.get();
    if (summary === null || running() !== null) return;
    const sends = task === 'send';
    const total = sends ? toSend(summary.counts) : toUndo(summary.counts);
    if (total === 0) return;
    const abort = new AbortController();
    stop = abort;
    // Only the time at work counts: a pause says nothing about how quick the rest will be.
    let worked = 0;
    store.change({
      problem: null,
      run: { state: 'running', task, done: 0, total, paused: false, left: null },
    });
    try {
      let leftAt = clock();
      await sendChunks({
        kind,
        signal: abort.signal,
        gate: async () => {
          await gate?.promise;
          leftAt = clock();
        },
        next: () => (sends ? engine.take(chunkSize) : engine.takeUndo(chunkSize)),
        onChunk: async (answers) => {
          worked += clock() - leftAt;
          store.change({ summary: await (sends ? engine.answered : engine.undone)(answers) });
          const done = (running()?.done ?? 0) + answers.length;
          progress({ done, left: (worked / done) * Math.max(total - done, 0) });
        },
      });
      store.change({ run: { state: 'finished', task, done: running()?.done ?? 0 } });
    } catch (error) {
      const done = running()?.done ?? 0;
      const cancelled = abort.signal.aborted && error === abort.signal.reason;
      if (refusesAll(error)) store.change({ summary: await engine.release() });
      if (endsSession(error)) onSessionEnd(store.get().summary?.id ?? null);
      const why = cancelled ? null : sentenceOf(error);
      store.change({ run: { state: 'stopped', task, done, total, why } });
      if (!cancelled) throw error;
    } finally {
      stop = null;
      gate = null;
    }
  }

  return {
    run,
    pause: () => {
      gate ??= Promise.withResolvers();
      progress({ paused: true });
    },
    goOn: () => {
      gate?.resolve();
      gate = null;
      progress({ paused: false });
    },
    cancel: () => stop?.abort(),
  };
}
