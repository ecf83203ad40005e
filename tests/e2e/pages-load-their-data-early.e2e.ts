import { expect, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';
import { apiOf } from '#tests/support/people.ts';
import { createCampaign } from '#tests/support/test-data.ts';

test('the dashboard requests its data once and shows its first cover, before the scripts have loaded', async ({
  app,
  page,
  signInAsNew,
}) => {
  const account = { name: 'Ilka', email: 'ilka@example.com', password: 'a cover before the app' };
  const api = await apiOf(app, await signInAsNew(account));
  await createCampaign(api, 'The Drowned Bell');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await failNetwork(page, '**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|art)\//.test(pathname)) requests.push(pathname.replace(/-\d+-\d+\.webp$/, ''));
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const first = ['/api/auth/self', '/api/campaigns/', '/api/characters/', '/art/cover'];
  await expect.poll(() => requests.toSorted()).toEqual(first);
  const cover = page.getByRole('main').getByRole('presentation');
  await expect(cover).toBeVisible();
  await expect(cover).toHaveJSProperty('complete', true);

  release();
  await expect(page.getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .filter({ hasText: 'The Drowned Bell' })
        .getByRole('presentation')
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);
  expect(requests.filter((path) => first.includes(path)).toSorted()).toEqual(first);
  await api.dispose();
});

test('the page of the gear loads at most 15 scripts, with the grid and the socket', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const socket = page.waitForEvent('websocket');
  await page.goto('/admin/gear');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await socket;
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(15);
});
