import { chooseItem } from '#tests/support/choose-option.ts';
import { createItem, deleteItem } from '#tests/support/test-data.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectAccessible } from '#tests/support/screens.ts';

test.use({ viewport: { width: 1600, height: 900 } });

const name = 'Wayside Shrine';
const key = '2024#wayside-shrine';

test('the history of an item shows who changed what, and restores a version', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('odo'));
  await createItem(api, 'gear', {
    name,
    category: 'holy-symbol',
    edition: '2024',
    source: 'Homebrew',
    cost: { amount: 1, unit: 'gp' },
  });
  await signInAs('odo');
  await page.goto('/admin/gear?category=holy-symbol');
  const gear = new Grid(page, 'Gear');
  await gear.type(name, 'Cost', '5 gp');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await chooseItem(page.getByRole('button', { name: `Actions for ${name}` }), 'History');
  const panel = page.getByRole('dialog', { name: `History of ${name}` });
  const changes = panel.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes).toHaveCount(2);
  const latest = changes.first();
  await expect(latest.getByRole('heading', { name: 'Odo' })).toBeVisible();
  await expect(latest.getByText('just now', { exact: false })).toBeVisible();
  await expect(latest.getByRole('deletion')).toHaveText('1 gp');
  await expect(latest.getByRole('insertion')).toHaveText('5 gp');
  await expectAccessible(page);

  await changes.nth(1).getByRole('button', { name: 'Restore version 1' }).click();
  await expect(panel).toBeHidden();
  await expect(await gear.cell(name, 'Cost')).toContainText('1 gp');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.reload();
  await expect(await gear.cell(name, 'Cost')).toHaveText('1 gp');

  await deleteItem(api, 'gear', key);
  await api.dispose();
});
