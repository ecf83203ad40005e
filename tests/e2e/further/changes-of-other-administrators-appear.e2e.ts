import type { APIRequestContext } from '@playwright/test';
import { createItem, deleteItem } from '#tests/support/test-data.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { apiOf } from '#tests/support/people.ts';

test.use({ viewport: { width: 1600, height: 900 } });

const names = ['Aldous Censer', 'Brother Caedmons Beads', 'Chapel Handbell'] as const;
const gearKeyOf = (name: string): string => `2024#${name.toLowerCase().replaceAll(' ', '-')}`;
const item = (name: string) => ({
  name,
  category: 'holy-symbol',
  edition: '2024',
  source: 'Homebrew',
  cost: { amount: 1, unit: 'gp' },
});

/** Saves a change through the API, as another administrator would. */
async function changeItem(api: APIRequestContext, name: string, values: object): Promise<void> {
  const response = await api.put(`/api/gear/${encodeURIComponent(gearKeyOf(name))}`, {
    data: { ...item(name), ...values },
  });
  expect(response.status()).toBe(200);
}

test('a change of another administrator appears while a cell is being edited', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const [censer, beads, bell] = names;
  const api = await apiOf(app, await sessionOf('odo'));
  for (const name of [censer, beads]) await createItem(api, 'gear', item(name));
  await signInAs('odo');
  const connected = page.waitForEvent('console', (message) => message.text().startsWith('pong: '));
  await page.goto('/admin/gear?category=holy-symbol');
  await connected;
  const gear = new Grid(page, 'Gear');

  await (await gear.cell(censer, 'Cost')).dblclick();
  const editor = page.getByRole('textbox', { name: `Cost of ${censer}` });
  await editor.fill('3 gp');

  await test.step('changes appear in another row and in the edited row', async () => {
    await changeItem(api, beads, { cost: { amount: 9, unit: 'gp' } });
    await changeItem(api, censer, { weightLb: 4 });
    await expect(await gear.cell(beads, 'Cost')).toHaveText('9 gp');
    await expect(await gear.cell(censer, 'Weight')).toHaveText('4 lb.');
    await expect(editor).toBeFocused();
    await expect(editor).toHaveValue('3 gp');
  });

  await test.step('a new row appears and a deleted row disappears when the edit ends', async () => {
    await createItem(api, 'gear', item(bell));
    await deleteItem(api, 'gear', gearKeyOf(beads));
    await expect(editor).toBeFocused();
    await expect(editor).toHaveValue('3 gp');
    await page.keyboard.press('Enter');
    await expect(gear.root.getByRole('gridcell', { name: bell, exact: true })).toBeVisible();
    await expect(gear.root.getByRole('gridcell', { name: beads, exact: true })).toHaveCount(0);
  });

  await test.step('the typed text is saved and the change of the other administrator stays', async () => {
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Everything is saved.')).toBeVisible();
    await expect(await gear.cell(censer, 'Cost')).toHaveText('3 gp');
    const stored: unknown = await (
      await api.get(`/api/gear/${encodeURIComponent(gearKeyOf(censer))}`)
    ).json();
    expect(stored).toMatchObject({ weightLb: 4, cost: { amount: 3, unit: 'gp' } });
  });

  for (const name of [censer, bell]) await deleteItem(api, 'gear', gearKeyOf(name));
  await api.dispose();
});

test('a typed text survives a reload and a change of the same row by another administrator', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const name = 'Oratory Lamp';
  const api = await apiOf(app, await sessionOf('odo'));
  await createItem(api, 'gear', item(name));
  await signInAs('odo');
  await page.goto('/admin/gear?category=holy-symbol');
  const gear = new Grid(page, 'Gear');
  await gear.type(name, 'Cost', '4 gp');
  await expect(await gear.cell(name, 'Cost')).toContainText('4 gp');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  await changeItem(api, name, { weightLb: 4 });
  await page.goto('/admin/gear?category=holy-symbol');
  await expect(page.getByText(/^Your changes to 1 row from .* are back$/)).toBeVisible();
  await expect(await gear.cell(name, 'Cost')).toContainText('4 gp');
  await expect(await gear.cell(name, 'Weight')).toHaveText('4 lb.');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('1 gear item saved.')).toBeVisible();
  await page.reload();
  await expect(await gear.cell(name, 'Cost')).toHaveText('4 gp');
  await expect(page.getByText(/are back$/)).toHaveCount(0);

  await deleteItem(api, 'gear', gearKeyOf(name));
  await api.dispose();
});

test('two tabs of one user have separate drafts, and a reloaded tab takes over the draft of a closed one', async ({
  page,
  signInAs,
}) => {
  const address = '/admin/armor?category=shield';
  await signInAs('odo');
  await page.goto(address);
  const first = new Grid(page, 'Armor');
  await first.type('Shield', 'Cost', '11 gp');
  await expect(await first.cell('Shield', 'Cost')).toContainText('11 gp');

  const secondTab = await page.context().newPage();
  const second = new Grid(secondTab, 'Armor');
  await secondTab.goto(address);
  await expect(await second.cell('Shield', 'Cost')).toHaveText('10 gp');
  await expect(secondTab.getByText(/are back$/)).toHaveCount(0);

  await page.close();
  await secondTab.reload();
  await expect(secondTab.getByText(/^Your changes to 1 row from .* are back$/)).toBeVisible();
  await expect(await second.cell('Shield', 'Cost')).toContainText('11 gp');
  await secondTab.getByRole('button', { name: 'Discard them' }).click();
  await expect(await second.cell('Shield', 'Cost')).toHaveText('10 gp');
  await secondTab.close();
});
