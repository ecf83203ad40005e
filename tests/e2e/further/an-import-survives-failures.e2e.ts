import type { APIRequestContext, Page } from '@playwright/test';
import { createItem } from '#tests/support/test-data.ts';
import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { openImportWith, countItems, manyTools, sendingOf } from '#tests/support/imports.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf } from '#tests/support/people.ts';
import { failNetwork } from '#tests/support/failing-network.ts';

// The tests of imports share a separate app, because their thousands of rows, and what they change and
// delete, would disturb other tests.
test.use({ appName: 'import', viewport: { width: 1280, height: 900 } });

/** They are sent in batches of 500. */
const fiveBatches = 2500;
const threeBatches = 1500;

const shown = (rows: number): string => rows.toLocaleString('en-US');

const tool = (name: string) => ({
  name,
  category: 'artisans-tools',
  edition: '2024',
  source: 'Homebrew',
});

/** Opens the import with this number of rows, and sends them. */
async function sendRows(page: Page, word: string, rows: number): Promise<void> {
  await openImportWith(page, 'tools', manyTools(word, rows));
  await sendingOf(page)
    .getByRole('button', { name: `Create ${shown(rows)}` })
    .click();
}

async function expectAllSaved(page: Page, api: APIRequestContext, word: string, rows: number) {
  const saved = `All of them are in the catalogue: ${shown(rows)} rows saved.`;
  await expect(page.getByText(saved)).toBeVisible();
  expect(await countItems(api, 'tools', word)).toBe(rows);
}

