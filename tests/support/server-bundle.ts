import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isFresh } from '#tools/build/freshness.ts';
import { serverBundle } from '#tools/build/outputs.ts';

const root = join(import.meta.dirname, '../..');

/** The global setup of Vitest for tests that start the server as it is delivered. */
export function setup(): void {
  if (isFresh(root, serverBundle)) return;
  execFileSync(process.execPath, [join(root, 'tools/build-server.ts')]);
}
