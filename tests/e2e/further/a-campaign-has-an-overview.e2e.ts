import type { APIRequestContext, Page } from '@playwright/test';
import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { createCampaign } from '#tests/support/test-data.ts';

/** The id of a new entry that everyone reads, unless the fields say otherwise. */
async function write(api: APIRequestContext, campaignId: string, fields: object): Promise<string> {
  const data = { visibility: 'everyone', ...fields };
  const response = await api.post(`/api/campaigns/${campaignId}/entries/create`, { data });
  expect(response.status()).toBe(201);
  // The contract cases check this answer.
  const { entryId } = (await response.json()) as { entryId: string };
  return entryId;
}

async function join(gm: APIRequestContext, player: APIRequestContext, campaignId: string) {
  const invitation = await gm.post(`/api/campaigns/${campaignId}/invitations/create`, {
    data: { role: 'player' },
  });
  // The contract cases check this answer.
  const { code } = (await invitation.json()) as { code: string };
  await player.post(`/api/invitations/${code}/accept`);
}

/** Resolves when the next document of the page is connected to the socket of the server. */
const socketOf = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40')) resolve();
      });
    });
  });

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the page of a campaign shows what the campaign is about, and what to do first', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  test.slow();
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, 'The Bells of Vell');
  const tomas = await apiOf(app, await sessionOf('tomas'));
  await signInAs('mira');

  await test.step('the page lists first steps, and a step that is done disappears', async () => {
    await page.goto(`/campaigns/${campaignId}`);
    const steps = page.getByRole('list', { name: 'Set the table' });
    await expect(steps.getByRole('heading')).toHaveText([
      'Invite your group',
      'Say what the campaign is about',
      'Write the first session',
      'Add a person',
      'Add a place',
    ]);
    await expectPresentable(page, 'campaign-empty');
    await steps.getByRole('link', { name: 'New place' }).click();
    await page.getByLabel('Title').fill('The drowned chapel');
    await page.getByRole('button', { name: 'Create place' }).click();
    await expect(page.getByRole('heading', { name: 'The drowned chapel' })).toBeVisible();
    await page.getByRole('link', { name: 'The Bells of Vell' }).click();
    await expect(steps.getByRole('heading', { name: 'Add a place' })).toHaveCount(0);
    const opened = page.getByRole('list', { name: 'Recently opened' });
    await expect(opened.getByRole('link')).toHaveText([/^The drowned chapel/]);
  });

  await join(api, tomas, campaignId);
  await write(api, campaignId, {
    type: 'session',
    title: 'The first bell',
    details: { number: 1, date: '2026-01-09', recap: 'The party rang it.' },
  });
  const quest = {
    type: 'quest',
    title: 'Silence the seventh bell',
    visibility: 'gm',
    details: {
      questStatus: 'ongoing',
      steps: [
        { text: 'Find the rope', done: true },
        { text: 'Cut it', done: false },
      ],
    },
  };
  const questId = await write(api, campaignId, quest);

  await test.step('the page shows the last session and the open quests, and links to entries by type', async () => {
    await page.reload();
    await expect(region(page, 'Last session')).toContainText('The party rang it.');
    await expect(region(page, 'Open quests')).toContainText('1 of 2 steps done');
    await expectPresentable(page, 'campaign-overview');
    await page
      .getByRole('list', { name: 'Entries by type' })
      .getByRole('link', { name: 'Quests' })
      .click();
    await expect(page).toHaveURL(/\/entries\?type=quest$/);
    await page.goBack();
  });

  await test.step('an entry that was marked with the keyboard is among the favourites', async () => {
    await page.getByRole('link', { name: 'Silence the seventh bell' }).first().click();
    const star = page.getByRole('button', { name: 'Favourite' });
    await star.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'The Bells of Vell' }).click();
    await expect(page.getByRole('list', { name: 'Favourites' })).toContainText('seventh bell');
  });

  await test.step('the overview as a player sees it has no hidden quest', async () => {
    await chooseOption(page.getByRole('combobox', { name: 'View as' }), 'View as Tomas');
    await expect(page.getByText('You see this as Tomas')).toBeVisible();
    await expect(region(page, 'Last session')).toBeVisible();
    await expect(region(page, 'Open quests')).toHaveCount(0);
    await expectPresentable(page, 'campaign-as-player');
  });

  await test.step('a player sees a quest as soon as it is revealed', async () => {
    await signInAs('tomas');
    const connected = socketOf(page);
    await page.goto(`/campaigns/${campaignId}`);
    await expect(region(page, 'Last session')).toBeVisible();
    await expect(region(page, 'Open quests')).toHaveCount(0);
    await connected;
    await api.patch(`/api/campaigns/${campaignId}/entries/${questId}`, {
      data: { visibility: 'everyone' },
    });
    await expect(region(page, 'Open quests')).toContainText('Silence the seventh bell');
    await page.getByRole('navigation', { name: 'Campaign' }).getByText('Settings').click();
    await expect(region(page, 'Leave the campaign')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete campaign' })).toHaveCount(0);
  });
  await api.dispose();
  await tomas.dispose();
});

