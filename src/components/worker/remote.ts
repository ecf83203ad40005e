import { ImportProblem } from '#src/lib/import/import-problem.ts';

/** Reports the progress (0 to 1) and the name of the current step. */
export type ReportProgress = (done: number, what: string) => void;

interface Call {
  call: number;
  method: string;
  args: readonly unknown[];
}

/** A message from the page to its worker: first the options of the service, then calls. */
export type WorkerRequest<Start> = { start: Start } | Call;

export type WorkerMessage =
  | { progress: Parameters<ReportProgress> }
  | { call: number; value: unknown }
  | { call: number; error: string; isProblem: boolean };

/** A service; all of its methods return promises. */
type Service = object;

/** Runs in the worker: creates the service when the options arrive, and then calls its methods. */
export function serve<Start>(
  post: (message: WorkerMessage) => void,
  createService: (start: Start, onProgress: ReportProgress) => Service,
): (request: WorkerRequest<Start>) => Promise<void> {
  let service: Service = {};
  return async (request) => {
    if ('start' in request) {
      service = createService(request.start, (...progress) => post({ progress }));
      return;
    }
    const { call, method, args } = request;
    try {
      const run: unknown = Reflect.get(service, method);
      if (typeof run !== 'function') throw new TypeError(`The worker has no method ${method}.`);
      post({ call, value: (await Reflect.apply(run, service, args)) as unknown });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      post({ call, error: message, isProblem: error instanceof ImportProblem });
    }
  };
}

export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface OpenCall {
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

const workerFailed =
  'The import has stopped unexpectedly. Load the page again; saved rows stay saved.';

/**
 * Runs in the page. A call starts the worker if it is not running. After an unexpected end of the
 * worker, this object rejects every call; only a new `Remote` starts a new worker.
 */
export class Remote<Start> {
  onProgress: ReportProgress | undefined;
  readonly #open: () => WorkerLike;
  readonly #start: Start;
  #worker: WorkerLike | undefined;
  /** Why the worker has ended unexpectedly. A new worker would not have the data of this worker. */
  #failure: ImportProblem | undefined;
  #calls = 0;
  #openCalls = new Map<number, OpenCall>();

  constructor(open: () => WorkerLike, start: Start) {
    this.#open = open;
    this.#start = start;
  }

  call(method: string, args: readonly unknown[], transfer: Transferable[] = []): Promise<unknown> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    const worker = (this.#worker ??= this.#begin());
    this.#calls += 1;
    const call = this.#calls;
    return new Promise((resolve, reject) => {
      this.#openCalls.set(call, { resolve, reject });
      worker.postMessage({ call, method, args } satisfies WorkerRequest<Start>, transfer);
    });
  }

  /** Ends the worker; every open call is rejected with the reason. */
  end(reason: unknown): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const openCalls = [...this.#openCalls.values()];
    this.#openCalls = new Map();
    for (const { reject } of openCalls) reject(reason);
  }

  /** An object with the methods of the service; each sends a call, except for those of `own`. */
  proxy<Own extends object>(own: Own): Own {
    return new Proxy(own, {
      get: (target, name): unknown => {
        // `await` looks for a `then` method; the proxy must not look like a promise.
        if (name in target || typeof name === 'symbol' || name === 'then') {
          return Reflect.get(target, name);
        }
        return (...args: readonly unknown[]) => this.call(name, args);
      },
    });
  }

  #begin(): WorkerLike {
    const worker = this.#open();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) =>
      this.#receive(data),
    );
    worker.addEventListener('error', () => {
      this.#failure = new ImportProblem(workerFailed);
      this.end(this.#failure);
    });
    worker.postMessage({ start: this.#start } satisfies WorkerRequest<Start>);
    return worker;
  }

  #receive(message: WorkerMessage): void {
    if ('progress' in message) {
      this.onProgress?.(...message.progress);
      return;
    }
    const openCall = this.#openCalls.get(message.call);
    this.#openCalls.delete(message.call);
    if ('value' in message) openCall?.resolve(message.value);
    else {
      const { error, isProblem } = message;
      openCall?.reject(isProblem ? new ImportProblem(error) : new Error(error));
    }
  }
}
