import type { BrowserContext, Page } from '@playwright/test';
import { expect, fillLogin } from './e2e.ts';
import { people } from './named-people.ts';
import { callOffline } from './offline.ts';

const item = (name: string) => ({
  name,
  category: 'holy-symbol',
  edition: '2024',
  source: 'Homebrew',
  cost: { amount: 1, unit: 'gp' },
});

export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, people.odo);
  await expect(page).toHaveURL('/dashboard');
}

/** Reloads and waits until the app is drawn. Before that, requests of a test go to the network. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

export const saveItem = (page: Page, name: string) =>
  callOffline(page, 'POST', '/api/gear/create', item(name));

export const gearNamed = async (page: Page, name: string) =>
  callOffline(page, 'GET', `/api/gear/?q=${encodeURIComponent(name)}`);

/**
 * Opens a file instead of the app, and waits until the backend in the browser has ended. A backend
 * that still runs does not read what the test changes in the stored data, and saves over it.
 */
export async function leaveApp(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await page.waitForFunction(async () => (await navigator.locks.query()).held?.length === 0);
}

export const notice = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title);

/** Opens the list of holy symbols in another tab, and waits until its socket is connected. */
export async function openSecondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const connected = page.waitForEvent('console', (message) => message.text().startsWith('pong: '));
  await page.goto('/admin/gear?category=holy-symbol');
  await connected;
  return page;
}
