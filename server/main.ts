import { ConfigError, readConfig } from './config.ts';
import { run } from './run.ts';

// The data folder holds keys, session fingerprints and mails: only the user who runs this may read it.
process.umask(0o077);

try {
  process.exitCode = await run(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
