import { endsSession, HttpError } from '#src/api/http-error.ts';
import type { State } from '#src/components/drafts/state.ts';
import type { Kind } from '../../kind.ts';
import { type Answer, type Chunk, sendChunks } from '../../submit/send-in-chunks.ts';
import type { Summary } from '../engine/draft-types.ts';
import type { Engine } from '../engine/engine.ts';
import type { ImportState, Run, Task } from '../import-state.ts';
import { sentenceOf, toSend, toUndo } from '../import-texts.ts';

const chunkSize = 500;

export interface Runner {
  /** @throws what stopped it, for the session guard */
  run: (task: Task) => Promise<void>;
  pause: () => void;
  continueSending: () => void;
  cancel: () => void;
  /** Resolves when nothing is running. */
  ended: () => Promise<void>;
}

interface RunnerOptions {
  engine: Engine;
  kind: Pick<Kind, 'bulk'>;
  store: State<ImportState>;
  /** The session has ended: the import continues after the next sign-in. */
  onSessionEnd: (importId: string | null) => void;
  clock?: () => number;
}

/** Such a request had no effect, and a retry would get the same answer. */
const refusesAll = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 403, 408, 429].includes(error.status);

/** Sends what is ready, or takes back what was saved. One run at a time. */
export function createRunner({
  engine,
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
  const progress = (part: Partial<Extract<Run, { state: 'running' }>>) => {
    const current = running();
    if (current !== null) store.set({ run: { ...current, ...part } });
  };

  async function carryOut(task: Task): Promise<void> {
    const { summary } = store.get();
    if (summary === null) return;
    const total = task === 'send' ? toSend(summary.counts) : toUndo(summary.counts);
    if (total === 0) return;
    const abort = new AbortController();
    stop = abort;
    // Pauses do not count: they say nothing about the speed of the rest.
    let worked = 0;
    store.set({
      problem: null,
      run: { state: 'running', task, done: 0, total, paused: false, left: null },
    });
    const queue = createQueue(engine, task, (after, answered) => {
      const current = running();
      const done = (current?.done ?? 0) + answered;
      const left = (worked / done) * Math.max(total - done, 0);
      // In one change: each is drawn.
      store.set({
        summary: after,
        ...(current !== null && { run: { ...current, done, left } }),
      });
    });
    const putBack = async () => {
      const after = await queue.putBack();
      if (after !== null) store.set({ summary: after });
    };
    const tidyUp = async (error: unknown) => {
      try {
        await queue.settled();
        await putBack();
        if (refusesAll(error)) store.set({ summary: await queue.release() });
      } catch {
        // An engine that has ended has no draft; the next one finds what was stored.
      }
    };
    try {
      let leftAt = clock();
      await sendChunks({
        kind,
        signal: abort.signal,
        pause: async () => {
          if (paused !== null) {
            // Waiting rows can be fixed meanwhile.
            await putBack();
            await paused?.promise;
          }
          leftAt = clock();
        },
        next: queue.next,
        onChunk: (answers) => {
          worked += clock() - leftAt;
          return queue.answered(answers);
        },
      });
      await queue.settled();
      store.set({ run: { state: 'finished', task, done: running()?.done ?? 0 } });
    } catch (error) {
      const cancelled = abort.signal.aborted && error === abort.signal.reason;
      if (endsSession(error)) onSessionEnd(store.get().summary?.id ?? null);
      await tidyUp(error);
      const done = running()?.done ?? 0;
      const why = cancelled ? null : sentenceOf(error);
      store.set({ run: { state: 'stopped', task, done, total, why } });
      if (!cancelled) throw error;
    } finally {
      stop = null;
      paused = null;
    }
  }

  let underWay: Promise<void> = Promise.resolve();

  return {
    run: (task) => {
      if (running() !== null) return Promise.resolve();
      const carriedOut = carryOut(task);
      // The caller of `run` gets the failure.
      underWay = carriedOut.catch(() => undefined);
      return carriedOut;
    },
    ended: () => underWay,
    pause: () => {
      paused ??= Promise.withResolvers();
      progress({ paused: true });
    },
    continueSending: () => {
      paused?.resolve();
      paused = null;
      progress({ paused: false });
    },
    cancel: () => stop?.abort(),
  };
}

/**
 * Hands out one chunk after the other, and lets the engine work while the server does: during a
 * request the next chunk is prepared and the last answers are taken in.
 */
function createQueue(
  engine: Engine,
  task: Task,
  onSettled: (summary: Summary, answered: number) => void,
) {
  let current: string | undefined;
  let prepared: Promise<Chunk | undefined> | null = null;
  let settling: Promise<void> = Promise.resolve();

  const take = (after?: string): Promise<Chunk | undefined> => {
    const taken =
      task === 'send' ? engine.take(chunkSize, after) : engine.takeUndo(chunkSize, after);
    // The failure is thrown where the chunk is awaited.
    taken.catch(() => undefined);
    return taken;
  };

  async function settle(answers: readonly Answer[]): Promise<void> {
    const summary = await engine.settle(task === 'send' ? 'answered' : 'undone', answers);
    onSettled(summary, answers.length);
  }

  async function next(): Promise<Chunk | undefined> {
    let chunk = await (prepared ?? take());
    if (chunk === undefined) {
      // The last answers may make rows ready, and the person may have fixed one.
      await settling;
      chunk = await take();
    }
    current = chunk?.key;
    prepared = chunk === undefined ? null : take(chunk.key);
    return chunk;
  }

  return {
    next,
    /** At most one chunk of answers waits: the engine keeps pace with the server. */
    answered: async (answers: readonly Answer[]): Promise<void> => {
      await settling;
      settling = settle(answers);
      settling.catch(() => undefined);
    },
    settled: (): Promise<void> => settling,
    /** The server refuses the last chunk for good: its rows are ready again. */
    release: (): Promise<Summary> => engine.settle('release', current ?? ''),
    /** Returns the chunk that was prepared and not sent; null where there is none. */
    putBack: async (): Promise<Summary | null> => {
      const chunk = await prepared;
      prepared = null;
      return chunk === undefined || chunk === null ? null : engine.settle('putBack', chunk.key);
    },
  };
}
