import { ImportProblem } from '#src/lib/import/import-problem.ts';
import { refuseLargeFile } from '#src/lib/import/limits.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Engine, ImportSource, Loaded, Progress } from './engine.ts';
import type { Host } from './host.ts';
import type { Method, Reply, Request } from './protocol.ts';
import { startWorker } from './start-worker.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

type Arguments<Name extends Method> = Parameters<Host[Name]>;
type Answer<Name extends Method> = Awaited<ReturnType<Host[Name]>>;

export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

const brokenDown = 'Reading has stopped unexpectedly. Load the page again; nothing was sent.';

/** Calls of one worker, which comes with the first of them. */
class Calls {
  onProgress: Progress | undefined;
  readonly #start: () => WorkerLike;
  readonly #request: Request;
  #worker: WorkerLike | undefined;
  #last = 0;
  #waiting = new Map<number, Waiting>();

  constructor(start: () => WorkerLike, request: Request) {
    this.#start = start;
    this.#request = request;
  }

  call<Name extends Method>(
    method: Name,
    args: Arguments<Name>,
    transfer: Transferable[] = [],
  ): Promise<Answer<Name>> {
    const worker = (this.#worker ??= this.#begin());
    this.#last += 1;
    const call = this.#last;
    return new Promise((resolve, reject) => {
      // The worker answers a method with what that method gives.
      const settle = resolve as (value: unknown) => void;
      this.#waiting.set(call, { resolve: settle, reject });
      const request: Request = { type: 'call', call, method, args };
      worker.postMessage(request, transfer);
    });
  }

  /** What waits for an answer is refused with the reason. */
  end(reason: unknown): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting = new Map();
    for (const { reject } of waiting) reject(reason);
  }

  #begin(): WorkerLike {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#take(data));
    worker.addEventListener('error', () => this.end(new ImportProblem(brokenDown)));
    worker.postMessage(this.#request);
    return worker;
  }

  #take(reply: Reply): void {
    if (reply.type === 'progress') {
      this.onProgress?.(reply.done, reply.what);
      return;
    }
    const waiting = this.#waiting.get(reply.call);
    this.#waiting.delete(reply.call);
    if (reply.type === 'answer') waiting?.resolve(reply.value);
    else {
      waiting?.reject(
        reply.isProblem ? new ImportProblem(reply.message) : new Error(reply.message),
      );
    }
  }
}

async function sourceOf(source: { text: string } | { file: File }): Promise<ImportSource> {
  if ('text' in source) return { name: null, content: source.text };
  refuseLargeFile(source.file.size);
  return { name: source.file.name, content: new Uint8Array(await source.file.arrayBuffer()) };
}

/** An import of one person and one kind; its work is done in a worker of its own. */
export function openEngine(
  kind: CatalogueKind,
  userId: string,
  start: () => WorkerLike = startWorker,
): Engine {
  const calls = new Calls(start, { type: 'start', kind, userId });
  const passOn =
    <Name extends Method>(method: Name) =>
    (...args: Arguments<Name>): Promise<Answer<Name>> =>
      calls.call(method, args);

  const engine: Engine = {
    imports: passOn('imports'),
    resume: passOn('resume'),
    forget: passOn('forget'),
    putAway: passOn('putAway'),
    existing: passOn('existing'),
    compare: passOn('compare'),
    load: async (source, { onProgress, signal } = {}): Promise<Loaded> => {
      const content = await sourceOf(source);
      signal?.throwIfAborted();
      const stop = () => calls.end(signal?.reason);
      signal?.addEventListener('abort', stop, { once: true });
      calls.onProgress = onProgress;
      try {
        const bytes = content.content;
        const transfer = typeof bytes === 'string' ? [] : [bytes.buffer];
        return await calls.call('load', [content], transfer);
      } finally {
        calls.onProgress = undefined;
        signal?.removeEventListener('abort', stop);
      }
    },
    outline: passOn('outline'),
    summary: passOn('summary'),
    map: passOn('map'),
    header: passOn('header'),
    blanks: passOn('blanks'),
    onConflict: passOn('onConflict'),
    count: passOn('count'),
    window: passOn('window'),
    nextError: passOn('nextError'),
    edit: passOn('edit'),
    fixAlike: passOn('fixAlike'),
    skip: passOn('skip'),
    skipGroup: passOn('skipGroup'),
    undo: passOn('undo'),
    redo: passOn('redo'),
    take: passOn('take'),
    answered: passOn('answered'),
    retryFailed: passOn('retryFailed'),
    release: passOn('release'),
    putBack: passOn('putBack'),
    takeUndo: passOn('takeUndo'),
    undone: passOn('undone'),
    csvOf: passOn('csvOf'),
    close: () => calls.end(new ImportProblem('The import was closed.')),
  };
  return engine;
}
