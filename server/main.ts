import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { ConfigError } from './setting.ts';
import { run } from './run.ts';

// Files that the server creates are readable only for the user who runs it: the data folder contains
// keys, hashes of session secrets, and mails.
process.umask(0o077);

// V8 divides the collection of new objects between threads, and all requests wait for the last of them. One thread
// alone needs 2 to 4 ms. With helpers it takes up to 15 ms where passwords are hashed on the only other core.
if (availableParallelism() <= 2) setFlagsFromString('--no-parallel-scavenge');

// The output may go to a file on a full disk. The server then runs without a log until there is room
// again, instead of ending with an error.
process.stdout.on('error', () => undefined);

try {
  process.exitCode = await run(readConfig(process.env));
  // All is closed but the connections to other servers, such as that to a mail server that does not answer.
  setTimeout(() => process.exit(), 500).unref();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
