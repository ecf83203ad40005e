import { expect, test } from 'vitest';
import type { CampaignPage, EntryHits, EntryPage } from '#src/generated/model/index.ts';
import { createClient, testMocks } from '#mocks/testing/client.ts';

test('a year of play has 48 evenings, of which a player reads all but the secrets', async () => {
  const mocks = testMocks();
  const { call, signIn } = createClient(mocks);
  await signIn('mira');
  await mocks.useScenario('year-of-play');
  const campaigns = await call<CampaignPage>('GET', '/api/campaigns/?sortByMeta=created_at');
  const campaign = `/api/campaigns/${campaigns.body.items[0]?.campaignId}`;
  const titles = async (query: string) =>
    (await call<EntryPage>('GET', `${campaign}/entries?pageSize=100&${query}`)).body.items.map(
      ({ title }) => title,
    );
  const hits = async (word: string) =>
    (await call<EntryHits>('GET', `${campaign}/search?q=${word}`)).body.items.length;
  expect(await titles('type=session')).toHaveLength(48);
  expect((await titles('type=session&sort=date&reverse=true'))[0]).toMatch(/^Evening 48: /);
  expect(await titles('type=person')).toHaveLength(16);
  expect(await hits('prepared')).toBe(30);
  await signIn('tomas');
  expect(await titles('type=person')).toHaveLength(12);
  expect(await hits('prepared')).toBe(0);
  expect(await hits('sign')).toBe(30);
});
