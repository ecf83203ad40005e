import { chooseItem } from '#tests/support/choose-option.ts';
import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf, newAccount } from '#tests/support/people.ts';

/** Chromium logs this when the page tries to open a socket after the session has ended. */
const refusedSocket = /^console\.(?:error|warning): WebSocket connection to/;

test('after the login a visitor gets the requested page', async ({ page, sessionOf }) => {
  await sessionOf('odo');
  await page.goto('/admin/gear?category=ammunition');
  await expect(page).toHaveURL(/^[^?]*\/login\?/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillLogin(page, people.odo);
  await expect(page).toHaveURL('/admin/gear?category=ammunition');
  await expect(page.getByRole('heading', { name: 'Gear' })).toBeVisible();
});

test('the login does not redirect to another site', async ({ page, sessionOf }) => {
  await sessionOf('mira');
  await page.goto('/login?next=%2F%2Fexample.com%2F');
  await fillLogin(page, people.mira);
  await expect(page).toHaveURL('/dashboard');
});

const guestPaths = [
  '/',
  '/register',
  '/login',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/oauth',
];

test('a signed-in user who opens a page for guests is redirected to the dashboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('mira');
  for (const path of guestPaths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { name: 'Welcome, Mira' })).toBeVisible();
    });
  }
});

test('a user who is not an administrator and opens a page for administrators is redirected to the dashboard, which says why', async ({
  page,
  signInAs,
}) => {
  await signInAs('mira');
  for (const path of ['/admin', '/admin/weapons/create', '/admin/feats/bulk-export']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard?alert=unauthorized');
      await expect(page.getByText('That page is for administrators.')).toBeVisible();
    });
  }
});

test('a page leads to the login when its session ends on another device, and the login back to it', async ({
  app,
  pageErrors,
  page,
  signInAsNew,
}) => {
  const ilse = { ...people.ilse, email: 'ilse.whose.session.ends@example.com' };
  const session = await signInAsNew(ilse);
  const connected = page.waitForEvent('console', (message) => message.text().startsWith('pong: '));
  await page.goto('/campaigns');
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await connected;

  const api = await apiOf(app, session);
  expect((await api.post('/api/auth/logout')).ok()).toBe(true);
  await api.dispose();

  pageErrors.expect(/^401 GET \S+\/api\/auth\/self$/);
  await expect(page).toHaveURL('/login?alert=sessionExpired');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await fillLogin(page, ilse);
  await expect(page).toHaveURL('/campaigns');
});

test('a save after the session has ended leads to the login page, and the login back to the form', async ({
  app,
  pageErrors,
  page,
  signInAsNew,
}) => {
  const ilse = { ...people.ilse, email: 'ilse.who.writes.too.long@example.com' };
  const session = await signInAsNew(ilse);
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('Written too long');
  const api = await apiOf(app, session);
  expect((await api.post('/api/auth/logout')).ok()).toBe(true);
  await api.dispose();

  pageErrors.expect(/^401 (?:GET|POST)/);
  pageErrors.expect(refusedSocket);
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page).toHaveURL('/login?alert=sessionExpired');
  await fillLogin(page, ilse);
  await expect(page).toHaveURL('/campaigns/create');
});

test('opening a page after the session has ended leads to the login page', async ({
  app,
  context,
  pageErrors,
  page,
  signInAsNew,
}) => {
  const session = await signInAsNew({ ...people.ilse, email: 'ilse.who.is.late@example.com' });
  const api = await apiOf(app, session);
  expect((await api.post('/api/auth/logout')).ok()).toBe(true);
  await api.dispose();
  // The built page requests its first data together with the session.
  pageErrors.expect(/^401 GET \S+\/api\/(auth\/self$|campaigns\/\?|characters\/\?)/);
  for (const path of ['/dashboard', '/campaigns/create', '/characters', '/admin/gear']) {
    await test.step(path, async () => {
      await context.addCookies(session.cookies);
      await page.goto(path);
      await expect(page).toHaveURL('/login?alert=sessionExpired');
      await page.goto('about:blank');
    });
  }
});

