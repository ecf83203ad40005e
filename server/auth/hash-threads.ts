import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** Threads of low priority that hash passwords, one at a time each. They are started when they are needed. */
export function createHashThreads() {
  const idle: Worker[] = [];
  return (parameters: Argon2Parameters): Promise<Buffer> => {
    const thread =
      idle.pop() ?? new Worker(new URL(import.meta.resolve('#server/auth/hash-thread.ts')));
    // A thread keeps the process alive only while it hashes.
    thread.ref();
    return new Promise((resolve, reject) => {
      const fail = (error: unknown): void =>
        reject(new Error('No hash was made.', { cause: error }));
      const end = (tag: Uint8Array): void => {
        thread.off('error', fail).off('exit', fail).unref();
        idle.push(thread);
        resolve(Buffer.from(tag));
      };
      thread.once('message', end).once('error', fail).once('exit', fail);
      thread.postMessage(parameters);
    });
  };
}
