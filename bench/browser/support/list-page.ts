import { expect, type Page } from '@playwright/test';
import { cellSelector } from '#src/components/grid/ag-dom.ts';

/** Clicks "Load all" and returns the milliseconds until all rows are loaded. */
export async function loadAll(page: Page): Promise<number> {
  const all = page.getByRole('button', { name: 'Load all', exact: true });
  await all.waitFor();
  const before = performance.now();
  await all.click();
  await expect(page.getByText(/, all loaded$/)).toBeVisible({ timeout: 120_000 });
  return performance.now() - before;
}

/** The titles of the columns that contain values, in the order of the grid. */
export const columnsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=columnheader][aria-colindex]')]
      .map((header) => ({
        place: Number(header.getAttribute('aria-colindex')),
        title: header.textContent.trim(),
      }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ title }) => title)
      .filter((title) => title !== '' && title !== 'Actions'),
  );

/** Focuses the name in the first row, where a paste begins. */
export async function focusFirstCell(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(cellSelector(0, 'name')).first().click();
}
