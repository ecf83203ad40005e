import type { Browser, Page } from '@playwright/test';
import { createItem, deleteItem } from '#tests/support/belongings.ts';
import type { Complaints } from '#tests/support/complaints.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { apiOf, type Session } from '#tests/support/people.ts';

/** The same administrator at another desk. */
async function atAnotherDesk(
  browser: Browser,
  { session, baseURL, complaints }: { session: Session; baseURL: string; complaints: Complaints },
): Promise<Page> {
  const context = await browser.newContext({ storageState: session, baseURL });
  const page = await context.newPage();
  complaints.watch(page);
  return page;
}

const item = (name: string) => ({
  name,
  category: 'adventuring-gear',
  edition: '2024',
  source: 'Homebrew',
  cost: { amount: 1, unit: 'gp' },
});

test('in the grid, who saves second is told and keeps every word', async ({
  backend,
  browser,
  complaints,
  page,
  sessionOf,
  signInAs,
}) => {
  const name = 'Bell of the Seventh Lantern';
  const session = await sessionOf('odo');
  const api = await apiOf(backend, session);
  await createItem(api, 'gear', { ...item(name), category: 'holy-symbol' });
  await signInAs('odo');
  const other = await atAnotherDesk(browser, { session, baseURL: backend.appUrl, complaints });
  const mine = new Grid(page, 'Gear');
  const theirs = new Grid(other, 'Gear');

  for (const desk of [page, other]) await desk.goto('/admin/gear?category=holy-symbol');
  await mine.type(name, 'Cost', '5 gp');
  await theirs.type(name, 'Cost', '7 gp');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Everything is saved.')).toBeVisible();

  complaints.expect(/^412 PUT /);
  await page.getByRole('button', { name: 'Save' }).click();
  const told = page.getByRole('alert').filter({ hasText: `${name} was changed by Odo meanwhile` });
  await expect(told).toBeVisible();
  await expect(await mine.cell(name, 'Cost')).toContainText('5 gp');
  await told.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await other.reload();
  await expect(await theirs.cell(name, 'Cost')).toHaveText('5 gp');

  await deleteItem(api, 'gear', '2024#bell-of-the-seventh-lantern');
  await api.dispose();
  await other.context().close();
});

test('in the form, both see what was, what is and what would be', async ({
  backend,
  browser,
  complaints,
  page,
  sessionOf,
  signInAs,
}) => {
  const session = await sessionOf('odo');
  const api = await apiOf(backend, session);
  await createItem(api, 'gear', item('Ferrymans Coin'));
  await signInAs('odo');
  const other = await atAnotherDesk(browser, { session, baseURL: backend.appUrl, complaints });
  const address = '/admin/gear/update/2024%23ferrymans-coin';

  for (const desk of [page, other]) {
    await desk.goto(address);
    await expect(desk.getByRole('heading', { name: 'Ferrymans Coin' })).toBeVisible();
  }
  await other.getByLabel('Description').fill('Two sides, both of them tails.');
  await other.getByLabel('Cost: amount').fill('7');
  await other.getByRole('button', { name: 'Save gear item' }).click();
  await expect(other).toHaveURL('/admin/gear');

  complaints.expect(/^412 PUT /);
  await page.getByLabel('Weight').fill('2 lb.');
  await page.getByLabel('Cost: amount').fill('5');
  await page.getByRole('button', { name: 'Save gear item' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Odo has changed this gear item' });
  await expect(told.getByRole('row', { name: /Cost/ }).getByRole('cell')).toHaveText([
    '1 gp',
    '7 gp',
    '5 gp',
  ]);
  await told.getByRole('button', { name: 'Save mine' }).click();
  await expect(page).toHaveURL('/admin/gear');

  await other.goto(address);
  await expect(other.getByLabel('Cost: amount')).toHaveValue('5');
  await expect(other.getByLabel('Weight')).toHaveValue('2 lb.');
  await expect(other.getByLabel('Description')).toHaveValue('Two sides, both of them tails.');

  await deleteItem(api, 'gear', '2024#ferrymans-coin');
  await api.dispose();
  await other.context().close();
});
