import { request } from '@playwright/test';
import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';

// Only the mocks have scenarios that delay or refuse responses.
test.use({ appKind: 'mock', appName: 'slow' });

test('"Authenticating..." is shown until the session is known', async ({ app, page, signInAs }) => {
  await signInAs('mira');
  const control = await request.newContext({ baseURL: app.apiUrl });
  await control.post('/__mock/scenario', { data: { name: 'slow' } });
  // Does not wait for the load event, because the session may be known before that event.
  await page.goto('/campaigns', { waitUntil: 'commit' });
  await expect(page.getByText('Authenticating...')).toBeVisible();
  await expect(page.getByText('Authenticating...')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Your campaigns' })).toBeVisible();
  await control.post('/__mock/scenario', { data: { name: 'default' } });
  await control.dispose();
});

test('a failed load shows an error and can be tried again', async ({
  app,
  pageErrors,
  page,
  signInAs,
}) => {
  pageErrors.expect(/^503 GET /);
  await signInAs('mira');
  const control = await request.newContext({ baseURL: app.apiUrl });
  await control.post('/__mock/scenario', { data: { name: 'unavailable' } });
  await page.goto('/campaigns');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  await control.post('/__mock/scenario', { data: { name: 'default' } });
  await again.click();
  await expect(page.getByRole('list', { name: 'Your campaigns' })).toBeVisible();
  await control.dispose();
});

test('a slow page shows a bar below the header, then its outline, then its heading with the focus', async ({
  app,
  page,
  signInAs,
}) => {
  await signInAs('mira');
  await page.goto('/rules/weapons?q=trident');
  const trident = page.getByRole('link', { name: 'Trident' });
  await expect(trident).toBeVisible();
  const control = await request.newContext({ baseURL: app.apiUrl });
  await control.post('/__mock/scenario', { data: { name: 'slow' } });
  // A click with the pointer would load the page before the click.
  await trident.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading...')).toBeAttached();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Trident' })).toBeFocused();
  await control.post('/__mock/scenario', { data: { name: 'default' } });
  await control.dispose();
});

test('the form of a new weapon opens before the choices of its ammunition are loaded', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  const isOpen = Promise.withResolvers<void>();
  await failNetwork(page, '**/api/gear/?*', async (route) => {
    await isOpen.promise;
    await route.continue();
  });
  await page.goto('/admin/weapons/create');
  await page.getByLabel('Name').fill('Lantern Hook');
  await expect(page.getByRole('combobox', { name: 'Ammunition' })).toHaveText('Loading…');
  isOpen.resolve();
  await expect(page.getByRole('combobox', { name: 'Ammunition' })).toHaveText('None');
  await expect(page.getByLabel('Name')).toHaveValue('Lantern Hook');
});

test('on a phone, a list that is loaded again does not move what someone may be about to press', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/gear?q=acid');
  await page.getByRole('checkbox', { name: /^Select Acid/ }).click();
  const change = page.getByRole('button', { name: 'Change selected…' });
  await expect(page.getByText('Updating…')).toHaveCount(0);
  const before = await change.boundingBox();
  const isOpen = Promise.withResolvers<void>();
  await failNetwork(page, '**/api/gear/?*', async (route) => {
    await isOpen.promise;
    await route.continue();
  });
  await chooseOption(page.getByLabel('Category'), 'Adventuring gear');
  await expect(page.getByText('Updating…')).toBeVisible();
  expect(await change.boundingBox()).toEqual(before);
  isOpen.resolve();
  await expect(page.getByText('Updating…')).toHaveCount(0);
});
