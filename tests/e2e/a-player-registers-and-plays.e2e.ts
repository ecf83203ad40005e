import type { Page } from '@playwright/test';
import { chooseItem } from '#tests/support/choose-option.ts';
import { createCampaign } from '#tests/support/test-data.ts';
import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';

const ilse = {
  name: 'Ilse',
  email: 'ilse.at.the.door@example.com',
  password: 'a lantern nobody has lit yet',
};

const cover = 'public/art/cover-3-1024.webp';

/** The URLs of the POST requests that the page sends to a path from now on. */
function requestsTo(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) sent.push(request.url());
  });
  return sent;
}

test('a player registers, plays and logs out @both', async ({ app, page }) => {
  await test.step('registers', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    await page.getByLabel('Name').fill(ilse.name);
    await page.getByLabel('E-mail').fill(ilse.email);
    const password = page.getByLabel('Password', { exact: true });
    await expect(async () => {
      // Text typed before hydration is kept, but validated only after the next key.
      await password.fill('');
      await password.fill(ilse.password);
      await expect(page.getByRole('meter')).toBeVisible({ timeout: 1000 });
    }).toPass();
    const sent = requestsTo(page, '/api/auth/register');
    await page.getByRole('button', { name: 'Register' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    expect(sent).toHaveLength(1);
  });

  await test.step('confirms the address by the link in the mail', async () => {
    await page.goto(await app.mailedLink(ilse.email, '/verify-email'));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(ilse.email);
  });

  await test.step('signs in and sees an empty dashboard', async () => {
    await fillLogin(page, ilse);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: `Welcome, ${ilse.name}` })).toBeVisible();
    await expect(page.getByText('The table is set, and nobody sits at it yet')).toBeVisible();
  });

  const recent = page.getByRole('list', { name: 'Recently opened campaigns' });

  await test.step('creates a campaign with a cover', async () => {
    const api = await apiOf(app, await page.context().storageState());
    for (const title of ['The First Gate', 'The Second Gate', 'The Third Gate']) {
      await createCampaign(api, title);
    }
    await api.dispose();
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'New campaign' }).click();
    await page.getByLabel('Title').fill('The Lanterns of Vell');
    await page.getByLabel('Cover picture').setInputFiles(cover);
    await page.getByLabel('Setting').fill('A drowned coast.');
    await page.getByLabel('Game master’s notes').fill('The bell is hers.');
    const sent = requestsTo(page, '/api/campaigns/create');
    await page.getByRole('button', { name: 'Create campaign' }).dblclick();
    await expect(page.getByRole('heading', { name: 'The Lanterns of Vell' })).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect(page.getByText('A drowned coast.')).toBeVisible();
    await expect(page.getByText('The bell is hers.')).toBeVisible();
  });

  await test.step('sees the three campaigns opened last, the newest first', async () => {
    await page.getByRole('link', { name: 'Questwright' }).first().click();
    await expect(page).toHaveURL('/dashboard');
    const titles = recent.getByRole('heading');
    await expect(titles).toHaveCount(3);
    await expect(titles.first()).toHaveText('The Lanterns of Vell');
    const picture = recent.getByRole('listitem').first().getByRole('presentation');
    await expect(picture).toHaveAttribute('src', new RegExp(`^${app.apiUrl}/api/`));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  });

  await test.step('opens another campaign, which is then the first in the list', async () => {
    await page.getByRole('link', { name: 'All campaigns' }).click();
    await page.getByRole('link', { name: 'The First Gate' }).click();
    await expect(page.getByRole('heading', { name: 'The First Gate', level: 1 })).toBeVisible();
    // A list waits only 100 ms for the time of opening, so on a busy machine the order can be late.
    await expect(async () => {
      await page.goto('/dashboard');
      const titles = recent.getByRole('heading');
      await expect(titles).toHaveText([/^The First Gate/, /^The Lanterns of Vell/, /./], {
        timeout: 2000,
      });
    }).toPass();
  });

  await test.step('deletes that campaign after typing its title', async () => {
    await page.getByRole('link', { name: 'The First Gate' }).click();
    await chooseItem(page.getByRole('button', { name: 'More actions' }), 'Delete campaign');
    const dialog = page.getByRole('alertdialog', { name: 'Delete this campaign?' });
    await dialog.getByLabel('Type The First Gate to confirm').fill('The First Gate');
    await dialog.getByRole('button', { name: 'Delete campaign' }).click();
    await expect(page).toHaveURL('/campaigns');
    await expect(page.getByText('The First Gate is deleted.')).toBeVisible();
    const all = page.getByRole('list', { name: 'Your campaigns' });
    await expect(all.getByRole('heading')).toHaveCount(3);
    await expect(all.getByRole('heading', { name: 'The First Gate' })).toHaveCount(0);
  });

  await test.step('logs out', async () => {
    await chooseItem(page.getByRole('button', { name: 'Open user menu' }), 'Logout');
    await expect(page).toHaveURL('/login?alert=logout');
    await expect(page.getByText('You are signed out.')).toBeVisible();
  });
});
