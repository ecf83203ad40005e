import { join } from 'node:path';
import sharp from 'sharp';
import { chooseItem } from '#tests/support/choose-option.ts';
import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';

test('without a server, the app keeps a campaign after a reload', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, people.mira);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Mira' })).toBeVisible();
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('Kept in the browser');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Kept in the browser' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Kept in the browser' })).toBeVisible();
  await page.goto('/dashboard');
  const recent = page.getByRole('list', { name: 'Recently opened campaigns' });
  await expect(recent.getByRole('heading').first()).toHaveText('Kept in the browser');
});

test('without a server, a picture is added to an entry and shown after a reload', async ({
  page,
}) => {
  await page.goto('/login');
  await fillLogin(page, people.mira);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'The Lanterns of Vell' }).first().click();
  await page.getByRole('link', { name: 'Entries' }).click();
  await chooseItem(page.getByRole('button', { name: 'New entry' }), 'Place');
  await page.getByLabel('Title').fill('A tower in the browser');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const painting = join(import.meta.dirname, '../../../public/art/cover-2-704.webp');
  const buffer = await sharp(painting)
    .withExif({ IFD3: { GPSLatitude: '53/1 33/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(buffer.includes('Exif')).toBe(true);
  await (await chooser).setFiles({ name: 'tower.jpg', mimeType: 'image/jpeg', buffer });
  const description = page.getByRole('textbox', { name: 'Description of the picture' });
  await description.fill('A tower');
  await page.getByRole('button', { name: 'Create place' }).click();
  await expect(page.getByRole('heading', { name: 'A tower in the browser' })).toBeVisible();
  await page.reload();
  const picture = page.getByRole('img', { name: 'A tower' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(704);
  const stored = await picture.evaluate(async (image: HTMLImageElement) => {
    const response = await fetch(image.src, { credentials: 'include' });
    return new TextDecoder('latin1').decode(await response.arrayBuffer());
  });
  expect(stored.slice(8, 12)).toBe('WEBP');
  expect(stored).not.toContain('Exif');
});

test('the service worker answers other spellings of an API path with 404', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/^404 GET /);
  await page.goto('/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const answers = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(path);
          const problem: unknown = await response.json();
          return { status: response.status, problem };
        }),
      ),
    ['/api;x/gear/', '/API/gear/', '/%61pi/gear/', '/api%5Cgear', '/WS/'],
  );
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  }
});
