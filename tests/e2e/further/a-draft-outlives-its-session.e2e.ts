import { expect, fillLogin, providerKey, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf } from '#tests/support/people.ts';
import { goodAnswer, opening } from '#tests/support/stand-in/good-answer.ts';
import { createCampaign } from '#tests/support/test-data.ts';

test.use({ appName: 'models', hasProvider: true });

/** Chromium logs this when the page tries to open a socket after the session has ended. */
const refusedSocket = /^console\.(?:error|warning): WebSocket connection to/;

test('a draft goes on while its user has no session, and a closed tab finds it again', async ({
  app,
  context,
  page,
  pageErrors,
  provider,
  sessionOf,
  signInAsNew,
}) => {
  test.slow();
  if (!provider) throw new Error('The test has no provider.');
  provider.answer = goodAnswer;
  const admin = await apiOf(app, await sessionOf('odo'));
  const baseUrl = `${provider.url}/v1`;
  const text = {
    provider: 'openai-compatible',
    baseUrl,
    model: 'paced:60',
    key: providerKey,
  };
  expect((await admin.patch('/api/models/settings', { data: { text } })).ok()).toBe(true);
  const mira = { ...people.mira, email: 'mira.loses.her.session@example.com' };
  const session = await signInAsNew(mira);
  const api = await apiOf(app, session);
  const form = `/campaigns/${await createCampaign(api, 'The Bell Below')}/entries/create?type=person`;
  const panel = page.getByRole('dialog', { name: 'The storyteller' });

  await test.step('the session ends on another device while a model writes', async () => {
    await page.goto(form);
    await page.getByRole('textbox', { name: 'Title' }).fill('Hanne Velt');
    await page.getByRole('button', { name: 'Write with the storyteller' }).click();
    await panel.getByRole('button', { name: 'Write', exact: true }).click();
    await expect(panel.getByText(opening).first()).toBeVisible({ timeout: 30_000 });
    pageErrors.expect(/^401 GET/);
    pageErrors.expect(refusedSocket);
    expect((await api.post('/api/auth/logout')).ok()).toBe(true);
    await expect(page).toHaveURL('/login?alert=sessionExpired');
  });

  await test.step('after a sign-in, the form has its text and the draft is written', async () => {
    await fillLogin(page, mira);
    await expect(page).toHaveURL(form);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Hanne Velt');
    await page
      .getByRole('button', { name: /^(?:The storyteller is writing|Read the draft)$/ })
      .click();
    await expect(panel.getByRole('button', { name: 'Use this draft' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(panel.getByText('Written by paced:60')).toBeVisible();
  });

  await test.step('another tab has it among the earlier drafts', async () => {
    const other = await context.newPage();
    await page.close();
    await other.goto(form);
    await other.getByRole('button', { name: 'Write with the storyteller' }).click();
    const earlier = other.getByRole('region', { name: 'Earlier drafts' });
    await earlier.getByRole('button', { name: /Written by paced:60/ }).click();
    await expect(other.getByRole('button', { name: 'Use this draft' })).toBeVisible();
  });
  expect((await admin.patch('/api/models/settings', { data: { text: null } })).ok()).toBe(true);
});
