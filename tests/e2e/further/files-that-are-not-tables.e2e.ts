import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { sendingOf } from '#tests/support/imports.ts';
import { expectAccessible } from '#tests/support/screens.ts';

type ChosenFile = { name: string; buffer: Buffer } | string;

async function choose(page: Page, file: ChosenFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles(
    typeof file === 'string' ? file : { ...file, mimeType: 'application/octet-stream' },
  );
}

const text = (name: string, content: string) => ({ name, buffer: Buffer.from(content) });

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('odo');
  await page.goto('/admin/weapons/bulk-create');
});

const refusedFiles = [
  {
    file: { name: 'weapons.xlsx', buffer: Buffer.from('PK\u0003\u0004........xl/workbook.xml') },
    reason: /Excel workbook.*paste it here, or save it as CSV/,
  },
  {
    file: { name: 'map.csv', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]) },
    reason: /is a picture, not a table/,
  },
  { file: text('empty.csv', ''), reason: /nothing in|empty|nothing to read/i },
  { file: text('heads.csv', 'Name,Category\n'), reason: /no rows/i },
  { file: text('broken.json', '[{"name": "Spear",'), reason: /JSON/ },
];

for (const { file, reason } of refusedFiles) {
  test(`${file.name} is refused with advice`, async ({ page }) => {
    await choose(page, file);
    const alert = page.getByRole('alert').filter({ hasText: 'This could not be read' });
    await expect(alert).toContainText(reason);
    await expect(alert).toBeFocused();
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a file of 200 MB is refused', async ({ page }) => {
  const path = join(tmpdir(), `questwright-${process.pid}-large.csv`);
  const file = await open(path, 'w');
  await file.truncate(200 * 1024 * 1024);
  await file.close();
  try {
    await choose(page, path);
    const alert = page.getByRole('alert').filter({ hasText: 'This could not be read' });
    await expect(alert).toContainText('This file has 200 MB; up to 25 MB can be read at once.');
  } finally {
    await rm(path);
  }
});

test('a table with one column of names can be used', async ({ page }) => {
  await choose(page, text('names.csv', 'Name\nMoon Spear\nSun Spear\n'));
  await expect(page.getByText(/2 rows/).first()).toBeVisible();
  await expect(sendingOf(page)).toBeVisible();
});

test('extra cells in a row and repeated column titles are reported', async ({ page }) => {
  await choose(
    page,
    text(
      'ragged.csv',
      'Name,Category,Cost,Cost,Shelf\nMoon Spear,Simple melee,1 gp,2 gp,A 7,and more\nSun Spear,Simple melee\n',
    ),
  );
  const columns = page.getByRole('region', { name: 'Columns' });
  await expect(columns).toContainText('Left out: “Cost” and “Shelf”.');
  await expect(page.getByRole('list', { name: 'Errors to fix' })).toContainText(
    'Left over: “and more”',
  );
  const notices = columns.getByRole('list', { name: 'Notes on the file' });
  await expect(notices).toContainText('More than one column is called “Cost”');
  await expectAccessible(page);
});
