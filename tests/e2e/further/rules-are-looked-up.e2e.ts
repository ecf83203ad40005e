import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectAccessible, expectPresentable } from '#tests/support/screens.ts';
import { createItem, deleteItem, itemsOf } from '#tests/support/test-data.ts';

const phone = { width: 390, height: 844 };
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function tabTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true }).first();
  for (let tabs = 0; tabs < 50; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The link ${name} is not reached with the Tab key.`);
}

test('a player finds a weapon with the keyboard alone', async ({ page, signInAs }) => {
  await signInAs('mira');
  await page.goto('/dashboard');
  await expect(navigation(page)).toBeVisible();
  await tabTo(page, 'Rules');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeFocused();
  await tabTo(page, 'Weapons');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Weapons' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Search by name')).toBeFocused();
  await page.keyboard.type('longb');
  const table = page.getByRole('table', { name: 'Weapons' });
  await expect(table.getByRole('link')).toHaveText(['Longbow', 'Longbow']);
  await page.getByLabel('Edition').focus();
  await page.keyboard.type('2014');
  await expect(table.getByRole('link')).toHaveText(['Longbow']);
  await expect(page).toHaveURL('/rules/weapons?q=longb&edition=2014');
  await tabTo(page, 'Longbow (2014)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Longbow' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('1d8 piercing');
  await expect(page.getByText('System Reference Document 5.1')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/rules/weapons?q=longb&edition=2014');
  await expect(page.getByLabel('Search by name')).toHaveValue('longb');
});

test('on a phone the card with the focus has a visible outline', async ({ page, signInAs }) => {
  await signInAs('mira');
  await page.setViewportSize(phone);
  await page.goto('/rules/gear');
  await tabTo(page, 'Abacus (2014)');
  const card = page.getByRole('list', { name: 'Gear' }).getByRole('listitem').first();
  await expect(card).toHaveCSS('outline-style', 'solid');
});

test('the pages of rules load neither the grid nor the forms of administrators', async ({
  page,
  signInAs,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await signInAs('mira');
  for (const [path, link] of [
    ['/rules', 'Ammunition'],
    ['/rules/gear', 'Acid'],
    ['/rules/gear/2024%23explorers-pack', 'Bedroll'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: link }).first()).toBeVisible();
  }
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /ag-grid|catalogue-|admin|controls/.test(url))).toEqual([]);
});

test('the pages of rules are accessible and do not scroll sideways', async ({ page, signInAs }) => {
  test.slow();
  await signInAs('mira');
  const pages = {
    home: '/rules',
    found: '/rules?q=bow',
    weapons: '/rules/weapons',
    nothing: '/rules/gear?q=owlbear&edition=2014',
    pack: '/rules/gear/2024%23explorers-pack',
    feat: '/rules/feats/2024%23magic-initiate',
    spells: '/rules/spells?category=level-3',
    spell: '/rules/spells/2024%23fireball',
  };
  for (const [name, path] of Object.entries(pages)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectPresentable(page, `rules-${name}`);
      await page.setViewportSize(phone);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1600, height: 1000 });
      await expectAccessible(page);
    });
  }
});

/** Fails if a page can be scrolled sideways at one of these widths. */
async function expectInWindow(page: Page, widths: readonly number[]): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('the list of spells, which has most columns, is not wider than the window', async ({
  page,
  signInAs,
}) => {
  await signInAs('mira');
  await page.goto('/rules/spells');
  await expect(page.getByRole('link', { name: 'Alter Self' })).toBeVisible();
  await expectInWindow(page, [640, 768, 959]);
  await expect(page.getByRole('list', { name: 'Spells' })).toBeVisible();
  await expectInWindow(page, [960, 1024, 1279, 1280]);
  await expect(page.getByRole('table', { name: 'Spells' })).toBeVisible();
});

test('long words do not make the pages of rules wider than the window', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const word = 'Quaquaversal'.repeat(8);
  const api = await apiOf(app, await sessionOf('odo'));
  await createItem(api, 'gear', {
    name: word,
    category: 'adventuring-gear',
    edition: '2024',
    source: 'Homebrew',
    description: word.repeat(3),
  });
  const [item] = await itemsOf(api, 'gear', { q: word });
  const sk = String(item?.['gearSk']);
  await signInAs('mira');
  for (const path of ['?q=quaqua', '/gear?q=quaqua', `/gear/${encodeURIComponent(sk)}`]) {
    await page.goto(`/rules${path}`);
    await expect(page.getByText(word).first()).toBeVisible();
    await expectInWindow(page, [320, 390, 640, 1024]);
  }
  await deleteItem(api, 'gear', sk);
  await api.dispose();
});

test('a phone has the navigation at the bottom, below toasts and without covering the footer', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(phone);
  await signInAs('mira');
  await page.goto('/campaigns/create');
  const links = navigation(page);
  await expect(links.getByRole('link')).toHaveText(['Campaigns', 'Characters', 'Rules']);
  const bottom = await links.boundingBox();
  if (bottom === null) throw new Error('The navigation is not visible.');
  expect(bottom.y + bottom.height).toBe(phone.height);
  await page.getByLabel('Title').fill('The Lanterns below the bar');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'is ready.' });
  await expect(toast).toBeVisible();
  await expect(async () => {
    const box = await toast.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(bottom.y);
  }).toPass();
  const licences = page.getByRole('link', { name: 'Licences' });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = await licences.boundingBox();
    expect(footer && footer.y + footer.height).toBeLessThanOrEqual(bottom.y);
  }).toPass();
});

test('a phone has the bar of selected rows above the navigation', async ({ page, signInAs }) => {
  await page.setViewportSize(phone);
  await signInAs('odo');
  await page.goto('/admin/armor');
  await page.getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toBeVisible();
  const [barBox, links] = [await bar.boundingBox(), await navigation(page).boundingBox()];
  expect(barBox && links && barBox.y + barBox.height <= links.y).toBe(true);
});
