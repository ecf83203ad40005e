import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { sendingOf } from '#tests/support/imports.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectAccessible, expectPresentable } from '#tests/support/screens.ts';

// The first test deletes all weapons.
test.use({ appName: 'import', viewport: { width: 1600, height: 1000 } });

const root = join(import.meta.dirname, '../../..');
const messy = join(root, 'tests/fixtures/spreadsheets/messy-weapons.csv');

type Weapon = Readonly<Record<string, unknown>>;

async function allWeapons(api: APIRequestContext): Promise<readonly Weapon[]> {
  const response = await api.get('/api/weapons/?pageSize=1000');
  const body = (await response.json()) as { items: Weapon[] };
  return body.items;
}

async function removeAllWeapons(api: APIRequestContext): Promise<void> {
  const operations = (await allWeapons(api)).map(({ weaponSk, version }) => ({
    action: 'delete',
    sk: weaponSk,
    version,
  }));
  const response = await api.post('/api/weapons/bulk', { data: { operations } });
  expect(response.ok()).toBe(true);
}

/** The 2024 weapons of the seed, by name. */
async function seedWeapons(): Promise<Map<string, Weapon>> {
  const text = await readFile(join(root, 'backend/seed/srd/weapons.json'), 'utf8');
  const seed = JSON.parse(text) as Weapon[];
  return new Map(
    seed.filter((row) => row['edition'] === '2024').map((row) => [String(row['name']), row]),
  );
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The target has no focus after Tab was pressed sixty times.');
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('an import of a messy spreadsheet saves 38 weapons with the values of the seed', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  test.slow();
  const api = await apiOf(app, await sessionOf('odo'));
  await removeAllWeapons(api);
  await signInAs('odo');
  await page.goto('/admin/weapons/bulk-create');
  const choose = page.getByRole('button', { name: 'Choose a file' });
  await expect(choose).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press(page, choose);
  await (await chooser).setFiles(messy);

  const heading = page.getByRole('heading', { name: 'Create many weapons' });
  await expect(heading).toBeFocused();
  const queue = page.getByRole('region', { name: /errors? to fix/ });
  await expect(queue).toBeVisible();
  await expect(page.getByText(/Left out: /)).toBeHidden();
  await page.getByRole('grid').or(page.getByRole('treegrid')).waitFor();
  await expectPresentable(page, 'import-with-errors');

  await test.step('F8 moves to the next error, Shift+F8 to the previous error', async () => {
    await page.keyboard.press('F8');
    await expect(queue.getByText(/^1 of \d+$/)).toBeVisible();
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(queue.getByText(/^2 of \d+$/)).toBeVisible();
    await page.keyboard.press('Shift+F8');
    await expect(queue.getByText(/^1 of \d+$/)).toBeVisible();
    await page.keyboard.press('Shift+F6');
    await expect(queue.getByRole('heading')).toBeFocused();
  });

  await test.step('a suggestion fixes all cells with the same error', async () => {
    const use = queue.getByRole('button', { name: /^(Use “|Clear)/ });
    while ((await use.count()) > 0) {
      const before = await queue.getByRole('heading').textContent();
      await press(page, use.first());
      await expect(queue.getByRole('heading')).not.toHaveText(before ?? '');
      await expect(queue.getByRole('heading')).toBeFocused();
    }
  });

  await test.step('headings between the rows and a duplicate row are left out', async () => {
    await press(page, queue.getByRole('button', { name: 'Leave out all 4' }));
    await expect(queue.getByText(/Is it a heading/)).toBeHidden();
    const double = queue.getByRole('group', { name: 'Twice in the file: “Longsword”' });
    await press(page, double.getByRole('button', { name: 'Leave out' }));
    await expect(double).toBeHidden();
  });

  await test.step('one choice fixes an ambiguous category in all three rows', async () => {
    const group = queue.getByRole('group', { name: '“Weapn” in Category' });
    await press(page, group.getByRole('button', { name: 'Fix all…' }));
    await expect(queue.getByLabel('Category for all 3')).toBeFocused();
    await page.keyboard.type('Martial melee');
    await press(page, queue.getByRole('button', { name: 'Use it' }));
    await expect(queue).toBeHidden();
  });

  await test.step('one button creates 38 rows and leaves out 6', async () => {
    const bar = sendingOf(page);
    const send = bar.getByRole('button', { name: 'Create 38, leave out 6' });
    await expect(send).toBeVisible();
    await expect(bar).toBeFocused();
    await press(page, send);
    await expect(bar.getByText('All of them are in the catalogue: 38 rows saved.')).toBeVisible();
    await expect(bar).toBeFocused();
    await expectPresentable(page, 'import-sent');
  });

  const weapons = await allWeapons(api);
  const expected = await seedWeapons();
  expect(weapons).toHaveLength(38);
  for (const weapon of weapons) {
    expect(weapon).toMatchObject(expected.get(String(weapon['name'])) ?? {});
  }

  await test.step('an import of the same file finds no changes', async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: 'Earlier imports' })).toContainText('38 saved');
    const again = page.waitForEvent('filechooser');
    await choose.click();
    await (await again).setFiles(messy);
    await expect(page.getByRole('button', { name: /^Create/ })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /^Unchanged/ })).toBeVisible();
  });
  await api.dispose();
});

