import { argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { refusedPassword } from '#src/lib/passwords/refused-password.ts';
import { lowerPriorityOfThread } from '#server/low-priority.ts';
import type { PasswordJob } from './password-threads.ts';

// Requests that need a millisecond do not wait for passwords that need fifty.
lowerPriorityOfThread();

parentPort?.on('message', (job: PasswordJob) => {
  const result =
    'known' in job ? refusedPassword(job.password, job.known) : argon2Sync('argon2id', job);
  parentPort?.postMessage(result);
});
