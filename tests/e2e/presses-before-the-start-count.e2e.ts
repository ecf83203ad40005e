import type { Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open user menu' });

/** Holds back the requests to `url` until `release` is called. */
async function hold(page: Page, url: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const isRequested = Promise.withResolvers<void>();
  await failNetwork(page, url, async (route: Route) => {
    isRequested.resolve();
    await promise;
    await route.continue();
  });
  return { release, isRequested: isRequested.promise };
}

async function expectMenu(page: Page, first = 'Sign In') {
  await expect(page.getByRole('menuitem').first()).toHaveText(first);
  await expect(page.getByRole('menu')).toBeFocused();
}

for (const [moment, url] of [
  ['the pictures of the page', '**/art/hero-*'],
  ['the style sheet', '**/assets/*.css'],
  ['all scripts', '**/assets/*.js'],
  ['the script that starts the app', '**/assets/start-*.js'],
  ['the script of the page', '**/assets/landing-page-*.js'],
  ['the script of the menu', '**/assets/user-menu-panel-*.js'],
] as const) {
  test(`a guest opens the user menu with a press while ${moment} cannot be loaded yet`, async ({
    page,
  }) => {
    const { release } = await hold(page, url);
    await page.goto('/', { waitUntil: 'commit' });
    await menuButton(page).click();
    release();
    await expectMenu(page);
  });
}

test('a press on the landing page that only a screen reader sends opens the user menu before the page is loaded', async ({
  page,
}) => {
  const { release } = await hold(page, '**/art/hero-*');
  await page.goto('/', { waitUntil: 'commit' });
  await menuButton(page).dispatchEvent('click');
  release();
  await expectMenu(page);
});

for (const [address, person, first] of [
  // The app replaces this page, because pages are prerendered without a query.
  ['/login?alert=logout', null, 'Sign In'],
  ['/rules', 'mira', 'Dashboard'],
] as const) {
  test(`a press opens the user menu if the app replaces the button of ${address} before the mouse is released`, async ({
    page,
    signInAs,
  }) => {
    if (person !== null) await signInAs(person);
    const { release } = await hold(page, '**/assets/*.js');
    await page.goto(address);
    const button = menuButton(page);
    await button.hover();
    const replaced = await button.elementHandle();
    await page.mouse.down();
    release();
    await expect.poll(() => replaced?.evaluate((element) => element.isConnected)).toBe(false);
    await page.mouse.up();
    await expectMenu(page, first);
  });
}

test('a link that the app replaces before the mouse is released is followed, and only once', async ({
  page,
}) => {
  const { release } = await hold(page, '**/assets/*.js');
  await page.goto('/login?alert=logout');
  const link = page.getByRole('link', { name: 'Licences' });
  await link.hover();
  const replaced = await link.elementHandle();
  await page.mouse.down();
  release();
  await expect.poll(() => replaced?.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await expect(page).toHaveURL('/licences');
  await page.goBack();
  await expect(page).toHaveURL('/login?alert=logout');
});
