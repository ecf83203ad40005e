import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DatabaseOpenError, SqliteError, UnavailableError } from '#backend/db/errors.ts';
import type { EngineResult } from '#backend/db/sqlite/engine.ts';
import type { Greeting, Job, JobResult, JobRequest, Role, WorkerInput } from './protocol.ts';

interface PendingJob {
  readonly resolve: (result: EngineResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Runs jobs in a database thread. When the thread ends, all pending and later jobs are rejected. */
export interface SqliteClient {
  readonly run: (job: Job) => Promise<EngineResult>;
  /** How many jobs wait or run. */
  readonly pending: () => number;
  readonly close: () => Promise<void>;
  /** Ends the thread immediately, as a crash would. */
  readonly terminate: () => Promise<void>;
}

export async function startSqlite(
  folder: string,
  role: Role,
  onLost: (error: Error) => void = () => undefined,
): Promise<SqliteClient> {
  const worker = new Worker(new URL(import.meta.resolve('#server/db/sqlite/worker.ts')), {
    workerData: { folder, role } satisfies WorkerInput,
    // The thread does not use the loaders of this process, such as those of a test runner.
    execArgv: [],
    name: `database-${role}`,
  });
  await waitForGreeting(worker, folder);

  // An array and no Map: a Map that has filled up refers to its larger or smaller successor, so V8 frees
  // none of the answers that were ever in it before the next full collection.
  const pendingJobs: (PendingJob | undefined)[] = [];
  const freeIds: number[] = [];
  const unsent: JobRequest[] = [];
  let endError: Error | undefined;
  let closing: Promise<void> | undefined;
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  function end(error: Error): void {
    if (endError) return;
    endError = error;
    for (const job of pendingJobs.splice(0)) job?.reject(error);
    freeIds.length = 0;
    if (!closing) onLost(error);
  }

  function take(id: number): PendingJob | undefined {
    const job = pendingJobs[id];
    if (!job) return undefined;
    pendingJobs[id] = undefined;
    freeIds.push(id);
    return job;
  }

  /** A parameter that cannot be sent to a thread (a function, a symbol) fails only its own job. */
  function send(request: JobRequest): void {
    try {
      worker.postMessage([request] satisfies JobRequest[]);
    } catch (error) {
      take(request.id)?.reject(error);
    }
  }

  function sendAll(): void {
    const requests = unsent.splice(0);
    try {
      worker.postMessage(requests satisfies JobRequest[]);
    } catch {
      for (const request of requests) send(request);
    }
  }

  /**
   * The reads of one turn of the event loop are sent together: to wake the thread costs as much as a third of a short
   * request, and under load several requests arrive in one turn. A write would only wait longer, because each statement
   * of a transaction waits for the one before.
   */
  function sendInTurn(request: JobRequest): void {
    if (role !== 'reader') return send(request);
    if (unsent.length === 0) setImmediate(sendAll);
    unsent.push(request);
  }

  function run(job: Job): Promise<EngineResult> {
    if (endError) return Promise.reject(endError);
    const id = freeIds.pop() ?? pendingJobs.length;
    return new Promise((resolve, reject) => {
      pendingJobs[id] = { resolve, reject };
      sendInTurn({ id, job });
    });
  }

  worker.on('message', (message: JobResult) => {
    const job = take(message.id);
    if ('fault' in message) job?.reject(new SqliteError(message.fault));
    else job?.resolve(message.result);
  });
  worker.on('error', (cause) =>
    end(new UnavailableError('The database thread failed.', { cause })),
  );
  worker.on('exit', () => end(new UnavailableError('The database is closed.')));

  return {
    run,
    pending: () => pendingJobs.length - freeIds.length,
    close: () => {
      closing ??= endError
        ? exited
        : run({ kind: 'close' }).then(
            () => exited,
            // If the checkpoint fails, the thread is ended anyway: the next start of the server
            // applies the write-ahead log.
            async () => void (await worker.terminate()),
          );
      return closing;
    },
    terminate: async () => void (await worker.terminate()),
  };
}

/** A client whose thread starts with the first job: most servers have no searches for a long time. */
export function startLater(
  start: () => Promise<SqliteClient>,
): Pick<SqliteClient, 'run' | 'close'> {
  let client: Promise<SqliteClient> | undefined;
  let isClosed = false;
  return {
    async run(job) {
      if (isClosed) throw new UnavailableError('The database is closed.');
      client ??= start().catch((error: unknown) => {
        client = undefined;
        throw error;
      });
      return (await client).run(job);
    },
    async close() {
      isClosed = true;
      // The job that started the thread gets the error of a start that fails.
      const started = await client?.catch(() => undefined);
      await started?.close();
    },
  };
}

/** @throws DatabaseOpenError when the thread cannot open the store */
async function waitForGreeting(worker: Worker, folder: string): Promise<void> {
  const listening = new AbortController();
  const firstMessage = await Promise.race([
    once(worker, 'message', { signal: listening.signal }),
    once(worker, 'exit', { signal: listening.signal }).then((): never => {
      throw new UnavailableError('The database thread did not start.');
    }),
  ])
    // The first message of the thread is always a greeting.
    .then(([message]) => message as Greeting)
    .finally(() => listening.abort());
  if (firstMessage.open) return;
  await worker.terminate();
  const { inUse, fault } = firstMessage.refusal;
  if (inUse) {
    throw new DatabaseOpenError(
      'in-use',
      `Another Questwright is already running on the data folder ${folder}. Stop it first, or start this one with another folder.`,
    );
  }
  throw new DatabaseOpenError(
    'unreadable',
    `The database in ${folder} cannot be opened: ${fault.message}.`,
  );
}
