import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './e2e.ts';

export interface TextFile {
  name: string;
  content: string;
}

/** Opens the import of a kind and chooses a file. */
export async function openImportWith(page: Page, kind: string, file: TextFile): Promise<void> {
  await page.goto(`/admin/${kind}/bulk-create`);
  await chooseFile(page, file);
}

export async function chooseFile(page: Page, { name, content }: TextFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

/** The region that shows the plan, the progress and the result. */
export const sendingOf = (page: Page): Locator => page.getByRole('region', { name: 'Sending' });

/** A file of tools with names that begin with `word`, so that a test can count its own tools. */
export const manyTools = (word: string, count: number): TextFile => ({
  name: `${word.toLowerCase()}.csv`,
  content: [
    'Name,Category,Edition,Cost,Source',
    ...Array.from(
      { length: count },
      (_, index) => `${word} tool no. ${index + 1},Artisan’s tools,2024,${index + 1} gp,Homebrew`,
    ),
  ].join('\n'),
});

/** The number of items of a kind that a search finds. */
export async function countItems(api: APIRequestContext, kind: string, q: string): Promise<number> {
  const response = await api.get(`/api/${kind}/`, { params: { q, pageSize: 1, withTotal: true } });
  expect(response.ok()).toBe(true);
  const body: unknown = await response.json();
  return Number(Reflect.get(Object(body), 'total'));
}
