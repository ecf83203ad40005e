import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { offlineImage, offlineStart } from './tools/offline-image.ts';
import { routerWithoutFrameworkMode, sonnerWithoutRuntimeStyles } from './tools/vite-plugins.ts';

const project = (
  name: string,
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration => ({ extends: true, test: { name, ...test } });

const database = { globalSetup: ['./tests/support/postgres.ts'], testTimeout: 20_000 };

export default defineConfig(({ mode }) => {
  const mocks = loadEnv(mode, import.meta.dirname, 'VITE_')['VITE_MOCKS'] === '1';
  const image = offlineImage();
  return {
    plugins: [
      react(),
      tailwindcss(),
      sonnerWithoutRuntimeStyles(),
      routerWithoutFrameworkMode(),
      ...(mocks ? [msw({ mode: 'worker-only' }), image(), offlineStart()] : []),
    ],
    ...(mocks && {
      // Its modules and its WebAssembly file find each other by their addresses.
      optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
      worker: { format: 'es' as const, plugins: () => [image()] },
    }),
    // The server replaces the placeholder in every response; AG Grid styles itself with that nonce.
    html: { cspNonce: '__CSP_NONCE__' },
    server: { host: '127.0.0.1' },
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      target: 'baseline-widely-available',
      // Every browser of the target loads modules ahead by itself.
      modulePreload: { polyfill: false },
      // A data: URL would need an exception in img-src and font-src for each kind of file.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // AG Grid alone is larger than the default; tools/build keeps it off the first pages.
      chunkSizeWarningLimit: 1600,
      rolldownOptions: {
        output: {
          // Parts that pages share are called after all of these pages: the first word will do.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              // What every page starts with, and only that: what changes seldom, then what is ours.
              { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 40 },
              { name: 'start', test: /[\\/]src[\\/]/, tags: ['$initial'], priority: 30 },
              { name: 'ag-grid', test: /node_modules[\\/]ag-grid-/, priority: 20 },
              {
                name: 'kit',
                test: /node_modules[\\/](@base-ui|@floating-ui)[\\/]/,
                priority: 10,
                // A page with a menu alone does not load the parts of every other page.
                entriesAware: true,
                entriesAwareMergeThreshold: 20_000,
              },
            ],
          },
        },
      },
    },
    test: {
      setupFiles: ['./tests/support/setup.ts'],
      restoreMocks: true,
      // Loading the same modules again for every file takes longer than most of the tests.
      isolate: false,
      // The default leaves one processor idle, which is half of a small machine.
      maxWorkers: '100%',
      projects: [
        project('unit', {
          include: ['{src,contract,backend,mocks,server,tools}/**/*.test.ts', 'tests/*.test.ts'],
        }),
        // Each gets a document of its own, so these files do not share a process's globals.
        project('components', { include: ['{src,mocks}/**/*.test.tsx'], isolate: true }),
        project('contract', { include: ['tests/contract/**/*.test.ts'], ...database }),
        // Each copies the sources and starts programs there.
        project('growth', {
          include: ['tests/growth/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        }),
        project('server', { include: ['tests/server/**/*.test.ts'], ...database }),
      ],
    },
  };
});