test('a logout in one tab also closes the pages of the other tabs, and so does another account', async ({
  context,
  page,
  signInAsNew,
}) => {
  await signInAsNew({ ...people.tomas, email: 'tomas.with.two.tabs@example.com' });
  const other = await context.newPage();
  await other.goto('/characters');
  await expect(other.getByRole('heading', { name: 'Characters', level: 1 })).toBeVisible();
  await page.goto('/campaigns');
  await chooseItem(page.getByRole('button', { name: 'Open user menu' }), 'Logout');
  await expect(page).toHaveURL('/login?alert=logout');
  await expect(other).toHaveURL('/login?alert=logout');
  await expect(other.getByText('You are signed out. See you at the table.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Open user menu' })).toHaveText('U');

  const ilse = { ...people.ilse, email: 'ilse.with.two.tabs@example.com' };
  await signInAsNew(ilse);
  await other.goto('/characters');
  await expect(other.getByRole('heading', { name: 'Characters', level: 1 })).toBeVisible();
  // This tab still shows the login page, and another person signs in there.
  await fillLogin(page, { ...people.tomas, email: 'tomas.with.two.tabs@example.com' });
  await expect(page).toHaveURL('/dashboard');
  await expect(other.getByText(/Another account was signed in with this browser/)).toBeVisible();
  await other.getByRole('link', { name: 'Go on with this account' }).click();
  await expect(other.getByRole('heading', { name: 'Welcome, Tomas' })).toBeVisible();
});

test('a save works although the browser has lost the cookie csrfToken', async ({
  context,
  pageErrors,
  page,
  signInAsNew,
}) => {
  await signInAsNew({ ...people.tomas, email: 'tomas.without.a.cookie@example.com' });
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('Saved anyway');
  await context.clearCookies({ name: 'csrfToken' });
  pageErrors.expect(/^403 POST \S+\/api\/campaigns\/create$/);
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Saved anyway' })).toBeVisible();
});

test('a logout deletes the session cookie, and the back button does not show the page', async ({
  context,
  pageErrors,
  page,
  signInAsNew,
}) => {
  await signInAsNew({ ...people.tomas, email: 'tomas.who.leaves@example.com' });
  await page.goto('/campaigns');
  await chooseItem(page.getByRole('button', { name: 'Open user menu' }), 'Logout');
  await expect(page).toHaveURL('/login?alert=logout');
  await expect(page.getByText('You are signed out. See you at the table.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open user menu' })).toHaveText('U');
  expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([]);
  await page.goBack();
  await expect(page).not.toHaveURL('/campaigns');
  // The built page requests its first data before it knows that there is no session.
  pageErrors.expect(/^401 GET \S+\/api\/campaigns\/\?/);
  await page.goto('/campaigns');
  await expect(page).toHaveURL(/^[^?]*\/login\?/);
});

test('a link in a mail works only once', async ({ app, pageErrors, page }) => {
  const tomas = { ...people.tomas, email: 'tomas.who.confirms.twice@example.com' };
  await newAccount(app, tomas);
  pageErrors.expect(/^400 POST \S+\/api\/auth\/verify-email$/);
  await page.goto(await app.mailedLink(tomas.email, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('This link does not work any more.')).toBeVisible();
});

test('a forgotten password is reset by mail', async ({ app, pageErrors, page }) => {
  const tomas = { ...people.tomas, email: 'tomas.who.forgets@example.com' };
  await newAccount(app, tomas);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The previous page also has a field “E-mail”, and is shown for a moment at the new address.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(tomas.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeHidden();
  await page.goto(await app.mailedLink(tomas.email, '/reset-password'));
  const password = 'four torches and a longer rope';
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();

  pageErrors.expect(/^401 POST \S+\/api\/auth\/login$/);
  await fillLogin(page, tomas);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await fillLogin(page, { email: tomas.email, password });
  await expect(page).toHaveURL('/dashboard');
});
