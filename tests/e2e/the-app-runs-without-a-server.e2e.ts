import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';

test.use({ backendKind: 'offline' });

test('without a server, the app keeps a campaign after a reload', async ({ page }) => {
  test.slow();
  await page.goto('/login', { timeout: 60_000 });
  await fillLogin(page, people.mira);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Mira' })).toBeVisible();
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('Kept in the browser');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Kept in the browser' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Kept in the browser' })).toBeVisible();
  await page.goto('/dashboard');
  const recent = page.getByRole('list', { name: 'Recently opened campaigns' });
  await expect(recent.getByRole('heading').first()).toHaveText('Kept in the browser');
});
