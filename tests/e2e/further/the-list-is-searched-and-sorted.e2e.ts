import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';

test.use({ viewport: { width: 2400, height: 900 } });

test('a search is stored in the URL and finds only names that contain it', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/weapons');
  const weapons = new Grid(page, 'Weapons');
  await expect(weapons.cellWithText('Battleaxe')).toBeVisible();

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  await page.keyboard.type('Sword');
  await expect(page).toHaveURL('/admin/weapons?q=Sword');
  const all = async () => (await weapons.column('Name')).every((name) => /sword/i.test(name));
  await expect.poll(all).toBe(true);
  await expect(page.getByText(/^\d+ weapons, all loaded$/)).toBeVisible();

  await page.reload();
  await expect(search).toHaveValue('Sword');
  await expect.poll(all).toBe(true);

  await search.press('Escape');
  await expect(page).toHaveURL('/admin/weapons');
  await expect(search).toBeFocused();
  await expect(weapons.cellWithText('Battleaxe')).toBeVisible();
});

test('a search without results, an unknown category and an unknown order can be removed', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/armor?category=heavy&q=lantern');
  await expect(page.getByRole('heading', { name: 'Nothing found for “lantern”' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL('/admin/armor?category=heavy');
  await expect(new Grid(page, 'Armor').cellWithText('Ring Mail')).toBeVisible();

  await page.goto('/admin/armor?category=siege&sort=shine');
  await expect(page.getByText('Unknown category')).toBeVisible();
  await expect(page.getByText('Unknown order')).toBeVisible();
  await expect(new Grid(page, 'Armor').root).toBeVisible();
  for (const link of ['Remove it from the address', 'Remove it from the address']) {
    await page.getByRole('link', { name: link }).first().click();
  }
  await expect(page).toHaveURL('/admin/armor');
});

test('clicks on a header sort ascending, then descending, then by name again', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/weapons?category=martial-ranged');
  const weapons = new Grid(page, 'Weapons');
  const header = weapons.root.getByRole('columnheader', { name: 'Cost' });
  const byName = ['Blowgun', 'Hand Crossbow', 'Heavy Crossbow', 'Longbow', 'Musket', 'Pistol'];
  const names = async () =>
    [...new Set(await weapons.column('Name'))].filter((name) => byName.includes(name));
  await expect.poll(names).toEqual(byName);

  await header.click();
  await expect(page).toHaveURL('/admin/weapons?category=martial-ranged&sort=cost');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .poll(names)
    .toEqual(['Blowgun', 'Heavy Crossbow', 'Longbow', 'Hand Crossbow', 'Pistol', 'Musket']);

  await header.click();
  await expect(page).toHaveURL(/sort=cost&reverse=true/);
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await names())[0]).toBe('Musket');

  await header.click();
  await expect(page).toHaveURL('/admin/weapons?category=martial-ranged');
  await expect.poll(names).toEqual(byName);
});

test('selected rows stay selected while other rows are shown', async ({ page, signInAs }) => {
  await signInAs('odo');
  await page.goto('/admin/tools?q=bagpipes');
  const tools = new Grid(page, 'Tools');
  await tools.toggleRow('Bagpipes');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByText('1 selected')).toBeVisible();
  await page.getByLabel('Search', { exact: true }).fill('brewer');
  await expect(bar.getByText('1 of them not in this list')).toBeVisible();
  await tools.toggleRow("Brewer's Supplies");
  await expect(bar.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(bar.getByText('not in this list')).toBeHidden();
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(bar).toBeHidden();
});

test('a list in full screen is an ordinary list again when the phone is turned upright', async ({
  page,
  signInAs,
}) => {
  const leave = page.getByRole('button', { name: 'Leave full screen' });
  const menu = page.getByRole('button', { name: 'Open user menu' });
  await signInAs('odo');
  await page.setViewportSize({ width: 740, height: 390 });
  await page.goto('/admin/weapons');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(leave).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Weapons' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 740 });
  await expect(page.getByRole('heading', { name: 'Weapons' })).toBeVisible();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 740, height: 390 });
  await leave.click();
  await expect(page.getByRole('heading', { name: 'Weapons' })).toBeVisible();
});
