import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';
import { people } from '#tests/support/named-people.ts';

/** Presses Tab until an element with this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The ${role} ${String(name)} has no focus after Tab was pressed forty times.`);
}

test('a user without a mouse signs in, creates a campaign and logs out', async ({
  page,
  sessionOf,
}) => {
  await sessionOf('tomas');
  await page.goto('/login');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, 'textbox', 'E-mail');
  await page.keyboard.type(people.tomas.email);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(people.tomas.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Tomas' })).toBeFocused();

  await tabTo(page, 'link', /New campaign|Start your first campaign/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New campaign' })).toBeFocused();
  await tabTo(page, 'textbox', 'Title');
  await page.keyboard.type('Without a mouse');
  await tabTo(page, 'button', 'Create campaign');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Without a mouse' })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'button', 'More actions');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete campaign' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByLabel('Type Without a mouse to confirm')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Tomas' })).toBeVisible();
  await tabTo(page, 'button', 'Open user menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login?alert=logout');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
});

test('the focus stays on the content when the app replaces the page after the skip link was used', async ({
  page,
}) => {
  const isSkipped = Promise.withResolvers<void>();
  await failNetwork(page, '**/assets/*.js', async (route) => {
    await isSkipped.promise;
    await route.continue();
  });
  await page.goto('/login');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login#main');
  await expect(page.getByRole('main')).toBeFocused();
  const started = page.waitForResponse('**/api/auth/self');
  isSkipped.resolve();
  await started;
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
});

for (const [address, next] of [
  ['/login', '/dashboard'],
  ['/login?next=%2Fcampaigns', '/campaigns'],
] as const) {
  test(`Enter in the form of ${address} before the app has started signs in`, async ({
    page,
    sessionOf,
  }) => {
    await sessionOf('tomas');
    const isSent = Promise.withResolvers<void>();
    await failNetwork(page, '**/assets/*.js', async (route) => {
      await isSent.promise;
      await route.continue();
    });
    await page.goto(address);
    await page.getByLabel('E-mail').fill(people.tomas.email);
    await page.getByLabel('Password', { exact: true }).fill(people.tomas.password);
    await page.keyboard.press('Enter');
    isSent.resolve();
    await expect(page).toHaveURL(next);
  });
}

test('Alt+T moves the focus to a toast', async ({ page, signInAs }) => {
  await signInAs('mira');
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('A toast to the keepers');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByText('A toast to the keepers is ready.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A toast to the keepers' })).toBeFocused();
  await page.keyboard.press('Alt+KeyT');
  const area = page.getByRole('region', { name: /Notifications/ });
  await expect(area.getByRole('list')).toBeFocused();
  await tabTo(page, 'button', 'Close toast');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A toast to the keepers is ready.')).toBeHidden();
});
