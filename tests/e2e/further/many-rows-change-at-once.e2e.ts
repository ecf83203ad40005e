import { createItem } from '#tests/support/test-data.ts';
import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { apiOf } from '#tests/support/people.ts';

test.use({ viewport: { width: 1600, height: 900 } });

const count = 30;
const nameOf = (index: number) => `Wickwater Lamp ${String(index + 1).padStart(2, '0')}`;

test('thirty rows are changed, reviewed, saved, restored and deleted together', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('odo'));
  for (let index = 0; index < count; index += 1) {
    await createItem(api, 'gear', {
      name: nameOf(index),
      category: 'adventuring-gear',
      edition: '2024',
      source: 'Homebrew',
      cost: { amount: 10, unit: 'gp' },
    });
  }
  await signInAs('odo');
  await page.goto('/admin/gear?q=wickwater');
  const gear = new Grid(page, 'Gear');
  const selected = page.getByRole('region', { name: 'Selected rows' });
  const bar = page.getByRole('region', { name: 'Unsaved changes' });

  await test.step('one row is selected, then all matching rows, including those not loaded', async () => {
    await expect(page.getByText('25 of 30 gear items loaded')).toBeVisible();
    await gear.toggleRow(nameOf(0));
    await selected.getByRole('button', { name: 'Select all 30 matching' }).click();
    await expect(selected.getByText('30 selected')).toBeVisible();
    await expect(page.getByText('30 gear items, all loaded')).toBeVisible();
  });

  await test.step('the dialog shows old and new values, and errors', async () => {
    await selected.getByRole('button', { name: 'Change selected…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 30 gear items' });
    await dialog.getByLabel('Field').click();
    await expect(page.getByRole('option', { name: 'Cost' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(dialog.getByLabel('Field')).toBeFocused();
    await chooseOption(dialog.getByLabel('Field'), 'Cost');
    await dialog.getByLabel('Value').fill('a lot');
    await expect(dialog.getByText(/30 rows would have errors/)).toBeVisible();
    await chooseOption(dialog.getByLabel('How'), 'Multiply by');
    await dialog.getByLabel('Factor').fill('1.5');
    await expect(dialog.getByText('30 gear items will change.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: nameOf(0) })).toContainText('10 gp → 15 gp');
    const change = dialog.getByRole('button', { name: 'Change 30 gear items' });
    const window = page.viewportSize();
    await page.setViewportSize({ width: 1600, height: 520 });
    // The dialog is taller than the window now. Its title and its buttons stay visible wherever it is scrolled.
    for (const part of [dialog.getByLabel('Field'), dialog.getByRole('row').last()]) {
      await part.scrollIntoViewIfNeeded();
      await expect(change).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    }
    if (window !== null) await page.setViewportSize(window);
    await change.click();
    await expect(bar.getByText('30 cells in 30 rows changed.')).toBeVisible();
    await expect(await gear.cell(nameOf(0), 'Cost')).toContainText('15 gp');
  });

  await test.step('the review reverts one row and saves the others', async () => {
    await bar.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog', { name: 'What you are about to save' });
    await review.getByRole('button', { name: `Revert: ${nameOf(1)} (2024)`, exact: true }).click();
    await expect(review.getByText('29 cells in 29 rows changed.')).toBeVisible();
    await review.getByRole('button', { name: 'Save' }).click();
    await expect(bar.getByText('Everything is saved.')).toBeVisible();
    await expect(await gear.cell(nameOf(1), 'Cost')).toHaveText('10 gp');
  });

  await test.step('one undo reverts the save of all rows', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('29 gear items put back as before.')).toBeVisible();
    await expect(await gear.cell(nameOf(0), 'Cost')).toHaveText('10 gp');
    await page.reload();
    await expect(await gear.cell(nameOf(0), 'Cost')).toHaveText('10 gp');
  });

  await test.step('deleting many rows needs a confirmation', async () => {
    await page.getByRole('button', { name: 'Load all' }).click();
    await expect(page.getByText('30 gear items, all loaded')).toBeVisible();
    await gear.root.getByRole('checkbox', { name: 'Select all rows' }).click();
    await selected.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: /Mark 30 gear items for deletion/ });
    await question.getByRole('button', { name: 'Mark for deletion' }).click();
    await expect(bar.getByText('30 to delete.')).toBeVisible();
    await expect(gear.root.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { name: /Nothing found for/ })).toBeVisible();
  });
  await api.dispose();
});
