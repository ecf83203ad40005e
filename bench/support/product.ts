import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseConfig } from '#server/db/open-database.ts';
import { freePort } from '#tests/support/child.ts';
import { isFresh } from '#tools/build/freshness.ts';
import { firstAnswer, root, startScript, type Program } from './processes.ts';
import { databaseSettings } from './store.ts';

export interface Running extends Program {
  readonly url: string;
}

/** The settings of a server on its own port, as in production except for the request limit. */
export const serverSettings = (port: number): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: '',
  LOG: 'json',
  // All requests come from one address; they are still counted.
  REQUESTS_PER_MINUTE: '999999999',
});

/** The server of the product in its own process, ready for requests. */
export async function startProduct(database: DatabaseConfig): Promise<Running> {
  const port = await freePort();
  const settings = { ...serverSettings(port), ...databaseSettings(database) };
  const program = startScript('server/main.ts', [], settings);
  const url = `http://localhost:${port}`;
  await firstAnswer(program, `http://127.0.0.1:${port}/readyz`);
  return { ...program, url };
}

/** Builds the web app unless the build has these sources. */
export function ensureBuilt(): void {
  if (isFresh(root)) return;
  console.log('Building the web app …');
  const build = spawnSync(process.execPath, [join(root, 'tools/build.ts')], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The web app could not be built.');
}
