import type { APIRequestContext, Page } from '@playwright/test';
import type { Generation, GenerationPage } from '#src/generated/model/index.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { createCampaign } from '#tests/support/test-data.ts';

const own = 'A harbour town that sold its lighthouse, and nobody asks why.';

/** The restored text of the form, which another tab has left unsaved. */
const back = (page: Page) => page.getByText(/^Your changes from .* are back/);
const setting = (page: Page) => page.getByRole('textbox', { name: 'Setting' });

/** The settings that drafts have replaced. The contract cases check the answers. */
async function replacedSettings(api: APIRequestContext, campaignId: string): Promise<string[]> {
  const list = await api.get(`/api/generation/?campaignId=${campaignId}`);
  const { items } = (await list.json()) as Pick<GenerationPage, 'items'>;
  const replaced = items.filter(({ author }) => author === 'person');
  return Promise.all(
    replaced.map(async ({ generationId }) => {
      const answer = await api.get(`/api/generation/${generationId}`);
      const { draft } = (await answer.json()) as Generation;
      return draft?.campaign?.setting ?? '';
    }),
  );
}

async function useDraft(page: Page, idea: string): Promise<string> {
  await page.getByRole('button', { name: 'Write with the storyteller' }).click();
  const panel = page.getByRole('dialog', { name: 'The storyteller' });
  await panel.getByRole('textbox', { name: 'The idea' }).fill(idea);
  await panel.getByRole('button', { name: 'Write', exact: true }).click();
  await panel.getByRole('button', { name: 'Use this draft' }).click();
  await panel.getByRole('button', { name: 'Replace' }).click();
  await expect(setting(page)).not.toHaveValue(own);
  return setting(page).inputValue();
}

test('two tabs of the same form, closed with a draft each, both name their draft when they are saved', async ({
  app,
  page: last,
  pageErrors,
  sessionOf,
  signInAs,
}) => {
  test.slow();
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, 'Two tabs', own);
  await signInAs('mira');
  const edit = `/campaigns/${campaignId}?edit`;
  const written: string[] = [];
  const tabs: Page[] = [];
  for (const idea of ['A drowned court.', 'A road of bells.']) {
    const tab = await last.context().newPage();
    tabs.push(tab);
    tab.on('dialog', (question) => void question.accept());
    await tab.goto(edit);
    written.push(await useDraft(tab, idea));
  }
  for (const tab of tabs) {
    const closed = tab.waitForEvent('close');
    await tab.close({ runBeforeUnload: true });
    await closed;
  }

  // The second save meets the version of the first one.
  pageErrors.expect(/^412 PATCH/);
  const saved = [own];
  for (const isConflict of [false, true]) {
    await last.goto(edit);
    await expect(back(last)).toBeVisible();
    saved.push(await setting(last).inputValue());
    await last.getByRole('button', { name: 'Save changes' }).click();
    if (isConflict) await last.getByRole('button', { name: 'All mine' }).click();
    await expect(last.getByText('Drafted by the storyteller').first()).toBeVisible();
  }
  expect(saved.slice(1).toSorted()).toEqual(written.toSorted());
  const answer = await api.get(`/api/campaigns/${campaignId}`);
  // The contract cases check this answer.
  const campaign = (await answer.json()) as { setting: string; draftedBy: { setting: string } };
  expect(campaign.setting).toBe(saved.at(-1));
  expect(campaign.draftedBy.setting).toBe('storyteller');
  expect((await replacedSettings(api, campaignId)).toSorted()).toEqual(
    saved.slice(0, 2).toSorted(),
  );
  await api.dispose();
});
