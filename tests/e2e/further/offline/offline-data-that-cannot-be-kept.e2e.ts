import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/e2e.ts';
import {
  gearNamed,
  leaveApp,
  notice,
  openSecondTab,
  reload,
  saveItem,
  signIn,
} from '#tests/support/offline-tab.ts';
import { callOffline, changeStored, damageStored, replaceStored } from '#tests/support/offline.ts';

test('after a change of scenario in one tab, the list in the other tab offers to reload', async ({
  context,
  page,
}) => {
  await signIn(page);
  const other = await openSecondTab(context);
  await callOffline(page, 'POST', '/__mock/scenario', { name: 'empty' });
  await expect(other.getByText('You were not connected for a while')).toBeVisible();
});

test('data of another version is not used and can be saved as a file', async ({ page }) => {
  await signIn(page);
  await saveItem(page, 'Aldous Censer');
  await leaveApp(page);
  await changeStored(page, 'states', { field: 'version', to: 'another' });
  await page.goto('/login');
  await expect(notice(page, 'Your offline data is from another version')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  const file = await readFile(await download.path());
  expect(file.toString('latin1', 0, 15)).toBe('SQLite format 3');
  expect(file.includes('Aldous Censer')).toBe(true);
  await signIn(page);
  expect(await gearNamed(page, 'Aldous Censer')).toMatchObject({ items: [] });
});

const damagedDatabases: readonly (readonly [string, from: number, to: number])[] = [
  ['without its tables', 100, 4096],
  ['that is not in the format of SQLite', 0, 4096],
];

test('a damaged database is not used, although its checksums match', async ({ page }) => {
  for (const [state, from, to] of damagedDatabases) {
    await test.step(`a database ${state}`, async () => {
      await signIn(page);
      await leaveApp(page);
      await damageStored(page, from, to);
      await page.goto('/login');
      await expect(notice(page, 'Your offline data cannot be read')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save file' })).toBeVisible();
    });
  }
  await signIn(page);
  await saveItem(page, 'Aldous Censer');
  await reload(page);
  expect(await gearNamed(page, 'Aldous Censer')).toMatchObject({ items: [{}] });
  await expect(notice(page, 'Your offline data cannot be read')).toBeHidden();
});

const unusableDatabases = [
  {
    state: 'newer',
    version: 7,
    stores: ['later'],
    title: 'Your offline data is from another version',
  },
  { state: 'damaged', version: 1, stores: ['parts'], title: 'Your offline data cannot be read' },
];

for (const { state, version, stores, title } of unusableDatabases) {
  test(`a ${state} IndexedDB database is not used, and data saved afterwards is kept`, async ({
    page,
  }) => {
    await leaveApp(page);
    await replaceStored(page, version, stores);
    await page.goto('/login');
    await expect(notice(page, title)).toBeVisible();
    await expect(notice(page, 'Your changes end with this tab')).toBeHidden();
    await signIn(page);
    await saveItem(page, 'Aldous Censer');
    await reload(page);
    expect(await gearNamed(page, 'Aldous Censer')).toMatchObject({ items: [{}] });
    await expect(notice(page, title)).toBeHidden();
  });
}

test('the page reports a full disk, and later that changes are saved again', async ({
  page,
  app,
}) => {
  const session = await page.context().newCDPSession(page);
  const origin = app.appUrl;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  await signIn(page);
  // Chromium reads the quota only from time to time, so the first changes can still be stored.
  let count = 0;
  await expect(async () => {
    count += 1;
    await saveItem(page, `Handbell ${count}`);
    await expect(notice(page, 'Your changes are not saved')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await saveItem(page, 'Chapel Handbell');
  await expect(notice(page, 'Your changes are saved again')).toBeVisible();
  await reload(page);
  expect(await gearNamed(page, 'Chapel Handbell')).toMatchObject({ items: [{}] });
});

test('without shared workers the first tab saves data, and the second tab says that it saves nothing', async ({
  context,
  page,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
  await signIn(page);
  await expect(notice(page, 'Please use one tab only')).toBeVisible();
  await saveItem(page, 'Aldous Censer');
  await reload(page);
  expect(await gearNamed(page, 'Aldous Censer')).toMatchObject({ items: [{}] });
  const other = await context.newPage();
  await other.goto('/login');
  await expect(notice(other, 'Changes in this tab are not saved')).toBeVisible();
});

test('a backend that was killed starts again with the saved data', async ({ page }) => {
  await signIn(page);
  await saveItem(page, 'Aldous Censer');
  // After this reload the item is stored and the worker answers, so the test can kill the worker.
  await reload(page);
  expect(await gearNamed(page, 'Aldous Censer')).toMatchObject({ items: [{}] });
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { targetInfos } = (await session?.send('Target.getTargets')) ?? { targetInfos: [] };
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'shared_worker')) {
    await session?.send('Target.closeTarget', { targetId });
  }
  await expect(notice(page, 'The offline data was restarted')).toBeVisible();
  expect(await gearNamed(page, 'Aldous Censer')).toMatchObject({ items: [{}] });
});
