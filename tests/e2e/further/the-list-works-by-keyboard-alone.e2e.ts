import type { Page } from '@playwright/test';
import { createItem, deleteItem } from '#tests/support/test-data.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { apiOf } from '#tests/support/people.ts';

test.use({ viewport: { width: 1600, height: 900 } });

const lamp = (name: string) => ({
  name,
  category: 'adventuring-gear',
  edition: '2024',
  source: 'Homebrew',
  cost: { amount: 10, unit: 'gp' },
});

/** Presses Tab until the button with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const focusedButton = page.getByRole('button', { name }).and(page.locator(':focus'));
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(focusedButton).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [10] });
}

test('rows are found, changed, created, deleted, restored and saved without a mouse', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('odo'));
  for (const name of ['Keyhole Lamp A', 'Keyhole Lamp B']) {
    await createItem(api, 'gear', lamp(name));
  }
  await signInAs('odo');
  await page.goto('/admin/gear');
  const gear = new Grid(page, 'Gear');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const focused = () => gear.root.getByRole('gridcell').and(page.locator(':focus'));
  const keys = async (...names: string[]) => {
    for (const key of names) await page.keyboard.press(key);
  };
  await expect(gear.root).toBeVisible();

  await test.step('the focus moves from the search into the grid', async () => {
    await keys('/');
    await page.keyboard.type('keyhole');
    await expect(page.getByText('2 gear items, all loaded')).toBeVisible();
    await tabTo(page, 'Keyboard shortcuts');
    await expect(async () => {
      await keys('Tab');
      await expect(gear.root.locator(':focus')).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [10] });
    // These keys move the focus from the header to the first row, and then to the name.
    await keys('ArrowDown', 'Home');
    await expect(focused()).toBeVisible();
    await keys('ArrowRight');
    await expect(focused()).toHaveText('Keyhole Lamp A');
  });

  await test.step('a cell is overwritten, undone and redone', async () => {
    await keys('ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect(focused()).toHaveText('10 gp');
    await page.keyboard.type('lots');
    await keys('Enter');
    await expect(bar.getByText(/1 row has errors/)).toBeVisible();
    await keys('F8');
    await expect(focused()).toContainText('lots');
    await keys('Control+z');
    await expect(await gear.cell('Keyhole Lamp A', 'Cost')).toHaveText('10 gp');
    await keys('Control+y');
    await expect(focused()).toContainText('lots');
    await keys('F2', 'Control+a');
    await page.keyboard.type('12 gp');
    await keys('Enter');
    await expect(bar.getByText('1 cell in 1 row changed.')).toBeVisible();
  });

  await test.step('a row is created, a row is copied, and the copy is deleted', async () => {
    await keys('Control+Enter');
    await expect(gear.root.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Keyhole Lamp C');
    await keys('Enter');
    await expect(bar.getByText('1 cell in 1 row changed, 1 new.')).toBeVisible();
    await keys('ArrowDown', 'Control+Shift+D');
    await expect(bar.getByText('1 cell in 1 row changed, 2 new.')).toBeVisible();
    await keys('Control+Backspace');
    await expect(bar.getByText('1 cell in 1 row changed, 1 new.')).toBeVisible();
    await expect(focused()).toBeVisible();
  });

  await test.step('a row that is marked twice for deletion has one mark, which one undo removes', async () => {
    await (await gear.cell('Keyhole Lamp B', 'Name')).focus();
    await keys('Control+Backspace');
    await expect(bar.getByText('1 cell in 1 row changed, 1 new, 1 to delete.')).toBeVisible();
    await keys('Control+Backspace');
    await expect(
      page.getByText('Already marked for deletion. Undo removes the mark.'),
    ).toBeAttached();
    await keys('Control+z');
    await expect(bar.getByText('1 cell in 1 row changed, 1 new.')).toBeVisible();
  });

  await test.step('closing the row menu or the list of shortcuts moves the focus back to the grid', async () => {
    const column = await focused().getAttribute('aria-colindex');
    await keys('Shift+F10');
    await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
    await keys('Escape');
    // The focus is in the cell where the key was pressed, not on the menu button of the row.
    await expect(focused()).toHaveAttribute('aria-colindex', String(column));
    await keys('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await keys('Escape');
    await expect(gear.root.locator(':focus')).toBeVisible();
  });

  await test.step('rows are selected and changed together', async () => {
    await keys('ArrowLeft', 'Shift+Space');
    const selected = page.getByRole('region', { name: 'Selected rows' });
    await expect(selected.getByText('1 selected')).toBeVisible();
    await tabTo(page, 'Change selected…');
    await keys('Enter');
    const dialog = page.getByRole('dialog', { name: /^Change 1 gear item/ });
    await expect(dialog.getByLabel('Field')).toBeFocused();
    await page.keyboard.type('Weight');
    await keys('Tab', 'Tab');
    await page.keyboard.type('3 lb.');
    await expect(dialog.getByText('1 gear item will change.')).toBeVisible();
    await keys('Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('everything is saved', async () => {
    await keys('Control+s');
    await expect(bar.getByText('Everything is saved.')).toBeVisible();
    await page.reload();
    await expect(await gear.cell('Keyhole Lamp A', 'Cost')).toHaveText('12 gp');
    await expect(page.getByText('3 gear items, all loaded')).toBeVisible();
  });

  for (const letter of ['a', 'b', 'c']) {
    await deleteItem(api, 'gear', `2024#keyhole-lamp-${letter}`);
  }
  await api.dispose();
});
