import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';

test.use({ appKind: 'development' });
// The development server transforms each module at its first request, so the first page is slow.
test.slow();

test('in development, a person signs in without a server', async ({ page }) => {
  await page.goto('/login', { timeout: 60_000 });
  await fillLogin(page, people.mira);
  await expect(page.getByRole('heading', { name: 'Welcome, Mira' })).toBeVisible();
});
