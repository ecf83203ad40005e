import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';

const titles = ['Unleash Your Imagination', 'Endless Worlds to Explore', 'Spells & Strategy'];

/** Advances the clock of the page until the slide is shown. Slides wait while pictures load. */
async function expectSlide(page: Page, shown: Locator, title: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(shown).toHaveText(title, { timeout: 100 });
  }).toPass({ timeout: 15_000 });
}

test('the app starts when the user does something', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/self')) requests += 1;
  });
  const script = page.waitForResponse('**/assets/landing-page-*.js');
  await page.goto('/');
  await (await script).finished();
  expect(requests).toBe(0);
  const asked = page.waitForRequest('**/api/auth/self');
  await page.keyboard.press('Tab');
  await asked;
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the slides change once the first picture has loaded, without the app', async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/self')) requests += 1;
    });
    await page.clock.install();
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What Questwright does' });
    const shown = hero.getByRole('group').getByRole('heading');
    await expect(shown).toHaveText(titles[0] ?? '');
    const picture = hero.getByRole('img').or(hero.getByRole('presentation')).first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    for (const title of [...titles.slice(1), titles[0] ?? '']) {
      await expectSlide(page, shown, title);
    }
    expect(requests).toBe(0);
  });

  test('the app continues with the slide that the page shows', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What Questwright does' });
    const shown = hero.getByRole('group').getByRole('heading');
    await expectSlide(page, shown, titles[1] ?? '');
    const asked = page.waitForResponse('**/api/auth/self');
    // The first event of a pointer has no movement.
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 10);
    await asked;
    await expect(shown).toHaveText(titles[1] ?? '');
    await expectSlide(page, shown, titles[2] ?? '');
  });

  test('a button works before the app has started, and its effect stays after the start', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await failNetwork(page, '**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What Questwright does' });
    const shown = hero.getByRole('group').getByRole('heading');
    await hero.getByRole('button', { name: `Show slide 2: ${titles[1]}` }).click();
    await expect(shown).toHaveText(titles[1] ?? '');
    const asked = page.waitForResponse('**/api/auth/self');
    release();
    await asked;
    await expect(shown).toHaveText(titles[1] ?? '');
    await expect(hero.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  test('the slides can be paused, chosen and started again', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What Questwright does' });
    const shown = hero.getByRole('group').getByRole('heading');
    await hero.getByRole('button', { name: 'Pause the slides' }).click();
    await expect(hero.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    const stopped = await shown.innerText();
    for (const milliseconds of [3000, 3000, 3000]) {
      await page.clock.runFor(milliseconds);
      await expect(shown).toHaveText(stopped);
    }
    await hero.getByRole('button', { name: `Show slide 3: ${titles[2]}` }).click();
    await expect(shown).toHaveText(titles[2] ?? '');
    await page.clock.runFor(20_000);
    await expect(shown).toHaveText(titles[2] ?? '');
    await hero.getByRole('button', { name: 'Play the slides' }).click();
    await expectSlide(page, shown, titles[0] ?? '');
  });
});

test('with reduced motion the slides stay still until they are started', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'What Questwright does' });
  const shown = hero.getByRole('group').getByRole('heading');
  await expect(hero.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(shown).toHaveText(titles[0] ?? '');
  await hero.getByRole('button', { name: 'Play the slides' }).click();
  await expectSlide(page, shown, titles[1] ?? '');
});