test('when the third of five batches fails, it is sent again and each row is saved once', async ({
  app,
  pageErrors,
  page,
  sessionOf,
  signInAs,
}) => {
  pageErrors.expect(/^500 POST /);
  const api = await apiOf(app, await sessionOf('odo'));
  await signInAs('odo');
  const { keys } = await failNetwork(page, '**/api/tools/bulk', (route, number) =>
    number === 3 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await sendRows(page, 'Stumbling', fiveBatches);
  await expectAllSaved(page, api, 'Stumbling', fiveBatches);
  expect(keys).toHaveLength(6);
  expect(keys[3]).toBe(keys[2]);
  await api.dispose();
});

test('sending stops when the server is unavailable and continues after a click', async ({
  app,
  pageErrors,
  page,
  sessionOf,
  signInAs,
}) => {
  pageErrors.expect(/^503 POST /);
  const api = await apiOf(app, await sessionOf('odo'));
  await signInAs('odo');
  let down = true;
  await failNetwork(page, '**/api/tools/bulk', (route, number) =>
    down && number >= 3
      ? route.fulfill({ status: 503, headers: { 'retry-after': '0' }, json: {} })
      : route.continue(),
  );
  await sendRows(page, 'Sleeping', threeBatches);
  await expect(page.getByText('Sending stopped after 1,000 of 1,500 rows.')).toBeVisible();
  await expect(page.getByText(/1,000 rows saved, and they stay/)).toBeVisible();
  down = false;
  await sendingOf(page)
    .getByRole('button', { name: /^Create/ })
    .click();
  await expectAllSaved(page, api, 'Sleeping', threeBatches);
  await api.dispose();
});

test('a batch is sent again when its response is lost, and its rows are saved once', async ({
  app,
  pageErrors,
  page,
  sessionOf,
  signInAs,
}) => {
  pageErrors.expect(/ERR_CONNECTION_RESET/);
  const api = await apiOf(app, await sessionOf('odo'));
  await signInAs('odo');
  const { keys } = await failNetwork(page, '**/api/tools/bulk', async (route, number) => {
    if (number !== 2) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await sendRows(page, 'Silent', threeBatches);
  await expectAllSaved(page, api, 'Silent', threeBatches);
  expect(keys[2]).toBe(keys[1]);
  await api.dispose();
});

test('after a reload while sending, each row is saved once', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('odo'));
  await signInAs('odo');
  const saved = Promise.withResolvers<void>();
  const { keys } = await failNetwork(page, '**/api/tools/bulk', async (route, number) => {
    if (number !== 3) return route.continue();
    // The server saves the rows, but the page gets no response before the test reloads it.
    await route.fetch();
    saved.resolve();
    return undefined;
  });
  await sendRows(page, 'Fleeting', threeBatches);
  await saved.promise;
  await expect(sendingOf(page).getByText(/^1,000 of 1,500/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();

  const offer = page
    .getByRole('status')
    .filter({ hasText: /Your import of fleeting\.csv from .* is safe/ });
  await expect(offer).toContainText('1,000 saved');
  await offer.getByRole('button', { name: 'Continue' }).click();
  await sendingOf(page)
    .getByRole('button', { name: /^Create/ })
    .click();
  await expectAllSaved(page, api, 'Fleeting', threeBatches);
  expect(keys[3]).toBe(keys[2]);
  await api.dispose();
});

test('an import continues when the user signs in again after the session has ended', async ({
  app,
  pageErrors,
  page,
  sessionOf,
  signInByForm,
}) => {
  pageErrors.expect(/^401 /);
  const api = await apiOf(app, await sessionOf('odo'));
  await signInByForm('odo');
  await failNetwork(page, '**/api/tools/bulk', async (route, number) => {
    // A request outside of the page ends the session of the page.
    if (number === 3) {
      const sessionApi = await apiOf(app, await page.context().storageState());
      await sessionApi.post('/api/auth/logout');
      await sessionApi.dispose();
    }
    await route.continue();
  });
  await sendRows(page, 'Weary', threeBatches);
  await expect(page).toHaveURL(/\/login\?alert=sessionExpired/);
  await expect(page.getByText(/to continue where you stopped/)).toBeVisible();
  await fillLogin(page, people.odo);
  await expect(page).toHaveURL(/\/admin\/tools\/bulk-create/);
  await expectAllSaved(page, api, 'Weary', threeBatches);
  await api.dispose();
});

test('sending can be paused and stopped, and saved rows stay in the catalogue', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('odo'));
  await signInAs('odo');
  const releases = new Map([2, 4].map((number) => [number, Promise.withResolvers<void>()]));
  const { keys } = await failNetwork(page, '**/api/tools/bulk', async (route, number) => {
    await releases.get(number)?.promise;
    await route.continue();
  });
  await sendRows(page, 'Patient', fiveBatches);
  const bar = sendingOf(page);
  await expect(bar.getByText('500 of 2,500')).toBeVisible();
  await bar.getByRole('button', { name: 'Pause' }).click();
  releases.get(2)?.resolve();
  await expect(bar.getByText('1,000 of 2,500')).toBeVisible();
  await expect(bar.getByText('Sending is paused', { exact: true })).toBeVisible();
  expect(keys).toHaveLength(2);

  await bar.getByRole('button', { name: 'Resume' }).click();
  await expect(bar.getByText(/^1,500 of 2,500/)).toBeVisible();
  await bar.getByRole('button', { name: 'Stop' }).click();
  releases.get(4)?.resolve();
  await expect(bar.getByText(/2,000 rows saved, and they stay. 500 rows wait here/)).toBeVisible();
  expect(await countItems(api, 'tools', 'Patient')).toBe(2000);

  await bar.getByRole('button', { name: 'Create 500' }).click();
  await expectAllSaved(page, api, 'Patient', fiveBatches);
  await api.dispose();
});

test('undoing an import keeps items that were changed afterwards', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('odo'));
  await signInAs('odo');
  await openImportWith(page, 'tools', manyTools('Regretted', 12));
  const bar = sendingOf(page);
  await bar.getByRole('button', { name: 'Create 12' }).click();
  await expect(bar.getByText('All of them are in the catalogue: 12 rows saved.')).toBeVisible();

  const name = 'Regretted tool no. 7';
  const changed = await api.put(`/api/tools/${encodeURIComponent('2024#regretted-tool-no-7')}`, {
    headers: { 'if-match': '"1"' },
    data: { ...tool(name), description: 'Kept by somebody.' },
  });
  expect(changed.ok()).toBe(true);

  await bar.getByRole('button', { name: 'Undo the import' }).click();
  await page
    .getByRole('alertdialog', { name: 'Undo this import?' })
    .getByRole('button', { name: 'Take back 12 tools' })
    .click();
  await expect(bar.getByText('11 tools taken back.')).toBeVisible();
  await expect(bar.getByText('1 has been changed since and is left as it is.')).toBeVisible();
  await expect(bar.getByText('Regretted tool no. 7')).toBeVisible();
  expect(await countItems(api, 'tools', 'Regretted')).toBe(1);
  await api.dispose();
});

test('failed rows can be downloaded, and a retry asks before a row updates an item', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('odo'));
  await signInAs('odo');
  await openImportWith(page, 'tools', manyTools('Contested', 3));
  const bar = sendingOf(page);
  await expect(bar.getByRole('button', { name: 'Create 3' })).toBeVisible();
  // Before the rows are sent, another request creates an item with the name of the second row.
  await createItem(api, 'tools', tool('Contested tool no. 2'));
  await bar.getByRole('button', { name: 'Create 3' }).click();
  await expect(bar.getByText('2 rows saved, 1 failed.')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Download failed rows' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('questwright-tools-failed.csv');

  // The retry finds the item in the catalogue. The row would overwrite it, so the user has to
  // confirm the update.
  await bar.getByRole('button', { name: 'Retry 1 failed' }).click();
  await expect(bar.getByText(/^Nothing was sent: 1 row would now change/)).toBeVisible();
  const name = page.getByRole('gridcell').filter({ hasText: /^Contested tool no\. 2/ });
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await bar.getByRole('button', { name: 'Update 1' }).click();
  await expect(bar.getByText(/3 rows saved/)).toBeVisible();
  expect(await countItems(api, 'tools', 'Contested')).toBe(3);
  await api.dispose();
});
