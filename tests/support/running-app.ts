import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverBundle } from '#tools/build/outputs.ts';
import { freePort, startProgram } from './child.ts';
import { serveOfflineApp } from './offline-app.ts';
import { linkInMockMails, linkInOutbox } from './outbox.ts';
import { serveApp } from './static-app.ts';

/** What answers the calls of the app. `offline` has no server: the mocks run inside the browser. */
export type AppKind = 'server' | 'mock' | 'offline';

/** The web app with what answers its calls. */
export interface RunningApp {
  kind: AppKind;
  /** The URL of the web app. */
  appUrl: string;
  /** The URL of the API. Only the HTTP mocks have another origin than the app. */
  apiUrl: string;
  /** The link to a page in the newest mail to an address. */
  mailedLink(address: string, path: string): Promise<string>;
  /** The single-use link that creates the first administrator. */
  setupLink(): Promise<string>;
  stop(): Promise<void>;
}

type Variables = Readonly<Record<string, string>>;

/** Browsers have passkeys for this name of the machine, but not for its address. */
const originOf = (port: number): string => `http://localhost:${port}`;

/** The server with a new, empty data folder and these variables. */
async function runServer(variables: Variables = {}): Promise<RunningApp> {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-e2e-'));
  const port = Number(variables['PORT'] ?? (await freePort()));
  const url = originOf(port);
  const program = startProgram(`${serverBundle.folder}/main.js`, {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG: 'human',
    ...variables,
  });
  await program.printed(new RegExp(`:${port}\\b`));
  return {
    kind: 'server',
    appUrl: url,
    apiUrl: url,
    mailedLink: (address, path) => linkInOutbox(join(folder, 'outbox'), address, path),
    setupLink: async () => (await program.printed(/https?:\/\/[^\s"]+\/setup[^\s"]*/))[0],
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The HTTP mocks, and the built app on another origin. */
async function runMock(): Promise<RunningApp> {
  const [apiPort, appPort] = [await freePort(), await freePort()];
  const apiUrl = originOf(apiPort);
  const appUrl = originOf(appPort);
  const program = startProgram('tools/mock.mjs', {
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    APP_URL: appUrl,
  });
  await program.printed(new RegExp(`:${apiPort}\\b`));
  const app = await serveApp(appPort, apiUrl);
  return {
    kind: 'mock',
    appUrl,
    apiUrl,
    mailedLink: (address, path) => linkInMockMails(apiUrl, address, path),
    setupLink: () => Promise.reject(new Error('The mocks have an administrator from the start.')),
    stop: async () => {
      app.closeAllConnections();
      app.close();
      await once(app, 'close');
      await program.stop();
    },
  };
}

const notAvailable = () =>
  Promise.reject(new Error('A test cannot read the mails of the mocks in a browser.'));

/** The app with the mocks in it, built by `tests/e2e/offline/build.setup.ts`. */
async function runOffline(): Promise<RunningApp> {
  const server = await serveOfflineApp();
  const url = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  return {
    kind: 'offline',
    appUrl: url,
    apiUrl: url,
    mailedLink: notAvailable,
    setupLink: notAvailable,
    stop: () => server.close(),
  };
}

/** Only the server reads variables. */
export const runApp: Readonly<Record<AppKind, (variables?: Variables) => Promise<RunningApp>>> = {
  server: runServer,
  mock: runMock,
  offline: runOffline,
};
