import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

async function createCampaign(page: Page, title: string): Promise<void> {
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Create campaign' }).click();
}

test('a toast disappears within nine seconds', async ({ page, signInAs }) => {
  await signInAs('mira');
  await createCampaign(page, 'Gone in four seconds');
  const toast = page.getByText('Gone in four seconds is ready.');
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 9000 });
});

test('a toast is closed with its button or by swiping', async ({ page, signInAs }) => {
  await signInAs('mira');
  await createCampaign(page, 'Closed by its button');
  const closed = page.getByRole('listitem').filter({ hasText: 'Closed by its button is ready.' });
  await closed.getByRole('button', { name: 'Close toast' }).click();
  await expect(closed).toBeHidden();

  await createCampaign(page, 'Swiped away');
  const swiped = page.getByRole('listitem').filter({ hasText: 'Swiped away is ready.' });
  // hover() waits until the toast does not move any more. The button is at its upper left corner, and a
  // swipe that begins on a text would select it.
  await swiped.hover();
  const box = await swiped.boundingBox();
  if (box === null) throw new Error('The toast is not visible.');
  const y = box.y + box.height - 6;
  await page.mouse.move(box.x + 6, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 91, y, { steps: 6 });
  await page.mouse.up();
  await expect(swiped).toBeHidden();
});
