import type { Page } from '@playwright/test';
import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf, newAccount } from '#tests/support/people.ts';
import type { RunningApp } from '#tests/support/running-app.ts';
import { openPart } from '#tests/support/sheet-parts.ts';

/** Chromium logs this when the page tries to open a socket after the session has ended. */
const refusedSocket = /^console\.(?:error|warning): WebSocket connection to/;

const fighter = {
  name: 'Brannoc Underbough',
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  level: 1,
  abilities: { str: 15, dex: 13, con: 14, int: 8, wis: 12, cha: 10 },
};

/** Ends the session on another device, and waits until the page has noticed. */
async function endSession(app: RunningApp, page: Page, session: Parameters<typeof apiOf>[1]) {
  const api = await apiOf(app, session);
  expect((await api.post('/api/auth/logout')).ok()).toBe(true);
  await api.dispose();
  await expect(page).toHaveURL('/login?alert=sessionExpired');
}

/** Resolves when the page is connected, so that it gets the end of its session. */
const connected = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().startsWith('pong: '));

const areBack = (page: Page) => page.getByText(/^Your changes from \d\d:\d\d are back$/);

test('the wizard goes on at its step after a new sign-in, and another user does not see the draft', async ({
  app,
  page,
  pageErrors,
  signInAsNew,
}) => {
  const tomas = { ...people.tomas, email: 'tomas.loses.his.session@example.com' };
  const ilse = { ...people.ilse, email: 'ilse.at.the.device.of.tomas@example.com' };
  await newAccount(app, ilse);
  const session = await signInAsNew(tomas);
  pageErrors.expect(/^401 GET/);
  pageErrors.expect(refusedSocket);
  const isConnected = connected(page);
  await page.goto('/characters/create');
  await isConnected;
  await page.getByRole('radio', { name: 'Cleric' }).check();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: 'Name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sister Oda');
  await steps.getByRole('link', { name: 'Skills' }).click();
  await expect(page.getByRole('heading', { name: 'What have you learned?' })).toBeVisible();
  await endSession(app, page, session);

  await fillLogin(page, ilse);
  await expect(page).toHaveURL('/characters/create?step=skills');
  await expect(page.getByRole('heading', { name: 'What have you learned?' })).toBeVisible();
  await expect(areBack(page)).toBeHidden();
  await steps.getByRole('link', { name: 'Name' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await steps.getByRole('link', { name: 'Class' }).click();
  await expect(page.getByRole('radio', { name: 'Cleric' })).not.toBeChecked();

  page.on('dialog', (question) => void question.accept());
  await page.context().clearCookies();
  await page.goto('/login?next=%2Fcharacters%2Fcreate%3Fstep%3Dskills');
  await fillLogin(page, tomas);
  await expect(page).toHaveURL('/characters/create?step=skills');
  await expect(areBack(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What have you learned?' })).toBeVisible();
  await steps.getByRole('link', { name: 'Name' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sister Oda');
});

test('a new level and the notes of a sheet go on after a new sign-in', async ({
  app,
  page,
  pageErrors,
  signInAsNew,
}) => {
  const tomas = { ...people.tomas, email: 'tomas.loses.two.sessions@example.com' };
  const session = await signInAsNew(tomas);
  const api = await apiOf(app, session);
  const created = await api.post('/api/characters/create', { data: fighter });
  const { characterId } = (await created.json()) as { characterId: string };
  await api.dispose();
  pageErrors.expect(/^401 GET/);
  pageErrors.expect(refusedSocket);

  await test.step('the form for a new level', async () => {
    const isConnected = connected(page);
    await page.goto(`/characters/${characterId}`);
    await isConnected;
    await page.getByRole('button', { name: 'Level up' }).click();
    await page.getByRole('radio', { name: 'Fighter, level 2' }).check();
    await expect(page.getByRole('heading', { name: 'What Fighter 2 gives' })).toBeVisible();
    await endSession(app, page, session);
    await fillLogin(page, tomas);
    await expect(page).toHaveURL(`/characters/${characterId}?level-up=`);
    await expect(areBack(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What Fighter 2 gives' })).toBeVisible();
  });

  await test.step('the notes', async () => {
    page.on('dialog', (question) => void question.accept());
    const isConnected = connected(page);
    await page.goto(`/characters/${characterId}`);
    await isConnected;
    await openPart(page, 'More');
    await page.getByRole('button', { name: 'Write notes' }).click();
    await page.getByRole('textbox', { name: 'Notes for me' }).fill('Never trust the ferryman.');
    const cookies = await page.context().cookies();
    await endSession(app, page, { cookies, origins: [] });
    await fillLogin(page, tomas);
    await expect(page).toHaveURL(`/characters/${characterId}?notes=`);
    await expect(areBack(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Notes for me' })).toHaveValue(
      'Never trust the ferryman.',
    );
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByText('Never trust the ferryman.')).toBeVisible();
  });
});
