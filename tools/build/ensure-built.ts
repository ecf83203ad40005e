import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isFresh } from './freshness.ts';
import { serverBundle, webApp } from './outputs.ts';

/**
 * Builds the web app and the bundle of the server, as far as they are not fresh. Returns false if that fails; what
 * failed has been printed.
 */
export function ensureBuilt(root: string): boolean {
  // In a separate process, so that the memory of the bundler is free when the server starts.
  const run = (script: string): boolean =>
    spawnSync(process.execPath, [join(root, script)], { stdio: 'inherit' }).status === 0;
  const readStates = new Map();
  if (isFresh(root, webApp, readStates)) {
    return isFresh(root, serverBundle, readStates) || run('tools/build-server.ts');
  }
  console.log('Building the web app …');
  return run('tools/build.ts');
}