test('changed rows show their old values, and a button hides the unchanged columns', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/armor/bulk-create');
  const rows = ['Name\tCost\tWeight', 'Plate Armor\t1600 gp\t65 lb.', 'chain-shirt\t50 gp\t'];
  await page.getByLabel('Table', { exact: true }).fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Look it over' }).click();
  const grid = new Grid(page, 'Armor of the import');
  // A change of the draft draws new cells. A locator by text finds the new cell.
  const cost = grid.root.getByRole('gridcell', { name: /1,600 gp/ });
  await expect(cost).toContainText('1,500 gp');
  await expect(sendingOf(page).getByText('1 to update and 1 unchanged.')).toBeVisible();
  await page.getByRole('button', { name: 'Show only changed columns' }).click();
  await expect(grid.root.getByRole('columnheader', { name: 'Weight' })).toHaveCount(0);
  await expect(grid.root.getByRole('columnheader', { name: 'Cost' })).toHaveCount(1);
  await expectAccessible(page);

  await grid.type('Plate Armor', 'Cost', 'a fortune');
  const fortune = grid.root.getByRole('gridcell', { name: /a fortune.*is not a price/ });
  await fortune.dblclick();
  const editor = page.getByRole('textbox', { name: 'Cost of Plate Armor' });
  await expect(editor).toHaveValue('a fortune');
  await page.keyboard.press('Escape');
  // AG Grid closes the editor in a timer. A key before that still goes to the editor.
  await expect(editor).toBeHidden();
  await page.keyboard.press('Control+Z');
  await expect(fortune).toBeHidden();
  await expect(cost).toBeVisible();

  await test.step('rows pasted below the last one are added', async () => {
    await grid.cellWithText('Chain Shirt').click();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    }, 'Chain Shirt\nMoon Plate\n');
    await expect(grid.cellWithText('Moon Plate')).toBeVisible();
    await expect(grid.cellWithText('new')).toBeVisible();
    await page.keyboard.press('Control+Z');
    await expect(grid.root.getByRole('gridcell', { name: 'Moon Plate' })).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Leave out Plate Armor' }).click();
  await expect(sendingOf(page).getByText('1 unchanged and 1 left out.')).toBeVisible();
});

test('on a phone the rows are cards, and an error is fixed in its card', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/gear/bulk-create');
  await page
    .getByLabel('Table', { exact: true })
    .fill('Name\tCategory\tCost\nGlow-worm Jar\tAdventuring gear\t3 moons\n');
  await page.getByRole('button', { name: 'Look it over' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Glow-worm Jar' });
  await card.getByLabel('Cost').fill('3 sp');
  await card.getByLabel('Cost').blur();
  await expect(card.getByText('Will be created')).toBeVisible();
  await expect(sendingOf(page).getByRole('button', { name: 'Create 1' })).toBeVisible();
  await expectAccessible(page);
});
