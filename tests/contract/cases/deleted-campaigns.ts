import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { accept, invite, table } from './campaign-table.ts';
import { createCampaign } from './new-campaign.ts';

const listed = async (client: Client, deleted: boolean) => {
  const params = { pageSize: 200, sortByMeta: 'created_at', reverse: true, deleted };
  return (await succeeds(client, 'campaignList', 200, { params })).body.items;
};

const find = async (client: Client, deleted: boolean, campaignId: string) =>
  (await listed(client, deleted)).find((item) => item.campaignId === campaignId);

/** Deleted campaigns, which their owner can restore or delete permanently. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'campaignList',
    status: 200,
    title: 'shows a deleted campaign only to its owner, and only in the list of deleted ones',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'gm' });
      expect(await find(mira, false, campaignId)).toMatchObject({ deletedAt: null });
      await succeeds(mira, 'campaignDelete', 204, { params: { campaignId } });
      expect(await find(mira, false, campaignId)).toBeUndefined();
      expect(await find(mira, true, campaignId)).toMatchObject({
        title: 'The Lanterns',
        role: 'owner',
        deletedAt: expect.stringMatching(/^\d{4}-/) as string,
      });
      expect(await find(tomas, false, campaignId)).toBeUndefined();
      expect(await find(tomas, true, campaignId)).toBeUndefined();
    },
  },
  {
    operation: 'campaignRestore',
    status: 200,
    title: 'restores a deleted campaign with its members and invitations',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, { tomas: 'player' });
      const invitation = await invite(mira, campaignId, { role: 'viewer' });
      const params = { campaignId };
      await succeeds(mira, 'campaignDelete', 204, { params });
      const { body, headers } = await succeeds(mira, 'campaignRestore', 200, { params });
      expect(body).toMatchObject({ campaignId, title: 'The Lanterns', role: 'owner' });
      expect(headers.get('etag')).toBe(`"${body.version}"`);
      await succeeds(tomas, 'campaignGet', 200, { params });
      await accept(odo, invitation);
      expect(await find(mira, true, campaignId)).toBeUndefined();
    },
  },
  {
    operation: 'campaignRestore',
    status: 200,
    title: 'does not change a campaign that is not deleted',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const created = await createCampaign(mira, 'Never deleted');
      const params = { campaignId: created.campaignId };
      expect((await succeeds(mira, 'campaignRestore', 200, { params })).body).toEqual(created);
    },
  },
  {
    operation: 'campaignRestore',
    status: 403,
    title: 'lets only the owner ask for it',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend, { tomas: 'gm' });
      const problem = await fails(tomas, 'campaignRestore', 403, { params: { campaignId } });
      expect(problem.code).toBe('forbidden');
    },
  },
  {
    operation: 'campaignRestore',
    status: 404,
    title: 'finds no deleted campaign for anyone but its owner',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, { tomas: 'gm' });
      await succeeds(mira, 'campaignDelete', 204, { params: { campaignId } });
      for (const client of [tomas, odo]) {
        const problem = await fails(client, 'campaignRestore', 404, { params: { campaignId } });
        expect(problem.code).toBe('not_found');
      }
    },
  },
  {
    operation: 'campaignPurge',
    status: 204,
    title: 'deletes a deleted campaign permanently',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { campaignId } = await createCampaign(mira, 'Gone for good');
      const params = { campaignId };
      await succeeds(mira, 'campaignDelete', 204, { params });
      await succeeds(mira, 'campaignPurge', 204, { params });
      expect(await find(mira, true, campaignId)).toBeUndefined();
      await fails(mira, 'campaignRestore', 404, { params });
    },
  },
  {
    operation: 'campaignPurge',
    status: 404,
    title: 'finds nothing the second time, and no deleted campaign of another user',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'gm' });
      const params = { campaignId };
      await succeeds(mira, 'campaignDelete', 204, { params });
      await fails(tomas, 'campaignPurge', 404, { params });
      await succeeds(mira, 'campaignPurge', 204, { params });
      await fails(mira, 'campaignPurge', 404, { params });
    },
  },
  {
    operation: 'campaignPurge',
    status: 403,
    title: 'lets only the owner ask for it',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend, { tomas: 'gm' });
      await fails(tomas, 'campaignPurge', 403, { params: { campaignId } });
    },
  },
  {
    operation: 'campaignPurge',
    status: 409,
    title: 'refuses a campaign that is not deleted',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { campaignId } = await createCampaign(mira, 'Still there');
      const problem = await fails(mira, 'campaignPurge', 409, { params: { campaignId } });
      expect(problem.code).toBe('conflict');
      await succeeds(mira, 'campaignGet', 200, { params: { campaignId } });
    },
  },
];
