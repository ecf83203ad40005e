import type { Page } from '@playwright/test';
import { cellSelector } from '#src/components/grid/ag-dom.ts';
import type { BuiltProduct } from './with-product.ts';
import { untilPainted, type Sign } from './when-painted.ts';

const counts = 'section[aria-label="Sending"] [role=status]';

export const openImport = async ({ open }: BuiltProduct): Promise<Page> => {
  const page = await open('/admin/gear/bulk-create');
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  return page;
};

/** Chooses a file and returns the milliseconds until its rows are checked, counted and drawn. */
export const bringFile = (page: Page, path: string, signs: readonly string[]): Promise<number> =>
  untilPainted(page, () => page.locator('input[type=file]').first().setInputFiles(path), [
    ...signs.map((text): Sign => ({ selector: counts, text })),
    { selector: cellSelector(0, 'name') },
  ]);
