import { ConfigError, readConfig } from './config.ts';
import { run } from './run.ts';

// Fingerprints of sessions, keys and mails are nobody's business but of the user who runs this.
process.umask(0o077);

try {
  process.exitCode = await run(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
