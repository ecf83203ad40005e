import type { CDPSession, Page } from '@playwright/test';
import { mebibytes } from '#bench/support/numbers.ts';
import { printResult } from '#bench/support/report.ts';
import { rowSelector } from '#src/components/grid/ag-dom.ts';
import { catalogueKinds } from '#src/generated/contract/kinds.ts';
import { loadAll } from './support/list-page.ts';
import { withApp } from './support/with-app.ts';

const rows = 100_000;
const changes = 20;
// Gear, the large list, comes last, so that its list is open at each measurement.
const kinds = catalogueKinds.toReversed();

/** The size of the JavaScript heap in bytes after garbage collection. */
async function heap(session: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Opens the lists of the kinds one after the other with the links of the page. */
async function changeKinds(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const kind = kinds[time % kinds.length] ?? 'gear';
    await page.getByRole('link', { name: 'Admin', exact: true }).first().click();
    await page.locator(`a[href="/admin/${kind}"]`).first().click();
    await page.waitForURL(`**/admin/${kind}`);
    await page.locator(rowSelector(0)).first().waitFor();
  }
}

await withApp({ moreGear: rows }, async ({ open }) => {
  const page = await open('/admin/gear');
  await page.locator(rowSelector(0)).first().waitFor();
  const session = await page.context().newCDPSession(page);
  const first = await heap(session);
  await loadAll(page);
  const loaded = await heap(session);
  await changeKinds(page, changes);
  const afterChanges = await heap(session);
  await changeKinds(page, changes);
  const afterMoreChanges = await heap(session);
  console.log(`first page of the list ${mebibytes(first)}, all ${rows} rows ${mebibytes(loaded)}`);
  console.log(
    `after ${changes} changes of kind ${mebibytes(afterChanges)}, ` +
      `after ${changes} more ${mebibytes(afterMoreChanges)}`,
  );
  printResult(
    `heap with ${rows} rows loaded`,
    `${mebibytes(loaded)}, ${mebibytes(loaded - first)} more than with one page`,
    '≤ 150 MB',
  );
  printResult(
    `growth over ${changes} changes of kind`,
    `${((afterMoreChanges - afterChanges) / 1024 / 1024).toFixed(1)} MiB`,
    'none',
  );
});
