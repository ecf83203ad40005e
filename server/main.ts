import { ConfigError, readConfig } from './config.ts';
import { run } from './run.ts';

try {
  process.exitCode = await run(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
