import { readFile } from 'node:fs/promises';
import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { openImportWith, chooseFile, countItems, sendingOf } from '#tests/support/imports.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectAccessible } from '#tests/support/screens.ts';

test.use({ appName: 'import', viewport: { width: 1600, height: 900 } });

const lanterns = {
  name: 'lanterns.csv',
  content:
    'Name,Category,Cost,Weight\nNinefold Lantern,Adventuring gear,9 gp,2 lb.\nBlind Lantern,Adventuring gear,4 moons,1 lb.\n',
};

test('a template can be downloaded, filled in and read by the import', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/gear/bulk-create');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a template' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('questwright-gear-template.csv');
  const content = await readFile(await download.path(), 'utf8');
  const [headings = ''] = content.replace('\uFEFF', '').split(/\r?\n/);
  const values = new Map([
    ['name', 'Template Lantern'],
    ['category', 'Adventuring gear'],
  ]);
  const row = headings.split(',').map((heading) => values.get(heading.toLowerCase()) ?? '');
  await chooseFile(page, { name: 'template.csv', content: `${content}${row.join(',')}\r\n` });
  await expect(page.getByRole('region', { name: 'Columns' })).toContainText(
    /explanations were left out/,
  );
  await expect(sendingOf(page).getByText('1 to create.')).toBeVisible();
});

test('after a reload the import offers its draft with the typed text', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await openImportWith(page, 'gear', lanterns);
  const grid = new Grid(page, 'Gear of the import');
  await grid.type('Blind Lantern', 'Cost', '4 sp');
  await expect(sendingOf(page).getByText('2 to create.')).toBeVisible();
  await page.reload();

  const offer = page.getByRole('status').filter({ hasText: 'Your import of lanterns.csv from' });
  await expect(offer).toContainText('2 to create');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Continue' }).click();
  await expect(grid.cellWithText('4 sp')).toBeVisible();

  await page.reload();
  await offer.getByRole('button', { name: 'Throw away' }).click();
  await page
    .getByRole('alertdialog', { name: 'Throw this draft away?' })
    .getByRole('button', { name: 'Throw away' })
    .click();
  await expect(offer).toBeHidden();
});

test('an earlier import can be undone from the start page', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('odo'));
  await signInAs('odo');
  await openImportWith(page, 'gear', {
    name: 'ropes.csv',
    content: 'Name,Category\nRope of Vell,Adventuring gear\nRope of Ashfall,Adventuring gear\n',
  });
  const bar = sendingOf(page);
  await bar.getByRole('button', { name: 'Create 2' }).click();
  await expect(bar.getByText(/2 rows saved/)).toBeVisible();
  expect(await countItems(api, 'gear', 'Rope of')).toBe(2);

  await page.goto('/admin/gear/bulk-create');
  await page.getByRole('button', { name: 'Undo the import of ropes.csv' }).click();
  await page
    .getByRole('alertdialog', { name: 'Undo this import?' })
    .getByRole('button', { name: 'Take back 2 gear items' })
    .click();
  await expect(bar.getByText('2 gear items taken back.')).toBeVisible();
  expect(await countItems(api, 'gear', 'Rope of')).toBe(0);
  await api.dispose();
});

test('settings change how columns, blank cells and existing items are used', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await openImportWith(page, 'armor', {
    name: 'armor.csv',
    content: 'Name,Price,Worth,Weight\nPlate Armor,1600 gp,9 gp,\nRing Mail,,7 gp,\n',
  });
  const grid = new Grid(page, 'Armor of the import');
  // A change of the draft draws new cells. A locator by text finds the new cell.
  const cellWith = (text: RegExp) => grid.root.getByRole('gridcell', { name: text });
  await expect(cellWith(/1,600 gp/)).toBeVisible();

  await page.getByRole('button', { name: /^Columns/ }).click();
  await chooseOption(page.getByLabel('“Worth” becomes'), 'Cost (now “Price”)');
  await expect(page.getByLabel('“Price” becomes')).toHaveText('Leave out');
  await expect(cellWith(/9 gp.*Now: 1,500 gp/)).toBeVisible();

  const bar = sendingOf(page);
  await expect(bar.getByText('2 to update.')).toBeVisible();
  await chooseOption(page.getByLabel('Blank cells in Weight'), 'Clear the field');
  await expect(cellWith(/65 lb\./)).toBeVisible();
  await chooseOption(page.getByLabel(/already in the catalogue/), 'Leave them as they are');
  await expect(bar.getByText('2 left out.')).toBeVisible();
  // Scrolls to the end of the page, where the bar at the bottom covers no content.
  await page.mouse.wheel(0, 9000);
  await expectAccessible(page);
});
