import type { APIRequestContext, Page } from '@playwright/test';
import type { Entry } from '#src/generated/model/index.ts';
import { chooseItem } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { failNetwork } from '#tests/support/failing-network.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { createCampaign } from '#tests/support/test-data.ts';

const paragraphs = (...parts: string[]): string => parts.join('\n\n');
const first = paragraphs(
  'The lamp at Gull Rock burns with a cold light.',
  'Nobody has rowed out since the storm.',
  'The keeper counts the ships, and never the boats.',
);

/** The API with the session of one person. */
class Api {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  // The contract cases check the answers.
  async post<Body>(url: string, data?: object): Promise<Body> {
    const response = await this.#request.post(url, data && { data });
    return (await response.json()) as Body;
  }

  create = (campaignId: string, entry: object) =>
    this.post<Entry>(`/api/campaigns/${campaignId}/entries/create`, entry);

  async update(campaignId: string, entryId: string, data: object): Promise<void> {
    await this.#request.patch(`/api/campaigns/${campaignId}/entries/${entryId}`, { data });
  }

  dispose = () => this.#request.dispose();
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** Shows the field as Markdown, in which a test can replace single words. */
const asMarkdown = (page: Page) =>
  page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Edit as text' }).click();

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('versions of an entry are compared, restored and restored again', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = new Api(await apiOf(app, await sessionOf('mira')));
  const request = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(request, 'The Cold Lamp');
  await request.dispose();
  const { entryId } = await api.create(campaignId, {
    type: 'note',
    title: 'The lamp',
    text: first,
  });
  const text = first.replace('cold light', 'green flame').replace('Nobody has', 'Only Corvin has');
  await api.update(campaignId, entryId, { text, tags: ['coast'], visibility: 'everyone' });
  await api.dispose();

  await signInAs('mira');
  await page.goto(`/campaigns/${campaignId}/entries/${entryId}`);
  await chooseItem(page.getByRole('button', { name: 'More actions' }), 'Versions');
  await expect(page.getByRole('heading', { name: 'The present version' })).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: 'green flame' })).toBeVisible();
  await expect(page.getByRole('deletion').filter({ hasText: 'cold light' })).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: 'coast' })).toBeVisible();
  await expectPresentable(page, 'entry-versions');

  const list = page.getByRole('navigation', { name: 'Versions' });
  await list.getByRole('link', { name: /The first version/ }).click();
  await expect(page.getByText('The entry was created with this text.')).toBeVisible();
  await page.getByText('Changes since then').click();
  await expect(page.getByRole('insertion').filter({ hasText: 'green flame' })).toBeVisible();
  await expectPresentable(page, 'entry-version-since');

  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText(/^The version of .* is back\.$/)).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'The present version' })).toBeFocused();
  await expect(page.getByRole('insertion').filter({ hasText: 'cold light' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. The entry is as it was before.')).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(4);
  await page.getByRole('link', { name: 'The lamp' }).click();
  await expect(page.getByText('green flame')).toBeVisible();
});

test.describe('two people who write in the same entry', () => {
  let api: Api;
  let campaignId: string;
  let entryId: string;

  test.beforeEach(async ({ app, page, sessionOf, signInAs }) => {
    const request = await apiOf(app, await sessionOf('mira'));
    campaignId = await createCampaign(request, 'The Cold Lamp');
    const { code } = (await (
      await request.post(`/api/campaigns/${campaignId}/invitations/create`, {
        data: { role: 'gm' },
      })
    ).json()) as { code: string };
    await request.dispose();
    const mira = new Api(await apiOf(app, await sessionOf('mira')));
    const entry = { type: 'note', title: 'The lamp', text: first, visibility: 'everyone' };
    ({ entryId } = await mira.create(campaignId, entry));
    await mira.dispose();
    api = new Api(await apiOf(app, await sessionOf('tomas')));
    await api.post(`/api/invitations/${code}/accept`);
    await signInAs('mira');
    await page.goto(`/campaigns/${campaignId}/entries/${entryId}/edit`);
    await asMarkdown(page);
  });

  test.afterEach(() => api.dispose());

  test('keep both changes if they are in different paragraphs', async ({ page, pageErrors }) => {
    await textOf(page).fill(first.replace('cold light', 'green flame'));
    const theirs = first.replace('never the boats', 'the boats too');
    await api.update(campaignId, entryId, { text: theirs });
    pageErrors.expect(/^412 /);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/changed other paragraphs meanwhile/)).toBeVisible();
    await expect(page.getByText('green flame')).toBeVisible();
    await expect(page.getByText('the boats too')).toBeVisible();
  });

  test('choose between two texts, and the other text can be copied', async ({
    page,
    pageErrors,
  }) => {
    await textOf(page).fill(first.replace('cold light', 'green flame'));
    await api.update(campaignId, entryId, { text: first.replace('cold light', 'warm light') });
    pageErrors.expect(/^412 /);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const card = page.getByRole('region', { name: /was changed somewhere else meanwhile/ });
    await expect(card.getByRole('insertion').filter({ hasText: 'green flame' })).toBeVisible();
    await expect(card.getByRole('insertion').filter({ hasText: 'warm' })).toBeVisible();
    await expectPresentable(page, 'entry-conflict');
    await card.getByRole('radio', { name: 'Theirs' }).click();
    await card.getByRole('button', { name: 'Save with these' }).click();
    await expect(page.getByRole('heading', { name: 'The lamp' })).toBeVisible();
    await expect(page.getByText('warm light')).toBeVisible();
    await page.getByRole('button', { name: 'Copy it' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('green flame');
  });

  test('edit both texts together', async ({ page, pageErrors }) => {
    await textOf(page).fill(first.replace('cold light', 'green flame'));
    await api.update(campaignId, entryId, { text: first.replace('cold light', 'warm light') });
    pageErrors.expect(/^412 /);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('radio', { name: 'Both, to be edited' }).click();
    await page.getByRole('button', { name: 'Save with these' }).click();
    await expect(textOf(page)).toContainText('warm light');
    await expect(textOf(page)).toContainText('green flame');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(page.getByText('warm light')).toBeVisible();
    await expect(page.getByText('green flame')).toBeVisible();
  });

  test('can save after the network has failed and the page was reloaded', async ({
    page,
    pageErrors,
  }) => {
    await textOf(page).fill(first.replace('cold light', 'green flame'));
    const url = `**/api/campaigns/${campaignId}/entries/${entryId}`;
    await failNetwork(page, url, (route) => route.abort('connectionfailed'));
    pageErrors.expect(/ERR_CONNECTION_FAILED/);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
    await page.unroute(url);
    await page.reload();
    await expect(textOf(page)).toContainText('green flame');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(page.getByText('green flame')).toBeVisible();
  });
});

test('a member whose role changes or who is removed while writing keeps the unsaved text', async ({
  app,
  page,
  pageErrors,
  sessionOf,
  signInAs,
}) => {
  const mira = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(mira, 'The Cold Lamp');
  const invitation = await mira.post(`/api/campaigns/${campaignId}/invitations/create`, {
    data: { role: 'player' },
  });
  // The contract cases check this answer and the next one.
  const { code } = (await invitation.json()) as { code: string };
  const tomas = new Api(await apiOf(app, await sessionOf('tomas')));
  await tomas.post(`/api/invitations/${code}/accept`);
  const { entryId } = await tomas.create(campaignId, { type: 'note', title: 'The lamp' });
  await tomas.dispose();
  const members = (await (await mira.get(`/api/campaigns/${campaignId}/members`)).json()) as {
    items: { userId: string; name: string }[];
  };
  const userId = members.items.find(({ name }) => name === 'Tomas')?.userId ?? '';
  const member = `/api/campaigns/${campaignId}/members/${userId}`;

  await signInAs('tomas');
  await page.goto(`/campaigns/${campaignId}/entries/${entryId}/edit`);
  await textOf(page).click();
  await page.keyboard.type('He put it out himself.');
  await mira.patch(member, { data: { role: 'viewer' } });
  pageErrors.expect(/^403 /);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/your role in the campaign has changed/)).toBeVisible();
  await expect(textOf(page)).toHaveText('He put it out himself.');
  await page.getByRole('button', { name: 'Copy what I wrote' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '# The lamp\n\nHe put it out himself.',
  );

  await mira.delete(member);
  pageErrors.expect(/^404 /);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('You are not a member of this campaign any more.')).toBeVisible();
  await expectPresentable(page, 'entry-edit-removed');
  await page.reload();
  const unsavedText = page.getByRole('region', { name: 'What you wrote is still on this device' });
  await expect(unsavedText.getByText('He put it out himself.')).toBeVisible();
  await expectPresentable(page, 'entry-kept-text');
  await unsavedText.getByRole('button', { name: 'Discard' }).click();
  await expect(unsavedText).toBeHidden();
  await mira.dispose();
});
