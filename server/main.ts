import { ConfigError, readConfig } from './config.ts';
import { run } from './run.ts';

// Only the user who runs the server may read the data folder: it has keys, session fingerprints and
// mails.
process.umask(0o077);

try {
  process.exitCode = await run(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
