import { chooseItem, chooseOption } from '#tests/support/choose-option.ts';
import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { people } from '#tests/support/named-people.ts';

test('an administrator maintains the gear', async ({ page, sessionOf }) => {
  await sessionOf('odo');
  const gear = new Grid(page, 'Gear');

  await test.step('signs in and goes to the gear', async () => {
    await page.goto('/login');
    await fillLogin(page, people.odo);
    await expect(page).toHaveURL('/dashboard');
    await chooseItem(page.getByRole('button', { name: 'Open user menu' }), 'Admin');
    await expect(page).toHaveURL('/admin');
    await page.getByRole('link', { name: 'Gear', exact: true }).click();
    await expect(page).toHaveURL('/admin/gear');
    await expect(page.getByText(/^25 of \d+ gear items loaded$/)).toBeVisible();
  });

  await test.step('loads more with the button and by scrolling', async () => {
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByText(/^50 of \d+ gear items/)).toBeVisible();
    await gear.root.hover();
    await page.mouse.wheel(0, 5000);
    await expect(page.getByText(/^75 of \d+ gear items/)).toBeVisible();
  });

  await test.step('filters by a category, which the URL contains', async () => {
    await chooseOption(page.getByLabel('Category'), 'Ammunition');
    await expect(page).toHaveURL('/admin/gear?category=ammunition');
    await expect(gear.root.getByRole('gridcell', { name: 'Ammunition' }).first()).toBeVisible();
    const inCategory = async () => new Set((await gear.texts()).map((row) => row['Category']));
    await expect.poll(inCategory).toEqual(new Set(['Ammunition']));
    await page.reload();
    await expect(page.getByLabel('Category')).toHaveText('Ammunition');
    await expect.poll(inCategory).toEqual(new Set(['Ammunition']));
  });

  await test.step('creates an item', async () => {
    await page.getByRole('link', { name: 'New gear item' }).click();
    await expect(page).toHaveURL('/admin/gear/create');
    await page.getByLabel('Name', { exact: true }).fill('Whistling Arrow');
    await chooseOption(page.getByLabel('Category'), 'Ammunition');
    await page.getByLabel('Cost: amount').fill('3');
    await chooseOption(page.getByLabel('Cost: coin'), 'sp · silver');
    await page.getByLabel('Weight').fill('1/4 lb.');
    await page.getByRole('button', { name: 'Create gear item' }).click();
    await expect(page.getByText('Whistling Arrow (2024) is in the catalogue.')).toBeVisible();
    await page.goto('/admin/gear?category=ammunition');
    await expect(await gear.cell('Whistling Arrow', 'Cost')).toHaveText('3 sp');
    await expect(await gear.cell('Whistling Arrow', 'Weight')).toHaveText('1/4 lb.');
  });

  await test.step('changes the item in the grid and saves the change', async () => {
    await gear.type('Whistling Arrow', 'Cost', '2 gp');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await expect(bar.getByText('1 cell in 1 row changed.')).toBeVisible();
    await bar.getByRole('button', { name: /^Save/ }).click();
    await expect(bar.getByText('Everything is saved.')).toBeVisible();
    await page.reload();
    await expect(await gear.cell('Whistling Arrow', 'Cost')).toHaveText('2 gp');
  });

  await test.step('marks the item for deletion, undoes the mark, and deletes the item', async () => {
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await chooseItem(page.getByRole('button', { name: 'Actions for Whistling Arrow' }), 'Delete');
    await expect(bar.getByText('1 to delete.')).toBeVisible();
    await expect(gear.cellWithText('Whistling Arrow')).toHaveText(/Row to be deleted/);
    await bar.getByRole('button', { name: 'Undo: Deletion of Whistling Arrow' }).click();
    await expect(bar.getByText('1 to delete.')).toBeHidden();
    await bar.getByRole('button', { name: 'Redo: Deletion of Whistling Arrow' }).click();
    await bar.getByRole('button', { name: /^Save/ }).click();
    await expect(bar.getByText('Everything is saved.')).toBeVisible();
    await expect(gear.cellWithText('Whistling Arrow')).toHaveCount(0);
  });

  await test.step('logs out', async () => {
    await chooseItem(page.getByRole('button', { name: 'Open user menu' }), 'Logout');
    await expect(page).toHaveURL('/login?alert=logout');
  });
});
