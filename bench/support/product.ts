import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseConfig } from '#server/db/open-database.ts';
import { freePort } from '#tests/support/child.ts';
import { isFresh } from '#tools/build/freshness.ts';
import mallocSettings from '#tools/malloc-settings.json' with { type: 'json' };
import { firstAnswer, root, startScript, type Program } from './processes.ts';
import { databaseSettings } from './store.ts';

export interface Running extends Program {
  readonly url: string;
}

/** The settings of a production server on this port, without a request limit. */
export const serverSettings = (port: number): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: '',
  LOG: 'json',
  // As tools/start.mjs sets them.
  ...mallocSettings,
  // All requests come from one address, so the usual limit would refuse them.
  REQUESTS_PER_MINUTE: '999999999',
  CREATIONS_PER_MINUTE: '999999999',
  GENERATIONS_PER_DAY: '999999999',
  TEXT_CHANGES_PER_MINUTE: '999999999',
  CHANGES_PER_MINUTE: '999999999',
});

/** Starts the server of the product in its own process and waits until it is ready. */
export async function startProduct(
  database: DatabaseConfig,
  environment: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const port = await freePort();
  const settings = { ...serverSettings(port), ...databaseSettings(database), ...environment };
  const program = startScript('server/main.ts', [], settings);
  const url = `http://localhost:${port}`;
  await firstAnswer(program, `http://127.0.0.1:${port}/readyz`);
  return { ...program, url };
}

/** Builds the web app if its sources have changed since the last build. */
export function ensureBuilt(): void {
  if (isFresh(root)) return;
  console.log('Building the web app …');
  const build = spawnSync(process.execPath, [join(root, 'tools/build.ts')], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The web app could not be built.');
}
