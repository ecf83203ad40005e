import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { createCampaign } from '#tests/support/test-data.ts';

const painting = (number: number): string =>
  join(import.meta.dirname, `../../../public/art/cover-${number}-1024.webp`);

/** A photo of 12 megapixels, as a phone takes it, with more bytes than the server accepts. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const size = { width: 4032, height: 3024, channels: 3, background: '#000000' } as const;
  return sharp({ create: { ...size, noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

interface NamedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function addPictures(page: Page, files: string | (string | NamedFile)[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('toolbar', { name: 'Text' })
    .getByRole('button', { name: 'Picture', exact: true })
    .click();
  // The chooser takes paths or files, but not both.
  await (await chooser).setFiles(files as string[]);
}

/** For each picture of the page, whether it is shown. */
const shownPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].map(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  );

test('pictures are added to an entry, and a player sees those that are not secret', async ({
  app,
  page,
  pageErrors,
  sessionOf,
  signInAs,
}) => {
  test.slow();
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, 'Pictures of Gull Rock');
  const invitation = await api.post(`/api/campaigns/${campaignId}/invitations/create`, {
    data: { role: 'player' },
  });
  // The contract cases check this answer.
  const { code } = (await invitation.json()) as { code: string };
  await api.dispose();
  const tomasApi = await apiOf(app, await sessionOf('tomas'));
  await tomasApi.post(`/api/invitations/${code}/accept`);

  const text = 'Gone: ![The lost map](/api/pictures/no-such-picture)';
  await tomasApi.post(`/api/campaigns/${campaignId}/entries/create`, {
    data: { type: 'note', title: 'What the gulls took', text },
  });
  await tomasApi.dispose();

  await signInAs('mira');
  await page.goto(`/campaigns/${campaignId}/entries/create?type=place`);
  await page.getByLabel('Title').fill('The lighthouse on Gull Rock');
  await page.getByLabel('Cover').setInputFiles(painting(1));
  await expect(page.getByText('Present cover')).toBeVisible();

  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Sailors call it the last candle of Vell.');
  await page.keyboard.press('Enter');
  await addPictures(page, painting(2));
  const descriptions = page.getByRole('textbox', { name: 'Description of the picture' });
  await expect(descriptions).toHaveCount(1);
  await descriptions.first().fill('The coast at night');
  await descriptions.first().press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');

  // The page makes a photo smaller that has too many bytes for the server.
  await addPictures(page, [{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo() }]);
  await expect(descriptions).toHaveCount(2);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page
    .getByRole('toolbar', { name: 'Text' })
    .getByRole('button', { name: 'Secret', exact: true })
    .click();

  // The first upload fails, and the others wait until the screen is saved.
  const { promise: screenIsSaved, resolve: screenSaved } = Promise.withResolvers<void>();
  pageErrors.expect(/ERR_FAILED|^422 POST .*pictures/);
  const { keys } = await failNetwork(page, '**/pictures/create', async (route, attempt) => {
    if (attempt === 1) await route.abort();
    else {
      await screenIsSaved;
      await route.continue();
    }
  });
  await addPictures(page, [painting(3)]);
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.getByRole('button', { name: 'Try again: cover-3-1024.webp' }).click();
  await addPictures(page, [
    { name: 'map.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(page.getByText('map.svg is next.')).toBeVisible();
  await expectPresentable(page, 'entry-form-adding-pictures');
  screenSaved();
  await expect(descriptions).toHaveCount(3);
  await expect(page.getByRole('alert')).toContainText('This is not a picture we can read.');
  expect(keys[1]).toBe(keys[0]);
  await expectPresentable(page, 'entry-form-refused-picture');
  await page.getByRole('button', { name: 'Leave it out: map.svg' }).click();
  await page.getByRole('radio', { name: 'Everyone' }).click();
  await page.getByRole('button', { name: 'Create place' }).click();

  await expect(page.getByRole('heading', { name: 'The lighthouse on Gull Rock' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The coast at night' })).toBeVisible();
  await expect.poll(() => shownPictures(page)).toEqual([true, true, true, true]);
  await expectPresentable(page, 'entry-with-pictures');
  const address = page.url();
  await page.getByRole('link', { name: 'Entries', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The lighthouse on Gull Rock' })).toBeVisible();
  await expectPresentable(page, 'entries-with-covers');

  await signInAs('tomas');
  await page.goto(address);
  await expect(page.getByRole('img', { name: 'The coast at night' })).toBeVisible();
  await expect.poll(() => shownPictures(page)).toEqual([true, true, true]);

  pageErrors.expect(/^404 GET .*no-such-picture/);
  await page.getByRole('link', { name: 'Entries', exact: true }).click();
  await page.getByRole('link', { name: 'What the gulls took' }).click();
  await expect(page.getByText(/^This picture could not be loaded/)).toBeVisible();
  await expectPresentable(page, 'entry-missing-picture');
});
