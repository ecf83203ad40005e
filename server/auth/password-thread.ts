import { parentPort } from 'node:worker_threads';
import { refusedPassword } from '#src/lib/passwords/refused-password.ts';
import { lowerPriorityOfThread } from '#server/low-priority.ts';
import type { PasswordJob } from './password-threads.ts';

// Requests go first.
lowerPriorityOfThread();

parentPort?.on('message', ({ password, known }: PasswordJob) => {
  parentPort?.postMessage(refusedPassword(password, known));
});
