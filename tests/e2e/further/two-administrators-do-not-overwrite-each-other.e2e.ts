import type { Browser, Page } from '@playwright/test';
import { createItem, deleteItem } from '#tests/support/test-data.ts';
import type { PageErrors } from '#tests/support/page-errors.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { apiOf, type Session } from '#tests/support/people.ts';
import { expectAccessible } from '#tests/support/screens.ts';

/** Opens a page with the same session in a separate browser context. */
async function inAnotherBrowser(
  browser: Browser,
  { session, baseURL, pageErrors }: { session: Session; baseURL: string; pageErrors: PageErrors },
): Promise<Page> {
  const context = await browser.newContext({ storageState: session, baseURL });
  const page = await context.newPage();
  pageErrors.watch(page);
  return page;
}

const item = (name: string) => ({
  name,
  category: 'adventuring-gear',
  edition: '2024',
  source: 'Homebrew',
  cost: { amount: 1, unit: 'gp' },
});

test.use({ viewport: { width: 1600, height: 900 } });

test('in the grid, the second administrator chooses a value for each conflicting field, and other fields are merged', async ({
  app,
  browser,
  pageErrors,
  page,
  sessionOf,
  signInAs,
}) => {
  const name = 'Bell of the Seventh Lantern';
  const session = await sessionOf('odo');
  const api = await apiOf(app, session);
  await createItem(api, 'gear', { ...item(name), category: 'holy-symbol' });
  await signInAs('odo');
  const other = await inAnotherBrowser(browser, { session, baseURL: app.appUrl, pageErrors });
  const mine = new Grid(page, 'Gear');
  const theirs = new Grid(other, 'Gear');

  for (const each of [page, other]) await each.goto('/admin/gear?category=holy-symbol');
  await mine.type(name, 'Cost', '5 gp');
  await mine.type(name, 'Pieces', '20');
  await theirs.type(name, 'Cost', '7 gp');
  await theirs.type(name, 'Weight', '2 lb.');
  await other.getByRole('button', { name: /^Save/ }).click();
  await expect(other.getByText('Everything is saved.')).toBeVisible();

  const card = page.getByRole('region', { name: `${name} (2024) was changed by Odo meanwhile` });
  await expect(card).toBeVisible();
  await expect(await mine.cell(name, 'Cost')).toContainText('5 gp');
  await expect(card.getByText('Changed only by them, and kept: Weight (2 lb.).')).toBeVisible();
  const cost = card.getByRole('group', { name: 'Cost' });
  await expect(cost.getByRole('radio')).toHaveCount(3);
  await expect(cost.getByRole('radio', { name: 'Before: 1 gp' })).toBeVisible();
  await expect(cost.getByRole('radio', { name: 'Theirs: 7 gp' })).toBeVisible();
  await expectAccessible(page);
  await cost.getByRole('radio', { name: 'Yours: 5 gp' }).focus();
  await page.keyboard.press('1');
  await expect(card.getByRole('button', { name: 'Use these values' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();

  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(await theirs.cell(name, 'Cost')).toHaveText('5 gp');
  await expect(await theirs.cell(name, 'Pieces')).toHaveText('20');
  await expect(await theirs.cell(name, 'Weight')).toHaveText('2 lb.');

  await deleteItem(api, 'gear', '2024#bell-of-the-seventh-lantern');
  await api.dispose();
  await other.context().close();
});

test('in the form, a conflict shows the base, their value and my value', async ({
  app,
  browser,
  pageErrors,
  page,
  sessionOf,
  signInAs,
}) => {
  const session = await sessionOf('odo');
  const api = await apiOf(app, session);
  await createItem(api, 'gear', item('Ferrymans Coin'));
  await signInAs('odo');
  const other = await inAnotherBrowser(browser, { session, baseURL: app.appUrl, pageErrors });
  const address = '/admin/gear/update/2024%23ferrymans-coin';

  for (const each of [page, other]) {
    await each.goto(address);
    await expect(each.getByRole('heading', { name: 'Ferrymans Coin' })).toBeVisible();
  }
  await other.getByLabel('Description').fill('Two sides, both of them tails.');
  await other.getByLabel('Cost: amount').fill('7');
  await other.getByRole('button', { name: 'Save gear item' }).click();
  await expect(other).toHaveURL('/admin/gear');

  pageErrors.expect(/^412 PUT /);
  await page.getByLabel('Weight').fill('2 lb.');
  await page.getByLabel('Cost: amount').fill('5');
  await page.getByRole('button', { name: 'Save gear item' }).click();
  const card = page.getByRole('region', {
    name: 'Ferrymans Coin (2024) was changed by Odo meanwhile',
  });
  await expect(card).toBeFocused();
  const sides = card.getByRole('group', { name: 'Cost' }).getByRole('radio');
  await expect(sides).toHaveCount(3);
  for (const [index, side] of ['Yours: 5 gp', 'Theirs: 7 gp', 'Before: 1 gp'].entries()) {
    await expect(sides.nth(index)).toHaveAccessibleName(side);
  }
  await card.getByRole('button', { name: 'All mine' }).click();
  await expect(page).toHaveURL('/admin/gear');

  await other.goto(address);
  await expect(other.getByLabel('Cost: amount')).toHaveValue('5');
  await expect(other.getByLabel('Weight')).toHaveValue('2 lb.');
  await expect(other.getByLabel('Description')).toHaveValue('Two sides, both of them tails.');

  await deleteItem(api, 'gear', '2024#ferrymans-coin');
  await api.dispose();
  await other.context().close();
});
