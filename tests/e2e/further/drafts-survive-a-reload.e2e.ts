import { chooseItem, chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';

test.use({ viewport: { width: 2400, height: 900 } });

test('unsaved changes are restored after a reload and can be discarded', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/armor?category=medium');
  const armor = new Grid(page, 'Armor');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await armor.type('Chain Shirt', 'Cost', '60 gp');
  await armor.type('Scale Mail', 'Weight', 'a ton');
  await chooseItem(page.getByRole('button', { name: 'Actions for Breastplate' }).first(), 'Delete');
  await expect(bar.getByText('2 cells in 2 rows changed, 1 to delete.')).toBeVisible();
  await expect(page).toHaveTitle('• Armor · Questwright');

  // The browser asks before it reloads a page with unsaved work.
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  const back = page
    .getByRole('status')
    .filter({ hasText: /Your changes to 3 rows from .* are back/ });
  await expect(back).toBeVisible();
  await expect(bar.getByText('2 cells in 2 rows changed, 1 to delete.')).toBeVisible();
  await expect(await armor.cell('Chain Shirt', 'Cost')).toContainText('60 gp');
  await expect(await armor.cell('Scale Mail', 'Weight')).toContainText('a ton');
  await expect(armor.cellWithText('Breastplate')).toHaveText(/Row to be deleted/);

  await back.getByRole('button', { name: 'Discard them' }).click();
  await expect(bar.getByText('Everything is saved.')).toBeVisible();
  await expect(await armor.cell('Chain Shirt', 'Cost')).toHaveText('50 gp');
  await bar.getByRole('button', { name: /^Undo/ }).click();
  await expect(bar.getByText('2 cells in 2 rows changed, 1 to delete.')).toBeVisible();
  await bar.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page).toHaveTitle('Armor · Questwright');
  await page.reload();
  await expect(await armor.cell('Chain Shirt', 'Cost')).toHaveText('50 gp');
  await expect(back).toBeHidden();
});

test('drafts stay while another page is open', async ({ page, signInAs }) => {
  await signInAs('odo');
  await page.goto('/admin/armor?category=light');
  const armor = new Grid(page, 'Armor');
  await armor.type('Padded Armor', 'Cost', '6 gp');
  await page.getByRole('main').getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'Armor', exact: true }).click();
  await chooseOption(page.getByLabel('Category'), 'Light');
  await expect(armor.root.getByRole('gridcell', { name: 'Breastplate' })).toHaveCount(0);
  await expect(await armor.cell('Padded Armor', 'Cost')).toContainText('6 gp');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(await armor.cell('Padded Armor', 'Cost')).toHaveText('5 gp');
});
