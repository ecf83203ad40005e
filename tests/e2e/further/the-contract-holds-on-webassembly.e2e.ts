import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';
import { expect, test } from '#tests/support/e2e.ts';
import { offlineDatabase } from '#tools/offline-database.ts';

let folder: string;
let server: PreviewServer;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'questwright-cases-'));
  const config = {
    root: join(import.meta.dirname, '../../contract/page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'esnext', minify: false },
  } as const;
  await build({ ...config, plugins: [offlineDatabase()()] });
  server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every case of the contract passes in a page', async ({ page }) => {
  test.slow();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const outcome = await page.evaluate(() => window.runCases());
  expect(outcome.failed).toEqual([]);
  expect(outcome.count).toBeGreaterThan(500);

  await test.step('the cases fail when the backend answers with wrong statuses', async () => {
    const { failed, count } = await page.evaluate(() => window.runCases({ wrongStatuses: true }));
    expect(count).toBeGreaterThan(50);
    expect(failed.length).toBeGreaterThan(count / 4);
  });
});
