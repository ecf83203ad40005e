import type { DatabaseConfig } from '#server/db/open-database.ts';
import { freePort } from '#tests/support/child.ts';
import * as built from '#tools/build/ensure-built.ts';
import { serverBundle } from '#tools/build/outputs.ts';
import memorySettings from '#tools/memory-settings.json' with { type: 'json' };
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
  // `tools/start.mjs` sets these variables, too.
  ...memorySettings,
  // All requests come from one address, so the usual limit would refuse them.
  REQUESTS_PER_MINUTE: '999999999',
  CREATIONS_PER_MINUTE: '999999999',
  GENERATIONS_PER_DAY: '999999999',
  TEXT_CHANGES_PER_MINUTE: '999999999',
  CHANGES_PER_MINUTE: '999999999',
});

/** The server as `npm start` runs it. */
export const serverProgram = `${serverBundle.folder}/main.js`;

/** Starts the server of the product in its own process and waits until it is ready. */
export async function startProduct(
  database: DatabaseConfig,
  environment: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const port = await freePort();
  const settings = { ...serverSettings(port), ...databaseSettings(database), ...environment };
  ensureBuilt();
  const program = startScript(serverProgram, [], settings);
  const url = `http://localhost:${port}`;
  await firstAnswer(program, `http://127.0.0.1:${port}/readyz`);
  return { ...program, url };
}

/** Builds the web app and the server, as far as their sources have changed since the last build. */
export function ensureBuilt(): void {
  if (!built.ensureBuilt(root)) throw new Error('The product could not be built.');
}
