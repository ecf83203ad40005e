import { request } from '@playwright/test';
import type { CampaignPage, EntryPage } from '#src/generated/model/index.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';

// Only the mocks have this scenario. The other mocks of the tests have their own data.
test.use({ appKind: 'mock', appName: 'year-of-play' });

test('the pages of a campaign after 48 evenings are accessible and do not scroll sideways', async ({
  app,
  page,
  openAs,
  sessionOf,
  signInAs,
}) => {
  test.slow();
  const control = await request.newContext({ baseURL: app.apiUrl });
  await control.post('/__mock/scenario', { data: { name: 'year-of-play' } });
  await control.dispose();
  const api = await apiOf(app, await sessionOf('mira'));
  // The contract cases check these answers.
  const campaigns = await api.get('/api/campaigns/?sortByMeta=created_at');
  const [campaign] = ((await campaigns.json()) as CampaignPage).items;
  const at = `/campaigns/${campaign?.campaignId}`;
  const entryOf = async (query: string): Promise<string> => {
    const entries = await api.get(`/api${at}/entries?pageSize=1&${query}`);
    return `${at}/entries/${((await entries.json()) as EntryPage).items[0]?.entryId}`;
  };
  const evening = await entryOf('type=session&sort=date&reverse=true');
  const quest = await entryOf('type=quest');
  await api.dispose();

  await signInAs('mira');
  const pages = {
    campaign: at,
    'campaign-people': `${at}/people`,
    'campaign-settings': `${at}/settings`,
    'campaign-archive': `${at}/archive`,
    entries: `${at}/entries`,
    'entries-sessions': `${at}/entries?type=session`,
    'entries-found': `${at}/entries?q=lantern`,
    entry: evening,
    'entry-quest': quest,
    'entry-edit': `${evening}/edit`,
    'entry-versions': `${evening}/versions`,
  };
  for (const [name, path] of Object.entries(pages)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectPresentable(page, `year-${name}`);
    });
  }

  const { page: tomas } = await openAs('tomas');
  for (const [name, path] of Object.entries({
    campaign: at,
    entry: evening,
    'entry-quest': quest,
  })) {
    await test.step(`${path} of a player`, async () => {
      await tomas.goto(path);
      await expectPresentable(tomas, `year-player-${name}`);
    });
  }
  await expect(tomas.getByText('Prepared:')).toHaveCount(0);
});
