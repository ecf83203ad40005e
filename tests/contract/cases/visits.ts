import { expect } from 'vitest';
import { succeeds, type ContractCase } from '../case.ts';
import { table } from './campaign-table.ts';
import { write } from './entry-table.ts';
import { createCampaign } from './new-campaign.ts';

/** Reading a record before the user opens it. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entryGet',
    status: 200,
    title: 'does not count as an opening without a visit',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const { entryId } = await write(mira, campaignId, { title: 'The tide book' });
      const opened = async () => {
        const params = { campaignId, today: '2026-06-15' };
        const { body } = await succeeds(mira, 'campaignOverview', 200, { params });
        return body.recentlyOpened.map(({ title }) => title);
      };
      const params = { campaignId, entryId };
      const early = await succeeds(mira, 'entryGet', 200, { params: { ...params, visit: false } });
      expect(await opened()).toEqual([]);
      const visited = await succeeds(mira, 'entryGet', 200, { params });
      expect(visited.body).toEqual(early.body);
      expect(await opened()).toEqual(['The tide book']);
    },
  },
  {
    operation: 'campaignGet',
    status: 200,
    title: 'keeps the time of the last opening without a visit',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { campaignId } = await createCampaign(mira, 'The Lanterns');
      const options = (visit: boolean) => ({ params: { campaignId, visit } });
      const early = await succeeds(mira, 'campaignGet', 200, options(false));
      expect(early.body.meta.last_accessed_at).toBeNull();
      const visited = await succeeds(mira, 'campaignGet', 200, options(true));
      expect(visited.body.meta.last_accessed_at).not.toBeNull();
    },
  },
];
