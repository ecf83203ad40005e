import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf } from '#tests/support/people.ts';
import { openPart } from '#tests/support/sheet-parts.ts';

const story = 'The harbour burns, and the bell stays silent. '.repeat(60).trim();

/** Chromium logs this when the page tries to open a socket after the session has ended. */
const refusedSocket = /^console\.(?:error|warning): WebSocket connection to/;

test('the form of a new campaign keeps its text when the session ends, after a reload and a new sign-in', async ({
  app,
  pageErrors,
  page,
  signInAsNew,
}) => {
  const mira = { ...people.mira, email: 'mira.who.writes@example.com' };
  const session = await signInAsNew(mira);
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('The Drowned Crown');
  await page.getByLabel('Story overview').fill(story);

  const api = await apiOf(app, session);
  expect((await api.post('/api/auth/logout')).ok()).toBe(true);
  await api.dispose();
  pageErrors.expect(/^40[13] (?:GET|POST)/);
  pageErrors.expect(refusedSocket);
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page).toHaveURL(/\/login\?alert=/);
  await page.reload();
  await page.goto('/login?next=/campaigns/create');
  await fillLogin(page, mira);

  await expect(page).toHaveURL('/campaigns/create');
  await expect(page.getByText(/^Your changes from \d\d:\d\d are back$/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('The Drowned Crown');
  await expect(page.getByLabel('Story overview')).toHaveValue(story);
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { name: 'The Drowned Crown' })).toBeVisible();

  await page.goto('/campaigns/create');
  await expect(page.getByLabel('Title')).toBeEditable();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText(/are back$/)).toBeHidden();
});

test('two tabs whose session ends together show each its own text again', async ({
  app,
  context,
  page,
  pageErrors,
  signInAsNew,
}) => {
  const mira = { ...people.mira, email: 'mira.with.two.texts@example.com' };
  const session = await signInAsNew(mira);
  const other = await context.newPage();
  const titles = new Map([
    [page, 'The Drowned Crown'],
    [other, 'The Painted Coast'],
  ]);
  for (const [tab, title] of titles) {
    await tab.goto('/campaigns/create');
    await tab.getByLabel('Title').fill(title);
  }
  const api = await apiOf(app, session);
  expect((await api.post('/api/auth/logout')).ok()).toBe(true);
  await api.dispose();
  pageErrors.expect(/^40[13] (?:GET|POST)/);
  pageErrors.expect(refusedSocket);
  for (const tab of titles.keys()) {
    await tab.bringToFront();
    await expect(tab).toHaveURL(/\/login\?alert=/);
  }
  await page.bringToFront();
  await fillLogin(page, mira);
  await expect(page).toHaveURL('/campaigns/create');
  await other.goto('/campaigns/create');
  for (const [tab, title] of titles) {
    await tab.bringToFront();
    await expect(tab.getByText(/^Your changes from \d\d:\d\d are back$/)).toBeVisible();
    await expect(tab.getByLabel('Title')).toHaveValue(title);
  }
});

test('a changed character survives a reload, and its draft can be discarded and restored', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ ...people.ilse, email: 'ilse.who.reloads@example.com' });
  await page.goto('/characters/create?mode=page');
  await page.getByLabel('Name').fill('Brannoc');
  await page.getByRole('button', { name: 'Create character' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await chooseOption(page.getByLabel('Class', { exact: true }), 'Wizard');
  await page.getByLabel('Who is this, in a line?').fill('Afraid of cats');

  page.on('dialog', (question) => void question.accept());
  await page.reload();
  const back = page.getByRole('status').filter({ hasText: /^Your changes from .* are back/ });
  await expect(back).toBeVisible();
  await expect(page.getByLabel('Class', { exact: true })).toHaveText('Wizard');
  await expect(page.getByLabel('Who is this, in a line?')).toHaveValue('Afraid of cats');

  await back.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByLabel('Class', { exact: true })).toHaveText('Fighter');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Class', { exact: true })).toHaveText('Wizard');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await openPart(page, 'More');
  await expect(page.getByText('Afraid of cats')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Class', { exact: true })).toHaveText('Wizard');
  await expect(back).toBeHidden();
});

test('two tabs edit one campaign, and the second chooses a value for each conflicting field', async ({
  context,
  page,
  pageErrors,
  signInAsNew,
}) => {
  await signInAsNew({ ...people.mira, email: 'mira.with.two.tabs@example.com' });
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('The Lanterns of Vell');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  // The URL gets `?edit` only when the form is loaded.
  await expect(page).toHaveURL(/\?edit/);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByLabel('Setting').fill('A harbour of fog.');
  await page.getByLabel('Title').fill('The Lamps of Vell');
  await other.getByLabel('Setting').fill('A city of bells.');
  await other.getByLabel('Story overview').fill('The third lantern went out.');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('A city of bells.')).toBeVisible();

  // A page in the background is drawn rarely, so each action on it would take a second.
  await page.bringToFront();
  pageErrors.expect(/^412 PATCH/);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const card = page.getByRole('region', { name: /Vell was changed somewhere else meanwhile$/ });
  await expect(card).toBeFocused();
  await expect(card.getByText('Changed only by them, and kept: Story overview')).toBeVisible();
  await card.getByRole('radio', { name: 'Yours: A harbour of fog.' }).check();
  await card.getByRole('button', { name: 'Save with these' }).click();
  await expect(page.getByRole('heading', { name: 'The Lamps of Vell' })).toBeVisible();
  await expect(page.getByText('A harbour of fog.')).toBeVisible();
  await expect(page.getByText('The third lantern went out.')).toBeVisible();
});

test('a chosen cover survives a reload, and a repeated creation makes one campaign', async ({
  page,
  pageErrors,
  signInAsNew,
}) => {
  await signInAsNew({ ...people.mira, email: 'mira.who.paints@example.com' });
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('The Painted Coast');
  await page.getByLabel('Cover picture').setInputFiles('public/art/cover-3-1024.webp');
  await expect(page.getByRole('button', { name: 'Remove cover-3-1024.webp' })).toBeVisible();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText(/^Your changes from \d\d:\d\d are back$/)).toBeVisible();
  const preview = page.getByRole('main').getByRole('presentation');
  await expect(page.getByRole('button', { name: 'Remove cover-3-1024.webp' })).toBeVisible();
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(704);

  const { keys } = await failNetwork(page, '**/api/campaigns/create', async (route, number) => {
    if (number > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  pageErrors.expect(/ERR_CONNECTION_RESET/);
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByText(/cannot be reached/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove cover-3-1024.webp' })).toBeVisible();
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { name: 'The Painted Coast' })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await page.goto('/campaigns');
  await expect(page.getByRole('heading', { name: 'The Painted Coast' })).toHaveCount(1);

  await page.goto('/campaigns/create');
  await expect(page.getByLabel('Title')).toBeEditable();
  await expect(page.getByRole('button', { name: 'Remove cover-3-1024.webp' })).toBeHidden();
});

test('a registration whose response is lost is sent again with the same key', async ({
  pageErrors,
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Name').fill('Juniper');
  await page.getByLabel('E-mail').fill('juniper.twice@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a lantern nobody has lit yet');
  const { keys } = await failNetwork(page, '**/api/auth/register', async (route, number) => {
    if (number > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  pageErrors.expect(/ERR_CONNECTION_RESET/);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/cannot be reached/)).toBeVisible();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  expect(keys).toEqual([expect.stringMatching(/.{8}/), keys[0]]);
});
