import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { createCampaign } from '#tests/support/test-data.ts';

test.use({ viewport: { width: 1024, height: 900 } });

async function placeOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part is not visible.');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

test('the pages of a campaign have no empty column and no button out of view', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, 'The Width of Vell');
  const note = await api.post(`/api/campaigns/${campaignId}/entries/create`, {
    data: { type: 'note', title: 'A bare note', text: 'Nothing links here.' },
  });
  const { entryId } = (await note.json()) as { entryId: string };
  const character = await api.post('/api/characters/create', {
    data: {
      name: 'Ashka',
      class: 'fighter',
      species: 'human',
      background: 'soldier',
      abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
    },
  });
  const { characterId } = (await character.json()) as { characterId: string };
  const shared = await api.put(`/api/characters/${characterId}/sharing`, {
    data: { hasLink: false, campaignId },
  });
  expect(shared.ok()).toBe(true);
  await api.dispose();
  await signInAs('mira');

  await test.step('the entries below an entry without facts and links are beside its text', async () => {
    // In a narrower window, the tree of the entries is beside the text.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/campaigns/${campaignId}/entries/${entryId}`);
    const text = await placeOf(page.getByRole('region', { name: 'Text', exact: true }));
    const below = await placeOf(page.getByRole('region', { name: 'Below this entry' }));
    expect(below.left).toBeGreaterThan(text.right);
    expect(below.top).toBe(text.top);
    await page.setViewportSize({ width: 1024, height: 900 });
    const tree = await placeOf(page.getByRole('tree'));
    expect((await placeOf(page.getByRole('article'))).left).toBeGreaterThan(tree.right);
  });

  await test.step('the last button of the editor is in view', async () => {
    await page.goto(`/campaigns/${campaignId}/entries/${entryId}/edit`);
    const toolbar = page.getByRole('toolbar', { name: 'Format: Text' });
    await expect(toolbar.getByRole('button').last()).toBeInViewport({ ratio: 1 });
  });

  await test.step('the characters are directly below the members', async () => {
    await page.goto(`/campaigns/${campaignId}/people`);
    const characters = page.getByRole('region', { name: 'Characters', exact: true });
    await expect(characters).toBeVisible();
    const members = await placeOf(page.getByRole('region', { name: 'At the table' }));
    expect((await placeOf(characters)).top - members.bottom).toBeLessThan(50);
  });
});
