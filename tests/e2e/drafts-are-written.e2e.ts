import { expect, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { createCampaign } from '#tests/support/test-data.ts';

test('a campaign gets a painted cover, and a quest is written by the storyteller @both', async ({
  app,
  openAs,
  page,
  signInAs,
  sessionOf,
}) => {
  test.slow();
  await signInAs('mira');
  await test.step('the cover is painted after the campaign is created', async () => {
    await page.goto('/campaigns/create');
    await page.getByLabel('Title').fill('The Lighthouse War');
    await page.getByRole('textbox', { name: 'Setting' }).fill('A harbour of burning towers.');
    await page.getByRole('checkbox', { name: /cover/i }).click();
    await page.getByRole('button', { name: 'Create campaign' }).click();
    const title = page.getByRole('heading', { level: 1, name: 'The Lighthouse War' });
    await expect(title).toBeVisible();
    // The painter takes seconds, and longer on a busy machine.
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible({ timeout: 60_000 });
    await expectPresentable(page, 'campaign-with-painted-cover');
  });
  const campaignId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('the storyteller writes a quest, and a section is written again', async () => {
    await page.goto(`/campaigns/${campaignId}/entries/create?type=quest`);
    await page.getByRole('button', { name: 'Write with the storyteller' }).click();
    const panel = page.getByRole('dialog');
    await expectPresentable(page, 'storyteller-settings');
    await panel.getByRole('textbox').first().fill('A bell rings under the harbour.');
    await panel.getByRole('button', { name: /^Write/ }).click();
    await expect(panel.getByRole('button', { name: 'Use this draft' })).toBeVisible();
    await expectPresentable(page, 'storyteller-draft');
    await panel.getByRole('button', { name: 'Use this draft' }).click();
    await expect(page.getByLabel('Title')).not.toHaveValue('');
    await expectPresentable(page, 'storyteller-used');
  });

  await test.step('players read the quest without what is for game masters', async () => {
    const title = await page.getByLabel('Title').inputValue();
    await page.getByRole('radio', { name: 'Everyone' }).click();
    await page.getByRole('button', { name: 'Create quest' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What really happened' })).toBeVisible();
    await expectPresentable(page, 'quest-of-the-storyteller');
    const api = await apiOf(app, await sessionOf('mira'));
    const invitation = await api.post(`/api/campaigns/${campaignId}/invitations/create`, {
      data: { role: 'player' },
    });
    // The contract cases check this answer.
    const { code } = (await invitation.json()) as { code: string };
    const tomas = await openAs('tomas');
    await tomas.page.goto(`/invitations/${code}`);
    await tomas.page.getByRole('button', { name: 'Join the campaign' }).click();
    await expect(tomas.page.getByText('You play here')).toBeVisible();
    await tomas.page.goto(new URL(page.url()).pathname);
    await expect(tomas.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(tomas.page.getByRole('heading', { name: 'The situation' })).toBeVisible();
    await expect(tomas.page.getByRole('heading', { name: 'What really happened' })).toHaveCount(0);
  });
});

test('the focus is in the panel of the storyteller while its content changes', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, 'The Bell Below');
  await api.dispose();
  await signInAs('mira');
  const panel = page.getByRole('dialog', { name: 'The storyteller' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await failNetwork(page, '**/api/generation/?*', async (route) => {
    await released;
    await route.continue();
  });

  await test.step('on the panel itself, which has no field before its settings are loaded', async () => {
    await page.goto(`/campaigns/${campaignId}/entries/create?type=session`);
    await page.getByRole('button', { name: 'Write with the storyteller' }).click();
    await expect(panel.getByRole('group', { name: 'The settings are loading' })).toBeVisible();
    await expect(panel).toBeFocused();
    release();
    await expect(panel.getByRole('radio', { name: 'Short' })).toBeVisible();
    await expect(panel).toBeFocused();
    await panel.getByRole('button', { name: 'Write', exact: true }).click();
    await expect(panel.getByRole('heading', { level: 3 }).first()).toBeFocused();
  });

  await test.step('on the first field of the settings', async () => {
    await page.goto(`/campaigns/${campaignId}/entries/create?type=quest`);
    await page.getByLabel('Title').fill('What the bell calls');
    await page.getByRole('button', { name: 'Write with the storyteller' }).click();
    await expect(panel.getByRole('radio', { name: 'Quest', exact: true })).toBeFocused();
  });

  await test.step('on the title of the draft, also when the panel is opened again', async () => {
    await panel.getByRole('button', { name: 'Write', exact: true }).click();
    const title = panel.getByRole('heading', { level: 3 }).first();
    await expect(panel.getByRole('button', { name: 'Use this draft' })).toBeVisible();
    await expect(title).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Read the draft' }).click();
    await expect(title).toBeFocused();
  });

  await test.step('on the title of the comparison', async () => {
    await panel.getByRole('button', { name: 'Use this draft' }).click();
    await expect(panel.getByRole('heading', { name: 'The form and the draft' })).toBeFocused();
    await panel.getByRole('button', { name: 'Back to the draft' }).click();
    await expect(panel.getByRole('heading', { level: 3 }).first()).toBeFocused();
  });
});
