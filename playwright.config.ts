import { defineConfig } from '@playwright/test';
import type { AppOptions } from './tests/support/e2e.ts';
import { launchArguments } from './tools/browser.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const writesReport = (process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '') !== '';

export default defineConfig<object, AppOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // Playwright empties this folder before every run, so screenshots are in another folder.
  outputDir: 'test-results/playwright',
  // A browser and a server keep a core busy. A third worker makes all tests slower on two cores.
  workers: 2,
  // These limits are long, because the tests do not measure speed and also run on busy machines.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Shorter than the limit of `npm test`, so that the report of a slow run is written.
  globalTimeout: writesReport ? 24 * 60_000 : 0,
  reporter: writesReport ? [['dot'], ['json']] : [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1024, height: 768 },
    // A failed test shows the page as text. A trace would slow down all tests: ask for it with `--trace on`.
    trace: 'off',
    launchOptions: {
      args: launchArguments,
      ...(executablePath === '' ? {} : { executablePath }),
    },
  },
  projects: [
    { name: 'build', testMatch: '**/e2e/build.setup.ts' },
    {
      name: 'server',
      testIgnore: ['**/offline/**', '**/further/**'],
      dependencies: ['build'],
      use: { appKind: 'server' },
    },
    // These repeat in a browser what faster tests show, too. `npm test` runs them only on demand.
    {
      name: 'further',
      testMatch: '**/further/*.e2e.ts',
      dependencies: ['build'],
      use: { appKind: 'server' },
    },
    // Tests with @both in their name run again on the mocks, which have another origin than the
    // app.
    {
      name: 'mock',
      testIgnore: '**/offline/**',
      grep: /@both/,
      dependencies: ['build'],
      use: { appKind: 'mock' },
    },
    { name: 'offline-build', testMatch: '**/offline/build.setup.ts' },
    {
      name: 'offline',
      testMatch: '**/offline/*.e2e.ts',
      testIgnore: '**/further/**',
      dependencies: ['offline-build'],
      // Otherwise one worker runs the large file alone, at the end of all tests.
      fullyParallel: true,
      use: { appKind: 'offline' },
    },
    {
      name: 'further-offline',
      testMatch: '**/further/offline/*.e2e.ts',
      dependencies: ['offline-build'],
      fullyParallel: true,
      use: { appKind: 'offline' },
    },
  ],
});
