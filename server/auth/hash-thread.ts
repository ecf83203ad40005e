import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// On Linux this is the priority of this thread alone, elsewhere that of the whole process. So requests that need a
// millisecond do not wait for passwords that need fifty.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync('argon2id', parameters));
});
