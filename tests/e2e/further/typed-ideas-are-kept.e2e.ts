import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf } from '#tests/support/people.ts';

/** Chromium logs this when the page tries to open a socket after the session has ended. */
const refusedSocket = /^console\.(?:error|warning): WebSocket connection to/;

test('an idea for a setting survives a reload and the end of the session, until a draft is written', async ({
  app,
  page,
  pageErrors,
  signInAsNew,
}) => {
  const mira = { ...people.mira, email: 'mira.with.an.idea@example.com' };
  const session = await signInAsNew(mira);
  const panel = page.getByRole('dialog', { name: 'The storyteller' });
  const idea = panel.getByRole('textbox', { name: 'The idea' });
  const back = panel.getByText(/^Your words from \d\d:\d\d are back$/);
  const open = () => page.getByRole('button', { name: 'Write with the storyteller' }).click();
  await page.goto('/campaigns/create');
  await open();
  await idea.fill('A harbour town that sold its lighthouse.');
  await panel.getByText('Horror', { exact: true }).click();
  await page.reload();
  await open();
  await expect(back).toBeVisible();
  await expect(idea).toHaveValue('A harbour town that sold its lighthouse.');
  await idea.fill('A harbour town that sold its bells.');

  const api = await apiOf(app, session);
  expect((await api.post('/api/auth/logout')).ok()).toBe(true);
  await api.dispose();
  pageErrors.expect(/^40[13] (?:GET|POST)/);
  pageErrors.expect(refusedSocket);
  await panel.getByRole('button', { name: 'Write' }).click();
  await expect(page).toHaveURL(/\/login\?alert=/);
  await page.goto('/login?next=/campaigns/create');
  await fillLogin(page, mira);

  await expect(page).toHaveURL('/campaigns/create');
  await open();
  await expect(back).toBeVisible();
  await expect(idea).toHaveValue('A harbour town that sold its bells.');
  await expect(panel.getByRole('radio', { name: 'Horror' })).toBeChecked();
  await panel.getByRole('button', { name: 'Write' }).click();
  await expect(panel.getByText('“A harbour town that sold its bells.”')).toBeVisible();

  await panel.getByRole('button', { name: 'New draft' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Read the draft' }).click();
  await panel.getByRole('button', { name: 'New draft' }).click();
  await expect(idea).toBeVisible();
  await expect(back).toBeHidden();
});

test('a refused wish for the last section says why on a phone, where the wish is', async ({
  page,
  pageErrors,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('mira');
  await page.goto('/campaigns/create');
  await page.getByRole('button', { name: 'Write with the storyteller' }).click();
  const panel = page.getByRole('dialog', { name: 'The storyteller' });
  await panel.getByRole('button', { name: 'Write' }).click();
  const section = panel.getByRole('article').getByRole('region').filter({ hasText: 'Rewrite' });
  // The sections of a new draft appear some in each frame.
  await expect(section.first()).toBeVisible();
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  const last = section.last();
  await last.getByRole('button', { name: /^Rewrite “/ }).click();
  await failNetwork(page, '**/api/generation/*/revise', (route) => route.abort());
  pageErrors.expect(/revise/);
  pageErrors.expect(/^console\.error: Failed to load resource/);
  await last.getByRole('textbox').fill('Sadder');
  await last.getByRole('button', { name: 'Rewrite', exact: true }).click();
  const alert = last.getByRole('alert');
  await expect(alert).toContainText('The server cannot be reached.');
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('alert')).toHaveCount(1);
  await expect(last.getByRole('textbox')).toHaveValue('Sadder');

  await page.reload();
  await page.getByRole('button', { name: 'Read the draft' }).click();
  await expect(last.getByRole('textbox')).toHaveValue('Sadder');
});
