import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectAccessible, screenshot } from '#tests/support/screens.ts';
import { createCampaign, createCharacter } from '#tests/support/test-data.ts';

test.use({ appName: 'unchanged catalogue' });

const input = (page: Page) => page.getByRole('combobox', { name: /^Search campaigns/ });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function writeEntry(api: APIRequestContext, campaignId: string, entry: object) {
  const data = { type: 'place', visibility: 'everyone', ...entry };
  const response = await api.post(`/api/campaigns/${campaignId}/entries/create`, { data });
  expect(response.status()).toBe(201);
}

test('everything is found with one key, and opened with the keyboard alone', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, 'The Gannet Coast');
  await createCharacter(api, 'Gannet Underbough');
  await writeEntry(api, campaignId, {
    title: 'The lighthouse of gannets',
    text: 'Its keeper counts the gannets at dawn, and writes the number on the door.',
  });
  await api.dispose();
  await signInAs('mira');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await expect(option(page, 'New campaign')).toBeVisible();
  await page.keyboard.type('gannet');
  await expect(option(page, /The Gannet Coast$/).first()).toBeVisible();
  await expect(option(page, 'Gannet Underbough')).toBeVisible();
  const entry = option(page, /lighthouse of gannets/);
  await expect(entry).toContainText('Place · The Gannet Coast');
  await expect(entry.locator('mark').first()).toHaveText('gannets');
  await expect(page.getByRole('status', { name: 'Results' })).toHaveText(/^\d+ results\.$/);

  await page.keyboard.press('ArrowDown');
  await expect(entry).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'The lighthouse of gannets' }),
  ).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('new quest');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New quest' })).toBeVisible();
  await expect(page).toHaveURL(`/campaigns/${campaignId}/entries/create?type=quest`);

  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('tide');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeVisible();
  await expect(input(page)).toBeHidden();
});

test('the palette returns the focus, opens another tab and finds rules', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('tomas');
  await page.goto('/characters');
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(input(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('longbow');
  await expect(option(page, /Longbow.*Weapons/).first()).toBeVisible();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(tab.getByRole('heading', { level: 1, name: 'Longbow' })).toBeVisible();
  await tab.close();
  await expect(input(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeHidden();
});

test('a word of a secret passage is found by the game master alone @both', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const mira = await apiOf(app, await sessionOf('mira'));
  const ilse = await apiOf(app, await sessionOf('ilse'));
  const campaignId = await createCampaign(mira, 'The Whispering Quay');
  const created = await mira.post(`/api/campaigns/${campaignId}/invitations/create`, {
    data: { role: 'player' },
  });
  const { code } = (await created.json()) as { code: string };
  expect((await ilse.post(`/api/invitations/${code}/accept`)).status()).toBe(200);
  await writeEntry(mira, campaignId, {
    title: 'The quay',
    text: 'Ropes and rain.\n\n:::secret\nThe wyrmling sleeps below.\n:::',
  });
  await writeEntry(mira, campaignId, { title: 'Wyrmling', visibility: 'gm' });
  await mira.dispose();
  await ilse.dispose();

  await signInAs('mira');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search' }).click();
  await input(page).fill('wyrmling');
  await expect(option(page, /The quay/)).toContainText('The wyrmling sleeps below.');

  // Ends the requests of the page, which still loads the selected entry for Mira.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signInAs('ilse');
  await page.goto(`/campaigns/${campaignId}`);
  await page.getByRole('button', { name: 'Search' }).click();
  await input(page).fill('wyrmling');
  await expect(page.getByText('Nothing by the name of “wyrmling”.')).toBeVisible();
  await input(page).fill('ropes');
  await expect(option(page, /The quay/)).toContainText('Ropes and rain.');
});

test('pages and actions stay when the server does not answer', async ({
  page,
  pageErrors,
  signInAs,
}) => {
  pageErrors.expect(/^502 GET .*\/api\/search\//);
  await signInAs('mira');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(input(page)).toBeFocused();
  let fails = true;
  await failNetwork(page, '**/api/search/**', (route) =>
    fails ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.continue(),
  );
  await page.keyboard.type('characters');
  await expect(page.getByText('The search did not answer.')).toBeVisible();
  await expect(option(page, 'Characters')).toHaveAttribute('aria-selected', 'true');
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The search did not answer.')).toBeHidden();
});

test('the palette is accessible, and fills the screen of a phone', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  test.slow();
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, 'The Lanterns of Vell');
  await createCharacter(api, 'Lantern Underbough');
  for (const title of ['The seventh lantern', 'Lantern oil', 'The keeper’s daughter']) {
    const text = `The road ends here. ${'Salt wind and gulls. '.repeat(8)}A lantern burns at the end of the pier, and nobody has lit it since the spring tide.`;
    await writeEntry(api, campaignId, { title, text });
  }
  await api.dispose();
  await signInAs('mira');
  await page.goto(`/campaigns/${campaignId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(option(page, 'New campaign')).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, `palette-first-${width}`);
    await input(page).fill('lantern');
    await expect(option(page, /The seventh lantern/)).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, `palette-found-${width}`);
    await input(page).fill('xyzzyx');
    await expect(page.getByText('Nothing by the name of')).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, `palette-nothing-${width}`);
    if (width < 768) {
      const box = () => page.getByRole('dialog', { name: 'Search' }).boundingBox();
      // A browser without a window may draw the page some time after its size has changed.
      await expect.poll(box).toMatchObject({ x: 0, y: 0, height: 844 });
      // A desktop browser reserves space for its scrollbar; a phone does not.
      expect((await box())?.width).toBeGreaterThanOrEqual(width - 15);
    }
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(input(page)).toBeHidden();
  }
});
