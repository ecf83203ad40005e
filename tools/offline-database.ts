import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { databaseImageVersion } from '#mocks/database-image-version.ts';

const moduleId = 'virtual:offline-database';
const fileName = 'offline-database.sqlite';
/** A change of these files changes the database image. */
const sources = /[\\/](?:backend[\\/](?:db|seed)|mocks[\\/](?:fixtures|database-image))\b/;

interface DatabaseImage {
  readonly bytes: Uint8Array;
  readonly version: string;
}

const root = join(import.meta.dirname, '..');
const program = `
  import { openNodeEngine } from '#mocks/engines/node-engine.ts';
  import { fixturesDatabaseImage } from '#mocks/engines/node-database-image.ts';
  import { isSound } from '#mocks/engines/open-checked.ts';
  const databaseImage = await fixturesDatabaseImage();
  if (!isSound(openNodeEngine(databaseImage))) {
    throw new Error('The database image of the fixtures is damaged or too large to be checked. Delete .cache/mocks-*.db and start again.');
  }
  process.stdout.write(databaseImage);
`;

/**
 * Runs in a new process, because this process would not load changed modules again. SQLite checks the
 * image there, so that a browser does not have to.
 */
async function makeDatabaseImage(): Promise<DatabaseImage> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: root, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
  );
  const bytes = new Uint8Array(stdout);
  return { bytes, version: await databaseImageVersion(bytes) };
}

/**
 * Delivers the fixtures as a database image, because opening one takes a tenth of the
 * time of filling a database. Vite bundles pages and workers separately, so the configuration
 * creates the plugin twice, with one image.
 */
export function offlineDatabase(): () => Plugin {
  let databaseImage: Promise<DatabaseImage> | undefined;
  return () => ({
    name: 'questwright:offline-database',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      databaseImage ??= makeDatabaseImage();
      const { version } = await databaseImage;
      const url = `/${fileName}?${version}`;
      return `export default ${JSON.stringify({ url, version })};`;
    },
    configureServer({ middlewares, watcher, environments }) {
      middlewares.use(`/${fileName}`, (_request, response, next) => {
        databaseImage ??= makeDatabaseImage();
        databaseImage.then(({ bytes }) => {
          response.setHeader('Content-Type', 'application/vnd.sqlite3');
          response.end(bytes);
        }, next);
      });
      watcher.on('change', (file) => {
        if (!sources.test(file)) return;
        databaseImage = undefined;
        const { moduleGraph } = environments.client;
        const module = moduleGraph.getModuleById(`\0${moduleId}`);
        if (module) moduleGraph.invalidateModule(module);
      });
    },
    async generateBundle() {
      if (this.environment.config.isWorker || !databaseImage) return;
      const { bytes } = await databaseImage;
      this.emitFile({ type: 'asset', fileName, source: bytes });
    },
  });
}

const earlyScript = 'mocks/hosts/browser/shared-backend.ts';

/**
 * Adds a script to the page that starts the backend in the browser before the app is loaded. It is an
 * entry of its own, because a script runs only after everything that it imports.
 */
export const offlineStart = (): Plugin => ({
  name: 'questwright:offline-start',
  config: (_config, { command }) =>
    command === 'build'
      ? { build: { rolldownOptions: { input: ['index.html', earlyScript] } } }
      : undefined,
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const chunk = Object.values(bundle ?? {}).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(earlyScript) === true,
      );
      if (bundle && !chunk) throw new Error(`The build does not contain ${earlyScript}.`);
      const src = `/${chunk?.fileName ?? earlyScript}`;
      return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' }];
    },
  },
});
