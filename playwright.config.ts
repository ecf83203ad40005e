import { defineConfig } from '@playwright/test';
import type { BackendOptions } from './tests/support/e2e.ts';
import { launchArguments } from './tools/browser.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const writesReport = (process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '') !== '';

export default defineConfig<object, BackendOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // Emptied before every run: what is kept for a person to look at lies beside it.
  outputDir: 'test-results/playwright',
  workers: 2,
  // Generous: nothing here judges speed, and machines are noisy.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: writesReport ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1024, height: 768 },
    // Pictures of every step would slow down all tests for the few that fail.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      args: launchArguments,
      ...(executablePath === '' ? {} : { executablePath }),
    },
  },
  projects: [
    { name: 'server', use: { backendKind: 'server' } },
    // The journeys marked @both run again on the mocks, which stand on an origin of their own.
    { name: 'mock', grep: /@both/, use: { backendKind: 'mock' } },
  ],
});
