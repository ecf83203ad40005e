import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fixed, median, spread } from '#bench/support/numbers.ts';
import { printResult } from '#bench/support/report.ts';
import { withApp } from './support/with-app.ts';
import { longestTaskSince } from './support/tasks.ts';
import { untilPainted } from './support/when-painted.ts';

const rows = 10_000;
const rounds = 5;

/** Fetches and parses the same rows in the same page, without an export. */
const fetchAll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const since = performance.now();
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = cursor === '' ? '' : `&nextCursor=${cursor}`;
      const response = await fetch(`/api/gear/?pageSize=1000${query}`);
      // The response has the shape of a page in the contract.
      const answer = (await response.json()) as { nextCursor: string | null };
      cursor = answer.nextCursor;
    }
    return performance.now() - since;
  });

await withApp({ moreGear: rows }, async ({ open }) => {
  const page = await open('/admin/gear');
  await page.getByRole('button', { name: /^Export/ }).waitFor();
  const times: Record<'page' | 'fetch' | 'task', number[]> = { page: [], fetch: [], task: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.fetch.push(await fetchAll(page));
    await page.getByRole('button', { name: /^Export/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^All gear items \(/).waitFor();
    const download = page.waitForEvent('download');
    const since = await page.evaluate(() => performance.now());
    times.page.push(
      await untilPainted(page, () => dialog.getByRole('button', { name: /^Download/ }).click(), [
        { selector: '[role=dialog] [role=status]', text: 'exported.' },
      ]),
    );
    times.task.push(await longestTaskSince(page, since));
    const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n').length;
    if (lines <= rows) throw new Error(`The file has ${lines} lines for ${rows} rows.`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  console.log(`export ${spread(times.page)} ms, fetching alone ${spread(times.fetch)} ms`);
  console.log(`longest task of the main thread: ${spread(times.task)} ms`);
  const ratio = fixed(median(times.page) / median(times.fetch), 1);
  printResult(
    `export of ${rows} rows as CSV`,
    `${fixed(median(times.page) / 1000)} s, ${ratio}× fetching the rows alone`,
    '≤ 1 s',
  );
});
