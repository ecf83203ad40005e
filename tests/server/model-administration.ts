import { afterAll, afterEach } from 'vitest';
import { configuredModel } from '#backend/models/configured.ts';
import type { Log } from '#backend/ports.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/open-database.ts';
import type {
  ApiProblem,
  ModelPart,
  ModelSettings,
  ModelTest,
} from '#src/generated/model/index.ts';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import type { OpenStore } from '#tests/support/describe-both.ts';
import { startStandIn } from '#tests/support/stand-in-provider.ts';

export const key = 'key-of-the-lantern-keeper';
export const tale = 'A lantern burns where no keeper is.';

// A test reads from an answer only what its operation has; the contract cases check the whole answer.
export const body = (answer: { body: unknown }) => answer.body as ModelSettings & ModelTest;
// As above, for an answer that is not a success.
export const problemIn = (answer: { body: unknown }) => answer.body as ApiProblem;

export const save = (who: SignedIn, change: object, version?: number) =>
  who.call('modelUpdate', {
    body: change,
    ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
  });

export const testOf = (who: SignedIn, part: ModelPart, unsaved?: object) =>
  who.call('modelTest', { body: { part, ...(unsaved && { connection: unsaved }) } });

export const configured = ({ context }: TestApp, part: ModelPart = 'text') =>
  configuredModel(context, part);

/** Two providers for the tests of a file, of which the first one wants the key, and servers that allow both. */
export async function modelAdministration() {
  const [standIn, other] = await Promise.all([startStandIn({ key }), startStandIn()]);
  afterAll(() => Promise.all([standIn.stop(), other.stop()]));
  standIn.answer = tale;

  /** Everything that the servers of a test have logged. */
  const logged: string[] = [];
  const note = (...line: readonly unknown[]): void => void logged.push(JSON.stringify(line));
  const log: Log = { info: note, warn: note, error: note, record: note };

  /** For a suite: what starts its servers, which are closed before their databases. */
  function serversOn(open: OpenStore) {
    const opened: TestApp[] = [];
    afterEach(async () => {
      for (const app of opened.splice(0)) await app.close();
      logged.splice(0);
    });
    /** Starts a server, for which `time.now` is the clock, and signs in its administrator. */
    return async (config: Partial<Config> = {}, database?: Database) => {
      const time = { now: Date.UTC(2026, 10, 21, 12) };
      const app = await createTestApp({
        database: database ?? (await open()),
        config: { modelPrivateHosts: new Set([standIn.host, other.host]), ...config },
        clock: () => time.now,
        log,
      });
      opened.push(app);
      return { app, time, database: app.database, odo: await signedIn(app, 'odo') };
    };
  }

  return {
    standIn,
    other,
    logged,
    serversOn,
    connection: (model = 'a-model', overrides: object = {}) => ({
      provider: 'openai-compatible',
      baseUrl: standIn.url,
      model,
      key,
      ...overrides,
    }),
  };
}
