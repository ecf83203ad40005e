import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';

const root = join(import.meta.dirname, '../..');
const outDir = join(root, 'test-results/offline-app');

/** Builds the app with the mocks in it, as `npm run dev` serves it: with the checks of development. */
export async function buildOfflineApp(): Promise<void> {
  process.env['NODE_ENV'] = 'development';
  process.env['VITE_MOCKS'] = '1';
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'error',
    build: { outDir, minify: false },
  });
}

/** Serves what `buildOfflineApp` has built, on a free port. */
export const serveOfflineApp = (): Promise<PreviewServer> =>
  preview({
    root: outDir,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
