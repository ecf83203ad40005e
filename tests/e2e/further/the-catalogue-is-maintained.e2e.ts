import { readFile } from 'node:fs/promises';
import { deleteItem } from '#tests/support/test-data.ts';
import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { sendingOf } from '#tests/support/imports.ts';
import { apiOf } from '#tests/support/people.ts';

test.use({ viewport: { width: 2400, height: 900 } });

test('the ammunition of a new weapon is chosen from the gear', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/weapons/create');
  await page.getByLabel('Name').fill('Harpoon Gun of Vell');
  await chooseOption(page.getByLabel('Category'), 'Martial ranged');
  await page.getByLabel(/^Damage/).fill('1d10 piercing');
  const properties = page.getByRole('group', { name: 'Properties' });
  await properties.getByLabel('Ammunition').check();
  await properties.getByLabel('Loading').check();
  await page.getByLabel(/^Range/).fill('60/180');
  const ammunition = page.getByRole('combobox', { name: /^Ammunition/ });
  await ammunition.click();
  await expect(page.getByRole('option', { name: /Arrow/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Backpack/ })).toHaveCount(0);
  await page.getByRole('option', { name: 'Bolts (2024)' }).click();
  await page.getByRole('button', { name: 'Create weapon' }).click();
  await expect(page.getByText('Harpoon Gun of Vell (2024) is in the catalogue.')).toBeVisible();

  await page.goto('/admin/weapons/update/2024%23harpoon-gun-of-vell');
  await expect(page.getByRole('combobox', { name: /^Ammunition/ })).toHaveText('Bolts (2024)');
  await expect(page.getByLabel(/^Damage/)).toHaveValue('1d10 piercing');

  const api = await apiOf(app, await sessionOf('odo'));
  await deleteItem(api, 'weapons', '2024#harpoon-gun-of-vell');
  await api.dispose();
});

test('the list shows the prerequisites of a new feat', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/feats/create');
  await page.getByLabel('Name').fill('Lantern Bearer');
  const prerequisites = page.getByRole('group', { name: 'Prerequisites' });
  await prerequisites.getByLabel(/^Level/).fill('4');
  await prerequisites.getByRole('button', { name: 'Add ability score' }).click();
  await prerequisites.getByLabel('Wisdom').check();
  await prerequisites.getByLabel('At least').fill('13');
  await page.getByRole('button', { name: 'Create feat' }).click();
  await expect(page.getByText('Lantern Bearer (2024) is in the catalogue.')).toBeVisible();
  const feats = new Grid(page, 'Feats');
  await expect(await feats.cell('Lantern Bearer', 'Prerequisites')).toHaveText(/4.*Wis.*13/i);

  const api = await apiOf(app, await sessionOf('odo'));
  await deleteItem(api, 'feats', '2024#lantern-bearer');
  await api.dispose();
});

test('every error is shown at its field', async ({ page, signInAs }) => {
  await signInAs('odo');
  await page.goto('/admin/weapons/create');
  await page.getByLabel(/^Damage/).fill('a lot');
  await page.getByLabel('Weight').fill('heavy');
  await page.getByRole('button', { name: 'Create weapon' }).click();
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/This needs an answer|at least/i);
  await expect(page.getByLabel(/^Damage/)).toHaveAccessibleDescription(/is not a damage value/);
  await expect(page.getByLabel('Weight')).toHaveAccessibleDescription(/is not a weight/);
  await expect(page).toHaveURL('/admin/weapons/create');
});

test('a name that is in use is reported at the name field', async ({
  pageErrors,
  page,
  signInAs,
}) => {
  pageErrors.expect(/^409 POST /);
  await signInAs('odo');
  await page.goto('/admin/weapons/create');
  await page.getByLabel('Name').fill('Trident');
  await page.getByRole('button', { name: 'Create weapon' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Trident');
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
});

test('an error in a cell is shown there, and the bar says that the row will not be saved yet', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/armor?category=heavy');
  const armor = new Grid(page, 'Armor');
  await armor.type('Ring Mail', 'Cost', 'a fortune');
  await expect(await armor.cell('Ring Mail', 'Cost')).toContainText('is not a price');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(bar.getByText('1 row has errors and will wait.')).toBeVisible();
  await bar.getByRole('button', { name: 'Undo: Cost of Ring Mail' }).click();
  await expect(await armor.cell('Ring Mail', 'Cost')).toHaveText('30 gp');
});

test('leaving unsaved work needs a confirmation', async ({ page, signInAs }) => {
  await signInAs('odo');
  await page.goto('/admin/armor?category=heavy');
  const armor = new Grid(page, 'Armor');
  await armor.type('Plate Armor', 'Cost', '1,600 gp');
  await page.getByRole('main').getByRole('link', { name: 'Admin' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(await armor.cell('Plate Armor', 'Cost')).toContainText('1,600 gp');
  await page.getByRole('main').getByRole('link', { name: 'Admin' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin');

  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('Never to be');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Never to be');
});

test('items are created from a table, and an invalid row is saved only after it is fixed', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/tools/bulk-create');
  const rows = [
    'Name\tCategory\tEdition\tCost\tSource',
    "Bell Founder's Tools\tArtisan’s tools\t2024\t20 gp\tHomebrew",
    "Eel Catcher's Tools\tArtisan’s tools\t2024\t12 moons\tHomebrew",
    'Glass Harp\tMusical instrument\t2024\t40 gp\tHomebrew',
  ];
  await page.getByLabel('Table', { exact: true }).fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Look it over' }).click();
  const bar = sendingOf(page);
  await expect(bar.getByText('2 to create and 1 with errors.')).toBeVisible();
  await bar.getByRole('button', { name: 'Create 2' }).click();
  await expect(bar.getByText('2 rows saved; 1 row with errors waits.')).toBeVisible();

  const table = new Grid(page, 'Tools of the import');
  await expect(table.root.getByRole('gridcell', { name: /12 moons.*is not a coin/ })).toBeVisible();
  await table.type("Eel Catcher's Tools", 'Cost', '12 sp');
  await bar.getByRole('button', { name: 'Create 1' }).click();
  await expect(bar.getByText('All of them are in the catalogue: 3 rows saved.')).toBeVisible();

  await page.goto('/admin/tools?category=musical-instrument');
  const tools = new Grid(page, 'Tools');
  await expect(await tools.cell('Glass Harp', 'Cost')).toHaveText('40 gp');

  const api = await apiOf(app, await sessionOf('odo'));
  for (const slug of ['bell-founders-tools', 'eel-catchers-tools', 'glass-harp']) {
    await deleteItem(api, 'tools', `2024#${slug}`);
  }
  await api.dispose();
});

test('all feats are exported as CSV and as JSON', async ({ page, signInAs }) => {
  await signInAs('odo');
  await page.goto('/admin/feats/bulk-export');
  const fileOf = async (format: 'CSV' | 'JSON') => {
    await page.getByRole('radio', { name: format }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${format}` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^questwright-feats-[\\d-]+\\.${format.toLowerCase()}$`),
    );
    return readFile(await download.path(), 'utf8');
  };
  const table = await fileOf('CSV');
  await expect(page.getByText('18 feats exported.')).toBeVisible();
  expect(table).toContain('2024#alert');
  expect(table).toContain('Creative Commons Attribution 4.0');
  const data: unknown = JSON.parse(await fileOf('JSON'));
  expect(data).toMatchObject({ kind: 'feats' });
  expect(Reflect.get(Object(data), 'items')).toHaveLength(18);
});
