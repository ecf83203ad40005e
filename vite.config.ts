import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { sharedChunks } from './tools/build/shared-chunks.ts';
import { offlineDatabase, offlineStart } from './tools/offline-database.ts';
import {
  pageFastRefresh,
  pictureNotPreloaded,
  routerWithoutFrameworkMode,
  sonnerWithoutRuntimeStyles,
} from './tools/vite-plugins.ts';

const project = (
  name: string,
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration => ({ extends: true, test: { name, ...test } });

/** Folders whose modules have no state, and import only each other and packages; `kind-calls.ts` imports hooks. */
const statelessFolders =
  '(?:art|backend|contract|src/lib|src/generated/(?:contract|model|zod))(?!/kind-calls)';
const ownFolder = import.meta.dirname.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const statelessModules = new RegExp(`^${ownFolder}/${statelessFolders}/[^?]*\\.ts$`);

const temporaryFolder = './tests/support/temporary-folder.ts';
// In this order, so that the files of PostgreSQL are in the temporary folder too.
const database = {
  globalSetup: [temporaryFolder, './tests/support/postgres.ts'],
};

export default defineConfig(({ mode, command }) => {
  const mocks = loadEnv(mode, import.meta.dirname, 'VITE_')['VITE_MOCKS'] === '1';
  const databaseImage = offlineDatabase();
  const shared = sharedChunks();
  return {
    plugins: [
      react(),
      tailwindcss(),
      sonnerWithoutRuntimeStyles(),
      routerWithoutFrameworkMode(),
      pageFastRefresh(),
      shared.plugin,
      ...(mocks || command === 'serve' ? [pictureNotPreloaded()] : []),
      ...(mocks ? [msw({ mode: 'worker-only' }), databaseImage(), offlineStart()] : []),
    ],
    ...(mocks && {
      // The modules of this package find its WebAssembly file by a relative URL, which would be
      // wrong in the folder of bundled dependencies.
      optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
      worker: { format: 'es' as const, plugins: () => [databaseImage()] },
    }),
    // The server replaces this text by the nonce of the response. AG Grid uses the nonce for its
    // styles.
    html: { cspNonce: '__CSP_NONCE__' },
    server: { host: '127.0.0.1' },
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      target: 'baseline-widely-available',
      // All browsers of the target support modulepreload.
      modulePreload: { polyfill: false },
      // Inlined assets would be data: URLs, which need exceptions in the content security policy.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // AG Grid alone is larger than the default. tools/build fails if every page loads AG Grid.
      chunkSizeWarningLimit: 1600,
      rolldownOptions: {
        // On a busy machine, the timings would be the first thing that `npm start` prints.
        checks: { bundlerTimings: false },
        output: {
          // `name` of a shared chunk lists all its pages. Only the first of them is used.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              // Every page loads these two: packages, which change seldom, and our own code.
              { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 40 },
              { name: 'start', test: /[\\/]src[\\/]/, tags: ['$initial'], priority: 30 },
              // All CSS that is loaded after the start is one small file, not one for each chunk.
              { name: 'later', test: /\.css$/, priority: 25 },
              // The package and the module that imports it are one file, so that the page waits for one request.
              {
                name: 'toaster',
                test: /node_modules[\\/]sonner[\\/]|[\\/]src[\\/]ui[\\/]toaster\.tsx/,
                priority: 20,
                includeDependenciesRecursively: false,
              },
              {
                // Modules that the same pages load share a chunk; otherwise each module is a small chunk.
                name: shared.nameOf,
                debugName: 'shared',
                priority: 10,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
    test: {
      setupFiles: ['./tests/support/setup.ts'],
      restoreMocks: true,
      // No test measures speed, and a busy machine is slow.
      testTimeout: 20_000,
      // Loading the same modules again for every file takes longer than most of the tests.
      isolate: false,
      // The default leaves one processor idle, which is half of a small machine.
      maxWorkers: '100%',
      projects: [
        project('unit', {
          globalSetup: temporaryFolder,
          include: [
            '{src,contract,backend,mocks,server,tools,art}/**/*.test.ts',
            'tests/*.test.ts',
          ],
        }),
        project('components', {
          globalSetup: temporaryFolder,
          include: ['{src,mocks}/**/*.test.tsx'],
          // Without another group, a thread runs files of `unit` and of this project, which load the modules of
          // `external` in two ways. A file that gets modules of both has each class twice, and `instanceof` fails.
          sequence: { groupOrder: 2 },
          // These packages have state: the toasts that are shown, the databases of a browser. They
          // are loaded again for each file, as our own modules are (`tests/support/document.ts`).
          server: {
            deps: {
              inline: ['sonner', 'fake-indexeddb', 'idb'],
              // Node loads these once for each worker, not again for each file. They keep only values that
              // every file would compute again, such as the validators of the contract.
              external: [statelessModules],
            },
          },
        }),
        project('contract', {
          include: ['tests/contract/**/*.test.ts'],
          // The painter has a low priority, so a cover can take half a minute on a busy machine.
          testTimeout: 60_000,
          ...database,
        }),
        // Each file copies the sources and starts programs in the copy, which takes long.
        project('growth', {
          globalSetup: temporaryFolder,
          include: ['tests/growth/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        }),
        // Some of these tests wait for programs and time limits without using a processor.
        project('server', {
          include: ['tests/server/**/*.test.ts'],
          // Hundreds of requests to a database take more than the usual limit on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          // Vitest refuses to run projects with different `maxWorkers` in the same group.
          sequence: { groupOrder: 1 },
          globalSetup: [...database.globalSetup, './tests/support/server-bundle.ts'],
        }),
      ],
    },
  };
});
