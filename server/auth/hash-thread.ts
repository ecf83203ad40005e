import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '#server/low-priority.ts';

// Requests that need a millisecond do not wait for passwords that need fifty. Elsewhere than on Linux, 0 would be the
// whole process.
if (process.platform === 'linux') lowerPriority(0);

parentPort?.on('message', (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync('argon2id', parameters));
});
