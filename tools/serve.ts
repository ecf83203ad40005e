import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isFresh } from './build/freshness.ts';

const root = join(import.meta.dirname, '..');

if (!isFresh(root)) {
  console.log('Building the web app …');
  // Builds in a separate process, so that the memory of the bundler is free when the server starts.
  const build = spawnSync(process.execPath, [join(root, 'tools/build.ts')], { stdio: 'inherit' });
  if (build.status !== 0) {
    console.error('The web app could not be built: the lines above say why.');
    process.exit(1);
  }
}

process.env['NODE_ENV'] ??= 'production';
await import('#server/main.ts');