test('a deleted campaign disappears for its players, and is restored or deleted for good', async ({
  app,
  page,
  pageErrors,
  sessionOf,
  signInAs,
}) => {
  const title = 'The Short Campaign';
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, title);
  const tomas = await apiOf(app, await sessionOf('tomas'));
  await join(api, tomas, campaignId);
  await signInAs('mira');
  const seenByTomas = async () => (await tomas.get(`/api/campaigns/${campaignId}`)).status();

  async function deleteCampaign() {
    await page.goto(`/campaigns/${campaignId}/settings`);
    await page.getByRole('button', { name: 'Delete campaign' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this campaign?' });
    await dialog.getByLabel(`Type ${title} to confirm`).fill(title);
    await dialog.getByRole('button', { name: 'Delete campaign' }).click();
    await expect(page).toHaveURL('/campaigns');
  }
  const all = page.getByRole('list', { name: 'Your campaigns' });

  await test.step('the button Undo in the toast restores it', async () => {
    await deleteCampaign();
    await expect(all.getByRole('heading', { name: title })).toHaveCount(0);
    expect(await seenByTomas()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(all.getByRole('heading', { name: title })).toBeVisible();
    expect(await seenByTomas()).toBe(200);
  });

  await test.step('a button in the list of deleted campaigns restores it', async () => {
    await deleteCampaign();
    await page.getByRole('link', { name: 'Deleted campaigns' }).click();
    const deleted = page.getByRole('list', { name: 'Deleted campaigns' });
    await expect(deleted).toContainText('gone for good in 30 days');
    await expectPresentable(page, 'deleted-campaign');
    await page.getByRole('button', { name: `Restore ${title}` }).click();
    await expect(page.getByText('Nothing is deleted')).toBeVisible();
    expect(await seenByTomas()).toBe(200);
  });

  await test.step('the open page of a player shows that the campaign does not exist', async () => {
    await signInAs('tomas');
    const connected = socketOf(page);
    await page.goto(`/campaigns/${campaignId}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await connected;
    pageErrors.expect(new RegExp(`^404 GET \\S+/api/campaigns/${campaignId}`));
    await api.delete(`/api/campaigns/${campaignId}`);
    await expect(page.getByRole('heading', { name: 'Page not found!' })).toBeVisible();
  });

  await test.step('its owner deletes it for good', async () => {
    await signInAs('mira');
    await page.goto('/campaigns?deleted');
    await page.getByRole('button', { name: `Delete for good: ${title}` }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this campaign for good?' });
    await dialog.getByLabel(`Type ${title} to confirm`).fill(title);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText(`${title} is gone for good.`)).toBeVisible();
    expect((await api.post(`/api/campaigns/${campaignId}/restore`)).status()).toBe(404);
  });
  await api.dispose();
  await tomas.dispose();
});
