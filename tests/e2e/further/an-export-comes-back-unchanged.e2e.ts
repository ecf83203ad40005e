import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { chooseFile, sendingOf, type TextFile } from '#tests/support/imports.ts';
import { expectAccessible, screenshot } from '#tests/support/screens.ts';

async function downloaded(page: Page, format: 'CSV' | 'JSON'): Promise<TextFile> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${format}` }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    content: await readFile(await download.path(), 'utf8'),
  };
}

/** Chooses the file for an import and expects that every row is unchanged. */
async function expectUnchanged(page: Page, kind: string, file: TextFile, count: number) {
  await page.goto(`/admin/${kind}/bulk-create`);
  await chooseFile(page, file);
  await expect(sendingOf(page).getByText(`${count} unchanged`)).toBeVisible();
}

test.use({ viewport: { width: 1600, height: 900 } });

// A unit test does this for every kind in every format.
for (const [kind, title, format] of [
  ['weapons', 'weapons', 'CSV'],
  ['armor', 'pieces of armor', 'JSON'],
] as const) {
  test(`an import of all ${title} exported as ${format} finds no changes`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('odo');
    await page.goto(`/admin/${kind}`);
    await page.getByRole('button', { name: 'Export…' }).first().click();
    const dialog = page.getByRole('dialog', { name: `Export ${title}` });
    await dialog.getByRole('radio', { name: format }).check();
    const file = await downloaded(page, format);
    expect(file.name).toMatch(
      new RegExp(`^questwright-${kind}-\\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`),
    );
    const summary = await dialog.getByText(/ exported\.$/).textContent();
    await expectUnchanged(page, kind, file, Number.parseInt(summary ?? '', 10));
  });
}

test('an export of all feats contains the licence text, and its import finds no changes', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/feats/bulk-export');
  await expect(page.getByText(/^All feats \(\d+\)$/)).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'export-feats');
  const table = await downloaded(page, 'CSV');
  expect(table.content).toContain('Creative Commons Attribution 4.0');
  const summary = await page.getByText(/ feats exported\.$/).textContent();
  await expectUnchanged(page, 'feats', table, Number.parseInt(summary ?? '', 10));
});

test('an export of a filtered list leaves out items that do not match', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/weapons?category=martial-ranged&q=cross');
  await page.getByRole('button', { name: 'Export…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Export weapons' });
  await expect(
    dialog.getByRole('radio', { name: /^What matches the filter \(\d+\)$/ }),
  ).toBeChecked();
  await expectAccessible(page);
  await screenshot(page, 'export-dialog');
  const { content } = await downloaded(page, 'CSV');
  expect(content).toContain('Heavy Crossbow');
  expect(content).not.toContain('Longsword');
});
