import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';

export interface HashThreads {
  /** How many threads there are, at work or not. */
  readonly running: number;
  hash(parameters: Argon2Parameters): Promise<Buffer>;
  close(): Promise<void>;
}

/** Threads of low priority that hash passwords, one at a time each. They are started when they are needed. */
export function createHashThreads(
  program = new URL(import.meta.resolve('#server/auth/hash-thread.ts')),
): HashThreads {
  const running = new Set<Worker>();
  const idle = new Set<Worker>();

  function start(): Worker {
    const thread = new Worker(program);
    running.add(thread);
    // An error is reported to the hash that waits. Without a listener it would end the server.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      running.delete(thread);
      idle.delete(thread);
    });
    return thread;
  }

  return {
    get running() {
      return running.size;
    },
    hash(parameters) {
      const [thread = start()] = idle;
      idle.delete(thread);
      // A thread keeps the process alive only while it hashes.
      thread.ref();
      return new Promise((resolve, reject) => {
        const fail = (error: unknown): void =>
          reject(new Error('No hash was made.', { cause: error }));
        const end = (tag: Uint8Array): void => {
          thread.off('error', fail).off('exit', fail).unref();
          idle.add(thread);
          resolve(Buffer.from(tag));
        };
        thread.once('message', end).once('error', fail).once('exit', fail);
        thread.postMessage(parameters);
      });
    },
    async close() {
      await Promise.all([...running].map((thread) => thread.terminate()));
    },
  };
}
