import { createItem } from '#tests/support/test-data.ts';
import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { apiOf } from '#tests/support/people.ts';

test.use({ viewport: { width: 1600, height: 900 } });

const candle = (name: string, gold: number) => ({
  name,
  category: 'holy-symbol',
  edition: '2024',
  source: 'Homebrew',
  cost: { amount: gold, unit: 'gp' },
});

test('a conflict in the grid is found, resolved and saved with the keyboard', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const name = 'Candle of the Ninth Hour';
  const sk = '2024#candle-of-the-ninth-hour';
  const api = await apiOf(app, await sessionOf('odo'));
  await createItem(api, 'gear', candle(name, 1));
  await signInAs('odo');
  await page.goto('/admin/gear?category=holy-symbol');
  const gear = new Grid(page, 'Gear');
  await gear.type(name, 'Cost', '5 gp');

  const path = `/api/gear/${encodeURIComponent(sk)}`;
  expect((await api.put(path, { data: candle(name, 7) })).ok()).toBe(true);
  const card = page.getByRole('region', { name: `${name} (2024) was changed by Odo meanwhile` });
  await expect(card).toBeVisible();
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(bar).toContainText('1 row waits for your choice.');
  await expect(bar.getByRole('button', { name: /^Save/ })).toBeDisabled();

  await page.keyboard.press('F8');
  await expect(card).toBeFocused();
  await page.keyboard.press('1');
  await expect(card.getByRole('button', { name: 'Use these values' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect(gear.root.locator(':focus')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(await gear.cell(name, 'Cost')).toContainText('5 gp');
});

test('on a phone, the toast after a save does not cover the bar of the selected rows', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const name = 'Candle of the Tenth Hour';
  const api = await apiOf(app, await sessionOf('odo'));
  await createItem(api, 'gear', candle(name, 1));
  await signInAs('odo');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/gear?q=tenth%20hour');
  await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Change selected…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 1 gear item' });
  await chooseOption(dialog.getByLabel('Field'), 'Cost');
  await dialog.getByLabel('Value').fill('3 gp');
  await dialog.getByRole('button', { name: 'Change 1 gear item' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();

  const toast = page.getByRole('listitem').filter({ hasText: '1 gear item saved.' });
  await expect(toast).toBeVisible();
  await expect(async () => {
    const toastBox = await toast.boundingBox();
    const barBox = await page.getByRole('region', { name: 'Selected rows' }).boundingBox();
    if (toastBox === null || barBox === null) throw new Error('The toast or bar is hidden.');
    expect(toastBox.y + toastBox.height).toBeLessThanOrEqual(barBox.y);
  }).toPass();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 gear item put back as before.')).toBeVisible();
});
