import type { Page } from '@playwright/test';
import { cellSelector } from '#src/components/grid/ag-dom.ts';
import type { RunningApp } from './with-app.ts';
import { untilPainted, type ExpectedElement } from './when-painted.ts';

const status = 'section[aria-label="Sending"] [role=status]';

export const openImport = async ({ open }: RunningApp): Promise<Page> => {
  const page = await open('/admin/gear/bulk-create');
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  return page;
};

/** Chooses a file and returns the milliseconds until the counts and the first row are painted. */
export const chooseFile = (page: Page, path: string, counts: readonly string[]): Promise<number> =>
  untilPainted(page, () => page.locator('input[type=file]').first().setInputFiles(path), [
    ...counts.map((text): ExpectedElement => ({ selector: status, text })),
    { selector: cellSelector(0, 'name') },
  ]);
