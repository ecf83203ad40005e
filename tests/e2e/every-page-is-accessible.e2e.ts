import { createCampaign, createCharacter } from '#tests/support/test-data.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectAccessible, expectPresentable, screenshot } from '#tests/support/screens.ts';

// Tomas has neither a campaign nor a character in this app.
test.use({ appName: 'unchanged catalogue' });

// Otherwise one worker runs these long tests one after the other, while the other has nothing left to do.
test.describe.configure({ mode: 'parallel' });

const guestPages = {
  landing: '/',
  register: '/register',
  login: '/login',
  'login-expired': '/login?alert=sessionExpired',
  'login-unauthorized': '/login?alert=unauthorized',
  'login-logout': '/login?alert=logout',
  'verify-email': '/verify-email',
  'verify-email-link': '/verify-email#token=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password',
  'reset-password-link': '/reset-password#token=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq',
  oauth: '/oauth',
  'oauth-unknown': '/oauth/guild',
  'undo-address': '/undo-address',
  'undo-address-link': '/undo-address#token=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq',
  'undo-factor': '/undo-factor',
  'undo-factor-link': '/undo-factor#token=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq',
  setup: '/setup',
  'setup-link': '/setup#token=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq',
  licences: '/licences',
  'not-found': '/a/place/on/no/map',
};

test('pages for guests are accessible and do not scroll sideways', async ({ page }) => {
  test.slow();
  for (const [name, path] of Object.entries(guestPages)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectPresentable(page, `guest-${name}`);
    });
  }
});

const newcomerPages = {
  dashboard: '/dashboard',
  account: '/account',
  'account-address': '/account/address',
  campaigns: '/campaigns',
  characters: '/characters',
};

test('pages without content are accessible and do not scroll sideways for a new user', async ({
  page,
  signInAs,
}) => {
  await signInAs('tomas');
  for (const [name, path] of Object.entries(newcomerPages)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectPresentable(page, `empty-${name}`);
    });
  }
});

test('pages with content are accessible and do not scroll sideways for a player', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  test.slow();
  const api = await apiOf(app, await sessionOf('mira'));
  const long = 'The Exceedingly Long and Winding Chronicle of the Nine-and-Ninety Lanterns of Vell';
  await createCampaign(api, 'Ashfall');
  await createCampaign(api, long);
  const campaignId = await createCampaign(api, 'The Lanterns of Vell');
  const note = { data: { type: 'note', title: 'A note without use' } };
  const deleted = await api.post(`/api/campaigns/${campaignId}/entries/create`, note);
  // The contract cases check this answer.
  const deletedNote = (await deleted.json()) as { entryId: string };
  await api.delete(`/api/campaigns/${campaignId}/entries/${deletedNote.entryId}`);
  const characterId = await createCharacter(api, 'Brannoc Underbough');
  await api.dispose();

  await signInAs('mira');
  const pages = {
    campaign: `/campaigns/${campaignId}`,
    dashboard: '/dashboard',
    'dashboard-unauthorized': '/dashboard?alert=unauthorized',
    'campaign-import': '/campaigns/import',
    'deleted-entries': `/campaigns/${campaignId}/entries?deleted`,
    'entry-create': `/campaigns/${campaignId}/entries/create?type=quest`,
    campaigns: '/campaigns',
    'deleted-campaigns': '/campaigns?deleted',
    'campaign-create': '/campaigns/create',
    characters: '/characters',
    'character-create': '/characters/create',
    'character-create-on-one-page': '/characters/create?mode=page',
    character: `/characters/${characterId}`,
  };
  for (const [name, path] of Object.entries(pages)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectPresentable(page, `player-${name}`);
    });
  }
  for (const [name, path] of [
    ['campaign-edit', pages.campaign],
    ['character-edit', pages.character],
  ] as const) {
    await test.step(`${path}, editing`, async () => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Edit' }).click();
      await expectPresentable(page, `player-${name}`);
    });
  }
  await test.step('the user menu', async () => {
    await page.goto(pages.dashboard);
    await page.getByRole('button', { name: 'Open user menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, 'player-menu');
  });
});

test('other admin pages are accessible and do not scroll sideways', async ({ page, signInAs }) => {
  await signInAs('odo');
  const pages = {
    home: '/admin',
    list: '/admin/gear',
    create: '/admin/gear/create',
    'bulk-create': '/admin/gear/bulk-create',
    export: '/admin/feats/bulk-export',
    'nothing-found': '/admin/gear?q=barding+of+the+moon',
    'unknown-category': '/admin/gear?category=barding-of-the-moon&sort=shine',
  };
  for (const [name, path] of Object.entries(pages)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectPresentable(page, `admin-${name}`);
    });
  }
});
