import { expect, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';

const menuOf = {
  guest: ['Sign In', 'Register'],
  mira: ['Dashboard', 'Logout'],
  odo: ['Admin', 'Dashboard', 'Logout'],
} as const;

test('the user menu of a guest offers login and registration', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Open user menu' });
  await expect(button).toHaveText('U');
  await button.click();
  await expect(page.getByRole('menuitem')).toHaveText([...menuOf.guest]);
  await page.getByRole('menuitem', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
});

for (const person of ['mira', 'odo'] as const) {
  test(`the user menu of ${person} offers only the actions that ${person} may use`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(person);
    await page.goto('/dashboard');
    const button = page.getByRole('button', { name: 'Open user menu' });
    await expect(button).toHaveText(person.charAt(0).toUpperCase());
    await button.click();
    await expect(page.getByRole('menuitem')).toHaveText([...menuOf[person]]);
    await expect(page.getByRole('menu').getByRole('separator')).toHaveCount(
      person === 'odo' ? 1 : 0,
    );
  });
}

test('an unknown URL shows "Page not found!" with a button back and a link home', async ({
  page,
}) => {
  await page.goto('/licences');
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { name: 'Page not found!' })).toBeVisible();
  await expect(page.getByText('The requested page could not be found.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/licences');
  await page.goto('/no/such/place');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of ['/campaigns/nothing-here', '/characters/nothing-here']) {
  test(`${path} shows "Page not found!" after a 404 response`, async ({
    pageErrors,
    page,
    signInAs,
  }) => {
    pageErrors.expect(/^404 GET /);
    await signInAs('mira');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  });
}

test('the form of an unknown catalogue item shows "Page not found!"', async ({
  pageErrors,
  page,
  signInAs,
}) => {
  pageErrors.expect(/^404 GET /);
  await signInAs('odo');
  await page.goto('/admin/weapons/update/2024%23spoon-of-doom');
  await expect(page.getByRole('heading', { name: 'Page not found!' })).toBeVisible();
});

test('a page is scrolled to its top after a click on a link and after going back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await page.goto('/');
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'Licences' }).scrollIntoViewIfNeeded();
  await expect.poll(scrollTop).toBeGreaterThan(300);
  await page.getByRole('link', { name: 'Licences' }).click();
  await expect(page.getByRole('heading', { name: 'Licences', level: 1 })).toBeVisible();
  await expect.poll(scrollTop).toBe(0);
  await page.getByRole('heading', { name: 'Typefaces' }).scrollIntoViewIfNeeded();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(scrollTop).toBe(0);
});

test('a page that was left before the app has started is at its top after going back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  const { promise: isAtEnd, resolve: sendScripts } = Promise.withResolvers<void>();
  await failNetwork(page, '**/*.js', async (route) => {
    await isAtEnd;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Licences' }).click();
  await expect(page).toHaveURL('/licences');
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: 'Licences' })).toBeAttached();
  sendScripts();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the content begins below a bar of 56 pixels with "Questwright" and "(alpha)"', async ({
  page,
}) => {
  await page.goto('/licences');
  const bar = page.getByRole('banner');
  await expect(bar).toContainText('Questwright');
  await expect(bar).toContainText('(alpha)');
  // React replaces the page of the server while it starts, and an element without a page has no box.
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(56);
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.y).toBe(56);
  await bar.getByRole('link', { name: 'Questwright' }).click();
  await expect(page).toHaveURL('/');
});

test('the navigation and the user menu have room at every width', async ({ page, signInAs }) => {
  await signInAs('mira');
  await page.goto('/rules');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveCount(3);
  for (const width of [320, 390, 640, 767, 768, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    const menu = page.getByRole('button', { name: 'Open user menu' });
    const search = page.getByRole('button', { name: /^Search/ });
    for (const control of [menu, search, ...(await links.all())]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});
