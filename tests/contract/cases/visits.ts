import { expect } from 'vitest';
import { succeeds, type ContractCase } from '../case.ts';
import { write } from './entry-table.ts';
import { createCampaign } from './new-campaign.ts';

/** Reading a record before the user opens it. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entryGet',
    status: 200,
    title: 'does not count as an opening without a visit',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const { campaignId } = await createCampaign(odo, 'The Lanterns');
      const { entryId } = await write(odo, campaignId, { title: 'The tide book' });
      const opened = async () => {
        const params = { campaignId, today: '2026-06-15' };
        const { body } = await succeeds(odo, 'campaignOverview', 200, { params });
        return body.recentlyOpened.map(({ title }) => title);
      };
      const params = { campaignId, entryId };
      const early = await succeeds(odo, 'entryGet', 200, { params: { ...params, visit: false } });
      expect(await opened()).toEqual([]);
      const visited = await succeeds(odo, 'entryGet', 200, { params });
      expect(visited.body).toEqual(early.body);
      expect(await opened()).toEqual(['The tide book']);
    },
  },
  {
    operation: 'campaignGet',
    status: 200,
    title: 'keeps the time of the last opening without a visit',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const { campaignId } = await createCampaign(odo, 'The Lanterns');
      const options = (visit: boolean) => ({ params: { campaignId, visit } });
      const early = await succeeds(odo, 'campaignGet', 200, options(false));
      expect(early.body.meta.last_accessed_at).toBeNull();
      const visited = await succeeds(odo, 'campaignGet', 200, options(true));
      expect(visited.body.meta.last_accessed_at).not.toBeNull();
    },
  },
];
