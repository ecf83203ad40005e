import { expect, providerKey, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { goodAnswer, opening } from '#tests/support/stand-in/good-answer.ts';

test.use({ appName: 'models', hasProvider: true });

test('a text is read while a model writes it, and the storyteller helps a model that fails', async ({
  app,
  page,
  provider,
  signInAs,
  sessionOf,
}) => {
  test.slow();
  if (!provider) throw new Error('The test has no provider.');
  provider.answer = goodAnswer;
  const admin = await apiOf(app, await sessionOf('odo'));
  const useModel = async (model: string): Promise<void> => {
    const text = {
      provider: 'openai-compatible',
      baseUrl: `${provider.url}/v1`,
      model,
      key: providerKey,
    };
    const answer = await admin.patch('/api/models/settings', { data: { text } });
    expect(answer.ok()).toBe(true);
  };
  await signInAs('mira');
  const api = await apiOf(app, await sessionOf('mira'));
  const form = { title: 'The Bell Below', setting: 'A harbour.', storyOverview: 'Fog.' };
  const created = await api.post('/api/campaigns/create', { multipart: form });
  // The contract cases check this answer.
  const { campaignId } = (await created.json()) as { campaignId: string };
  const panel = page.getByRole('dialog', { name: 'The storyteller' });
  const written = panel.getByText(opening);

  await test.step('the text appears word by word, also after a reload', async () => {
    await useModel('paced:40');
    await page.goto(`/campaigns/${campaignId}/entries/create?type=person`);
    await page.getByRole('button', { name: 'Write with the storyteller' }).click();
    await panel.getByRole('button', { name: 'Write', exact: true }).click();
    await expect(panel.getByText('A model is writing, section by section')).toBeVisible();
    await expect(written.first()).toBeVisible({ timeout: 30_000 });
    await expect(panel.getByRole('button', { name: 'Use this draft' })).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'The storyteller is writing' }).click();
    await expect(written.first()).toBeVisible({ timeout: 30_000 });
    await expectPresentable(page, 'model-is-writing');
  });

  await test.step('the finished draft names the model', async () => {
    await expect(panel.getByRole('button', { name: 'Use this draft' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(panel.getByText('Written by paced:40')).toBeVisible();
    await panel.getByRole('button', { name: 'Use this draft' }).click();
    await page.getByRole('button', { name: 'Create person' }).click();
    await expect(page.getByText('Drafted by paced:40')).toBeVisible();
    await expectPresentable(page, 'entry-drafted-by-a-model');
  });

  await test.step('without an answer of the model, the storyteller writes the whole draft, and the page says so', async () => {
    await useModel('down');
    await page.goto(`/campaigns/${campaignId}/entries/create?type=place`);
    await page.getByRole('button', { name: 'Write with the storyteller' }).click();
    await panel.getByRole('button', { name: 'Write', exact: true }).click();
    await expect(panel.getByRole('button', { name: 'Use this draft' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(panel.getByText('Written by the storyteller')).toBeVisible();
    await expect(panel.getByText(/so the storyteller wrote all of it/)).toBeVisible();
    await expectPresentable(page, 'draft-without-the-model');
  });
  const reset = await admin.patch('/api/models/settings', { data: { text: null } });
  expect(reset.ok()).toBe(true);
});
