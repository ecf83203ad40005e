import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import {
  gearNamed,
  leaveApp,
  notice,
  openSecondTab,
  reload,
  saveItem,
  signIn,
} from '#tests/support/offline-tab.ts';
import { callOffline, changeStored } from '#tests/support/offline.ts';

test('a save in one tab appears in the other, and a logout ends the session of both', async ({
  context,
  page,
}) => {
  await signIn(page);
  const other = await openSecondTab(context);
  await saveItem(page, 'Chapel Handbell');
  await expect(other.getByRole('gridcell', { name: 'Chapel Handbell', exact: true })).toBeVisible();
  await callOffline(page, 'POST', '/api/auth/logout');
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
});

test('an item is kept if the page is reloaded immediately after the save', async ({ page }) => {
  await signIn(page);
  for (const name of ['Aldous Censer', 'Brother Caedmons Beads', 'Pilgrims Bell']) {
    await saveItem(page, name);
    await reload(page);
    expect(await gearNamed(page, name)).toMatchObject({ items: [{ name }] });
  }
});

test('damaged data is not used, and data saved afterwards is kept', async ({ page }) => {
  await signIn(page);
  await leaveApp(page);
  await changeStored(page, 'parts', 'delete');
  await page.goto('/login');
  await expect(notice(page, 'Your offline data cannot be read')).toBeVisible();
  await signIn(page);
  await saveItem(page, 'Aldous Censer');
  await reload(page);
  expect(await gearNamed(page, 'Aldous Censer')).toMatchObject({ items: [{}] });
  await expect(notice(page, 'Your offline data cannot be read')).toBeHidden();
});

test('a page can choose a scenario and list the mails', async ({ page }) => {
  await page.goto('/forgot-password?scenario=empty');
  await page.getByLabel('E-mail').fill(people.mira.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  const mails = await callOffline(page, 'GET', '/__mock/mails');
  expect(mails).toMatchObject({ items: [{ to: people.mira.email }] });
  expect(await callOffline(page, 'GET', '/__mock/state')).toMatchObject({ scenario: 'empty' });
  await callOffline(page, 'POST', '/__mock/reset');
  expect(await callOffline(page, 'GET', '/__mock/state')).toMatchObject({ scenario: 'default' });
});
