import type { Page } from '@playwright/test';
import { fixed, median, spread } from '#bench/support/numbers.ts';
import { printResult } from '#bench/support/report.ts';
import { gearFile } from './support/gear-file.ts';
import { chooseFile, openImport } from './support/import-page.ts';
import { withApp } from './support/with-app.ts';
import { longestTaskSince } from './support/tasks.ts';

const rows = 100_000;
const rounds = 3;
const badEvery = 100;

/** The reference: a worker that only splits the same file into lines and cells. */
const splitInBareWorker = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const file = document.querySelector('input')?.files?.[0];
    const source = `onmessage = async ({ data }) => {
      const cells = (await data.text()).split('\\n').map((line) => line.split(','));
      postMessage(cells.length);
    }`;
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const since = performance.now();
    const worker = new Worker(url);
    await new Promise((resolve) => {
      worker.addEventListener('message', resolve);
      worker.postMessage(file);
    });
    worker.terminate();
    URL.revokeObjectURL(url);
    return performance.now() - since;
  });

await withApp({}, async (product) => {
  const { path, bytes } = gearFile({ rows, mark: 'Read', badEvery });
  console.log(`${rows} rows, ${fixed(bytes / 1e6, 1)} MB, one row in ${badEvery} with an error`);
  const empty = await product.openEmpty();
  await empty.setContent('<input type="file">');
  await empty.locator('input').setInputFiles(path);
  const times: Record<'page' | 'bare' | 'task', number[]> = { page: [], bare: [], task: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await splitInBareWorker(empty));
    const page = await openImport(product);
    const bad = rows / badEvery;
    const counts = [
      `${(rows - bad).toLocaleString('en')} to create`,
      `${bad.toLocaleString('en')} with errors`,
    ];
    const since = await page.evaluate(() => performance.now());
    times.page.push(await chooseFile(page, path, counts));
    times.task.push(await longestTaskSince(page, since));
    await page.context().close();
  }
  console.log(`page ${spread(times.page)} ms, bare worker ${spread(times.bare)} ms`);
  console.log(`longest task of the main thread: ${spread(times.task)} ms`);
  const ratio = fixed(median(times.page) / median(times.bare), 1);
  printResult(
    `CSV of ${rows} rows parsed, validated and painted`,
    `${fixed(median(times.page) / 1000)} s, ${ratio}× splitting it in a bare worker`,
    '≤ 4 s',
  );
  printResult(
    'longest task of the main thread meanwhile',
    median(times.task) === 0 ? 'below 50 ms' : `${fixed(median(times.task), 0)} ms`,
    '≤ 100 ms',
  );
});
