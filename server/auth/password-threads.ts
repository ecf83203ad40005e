import { Worker } from 'node:worker_threads';

/** A password to check, and what is known about its user. */
export interface PasswordJob {
  readonly password: string;
  readonly known: readonly string[];
}

interface PasswordThreads {
  /** How many threads there are, at work or not. */
  readonly running: number;
  /** The result of `refusedPassword`. */
  fault(password: string, known: readonly string[]): Promise<string | null>;
  close(): Promise<void>;
}

/** Threads of low priority that check passwords, one at a time each. They are started when they are needed. */
export function createPasswordThreads(
  program = new URL(import.meta.resolve('#server/auth/password-thread.ts')),
): PasswordThreads {
  const running = new Set<Worker>();
  const idle = new Set<Worker>();

  function start(): Worker {
    const thread = new Worker(program);
    running.add(thread);
    // An error is reported to the job that waits. Without a listener it would end the server.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      running.delete(thread);
      idle.delete(thread);
    });
    return thread;
  }

  function run(job: PasswordJob): Promise<unknown> {
    const [thread = start()] = idle;
    idle.delete(thread);
    // A thread keeps the process alive only while it works.
    thread.ref();
    return new Promise((resolve, reject) => {
      const fail = (error: unknown): void =>
        reject(new Error('The thread of the password has ended.', { cause: error }));
      const end = (result: unknown): void => {
        thread.off('error', fail).off('exit', fail).unref();
        idle.add(thread);
        resolve(result);
      };
      thread.once('message', end).once('error', fail).once('exit', fail);
      thread.postMessage(job);
    });
  }

  return {
    get running() {
      return running.size;
    },
    // `password-thread.ts` answers with the result of `refusedPassword`.
    fault: async (password, known) => (await run({ password, known })) as string | null,
    async close() {
      await Promise.all([...running].map((thread) => thread.terminate()));
    },
  };
}
