import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { openImportWith, countItems, manyTools, sendingOf } from '#tests/support/imports.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectAccessible } from '#tests/support/screens.ts';
import { failNetwork } from '#tests/support/failing-network.ts';

test.use({ appName: 'import', viewport: { width: 1600, height: 900 } });

const lamps = {
  name: 'lamps.csv',
  content:
    'Name,Category,Cost,Weight\nTwofold Lamp,Adventuring gear,9 gp,2 lb.\nLonely Lamp,Adventuring gear,4 moons,1 lb.\n',
};

const openElsewhere = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This import is open in another tab.' });

const button = (page: Page, name: string) => openElsewhere(page).getByRole('button', { name });

test('a second tab reports that an import is open, and can take it over unchanged', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await openImportWith(page, 'gear', lamps);
  await new Grid(page, 'Gear of the import').type('Lonely Lamp', 'Cost', '4 sp');
  await expect(sendingOf(page).getByText('2 to create.')).toBeVisible();

  const second = await page.context().newPage();
  await second.goto('/admin/gear/bulk-create');
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(openElsewhere(second)).toContainText('Only one tab at a time can work on lamps.csv');
  await expectAccessible(second);
  await button(second, 'Try again').click();
  await expect(openElsewhere(second)).toBeVisible();

  await button(second, 'Take it over here').click();
  await expect(new Grid(second, 'Gear of the import').cellWithText('4 sp')).toBeVisible();
  await expect(openElsewhere(page)).toBeVisible();

  // Closing the second tab releases the import, so the first tab can open it again.
  await second.close();
  await button(page, 'Try again').click();
  await expect(sendingOf(page).getByText('2 to create.')).toBeVisible();
});

test('when another tab takes over an import while it sends, each row is saved once', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('odo'));
  await signInAs('odo');
  const takenOver = Promise.withResolvers<void>();
  const { keys } = await failNetwork(page, '**/api/tools/bulk', async (route, number) => {
    if (number === 2) await takenOver.promise;
    await route.continue();
  });
  await openImportWith(page, 'tools', manyTools('Divided', 1500));
  await sendingOf(page).getByRole('button', { name: 'Create 1,500' }).click();
  await expect(sendingOf(page).getByText(/^500 of 1,500/)).toBeVisible();

  const second = await page.context().newPage();
  await second.goto('/admin/tools/bulk-create');
  await second.getByRole('button', { name: 'Continue' }).click();
  await button(second, 'Take it over here').click();
  takenOver.resolve();
  await expect(openElsewhere(page)).toBeVisible();
  expect(keys).toHaveLength(2);

  await sendingOf(second).getByRole('button', { name: 'Create 500' }).click();
  await expect(
    second.getByText('All of them are in the catalogue: 1,500 rows saved.'),
  ).toBeVisible();
  expect(await countItems(api, 'tools', 'Divided')).toBe(1500);
  await api.dispose();
});
