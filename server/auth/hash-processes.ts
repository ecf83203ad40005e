import type { Argon2Parameters } from 'node:crypto';
import { ProblemError } from '#contract/problem.ts';
import { JobProcess } from '#server/job-process.ts';

/** What computes argon2id. */
export interface Hashes {
  hash(parameters: Argon2Parameters): Promise<Uint8Array>;
  close(): void;
}

/**
 * Processes of low priority that hash one password at a time each: requests that need a millisecond do not wait for
 * passwords that need fifty. In a thread a hash takes a quarter longer, because the allocator of the server returns the
 * 19 MiB of each one to the system, and requests wait while the system takes them back.
 * @param count how many hashes run at the same time
 */
export function createHashProcesses(
  count: number,
  file = new URL(import.meta.resolve('#server/auth/hash-process.ts')),
): Hashes {
  const idle = Array.from(
    { length: count },
    () =>
      new JobProcess<Argon2Parameters, Uint8Array>({
        name: 'password',
        file,
        // A hash takes some fifty milliseconds on a free core, and seconds on a very busy machine.
        longestMs: 15_000,
        // On a busy machine, a new process takes longer than the hash.
        idleMs: 10 * 60_000,
        // It has one thread and needs hardly any objects.
        flags: ['--single-threaded', '--max-old-space-size=32', '--max-semi-space-size=1'],
      }),
  );
  const all = [...idle];
  let isClosed = false;
  return {
    async hash(parameters) {
      const free = idle.pop();
      if (!free) throw new Error(`More than ${count} passwords are hashed at the same time.`);
      try {
        // The system can end a process, for example when memory is short. The next one computes the same hash.
        return await free.run(parameters).catch((error: unknown) => {
          if (isClosed) throw error;
          return free.run(parameters);
        });
      } catch (cause) {
        throw new ProblemError(
          'unavailable',
          'Nobody can sign in at the moment. Please try again in a few seconds.',
          {
            retryAfter: 3,
            cause,
          },
        );
      } finally {
        idle.push(free);
      }
    },
    close() {
      isClosed = true;
      for (const one of all) one.close();
    },
  };
}
