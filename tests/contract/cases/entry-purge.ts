import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { table } from './campaign-table.ts';
import { titles, write } from './entry-table.ts';

/** The permanent deletion of deleted entries. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entryPurge',
    status: 204,
    title: 'deletes a deleted entry permanently, for each game master',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'gm' });
      for (const client of [mira, tomas]) {
        const { entryId } = await write(mira, campaignId, {});
        const params = { campaignId, entryId };
        await succeeds(mira, 'entryDelete', 204, { params });
        await succeeds(client, 'entryPurge', 204, { params });
        expect(await titles(mira, campaignId, { deleted: true })).toEqual([]);
        await fails(mira, 'entryRestore', 404, { params });
      }
    },
  },
  {
    operation: 'entryPurge',
    status: 404,
    title: 'finds nothing the second time, in another campaign, and for users who are not members',
    run: async (backend) => {
      const { campaignId, mira, odo } = await table(backend);
      const other = await table(backend);
      const { entryId } = await write(mira, campaignId, {});
      const params = { campaignId, entryId };
      await succeeds(mira, 'entryDelete', 204, { params });
      await fails(odo, 'entryPurge', 404, { params });
      const elsewhere = { campaignId: other.campaignId, entryId };
      await fails(mira, 'entryPurge', 404, { params: elsewhere });
      await succeeds(mira, 'entryPurge', 204, { params });
      await fails(mira, 'entryPurge', 404, { params });
    },
  },
  {
    operation: 'entryPurge',
    status: 403,
    title: 'is for game masters alone, also for what a player has written',
    run: async (backend) => {
      const { campaignId, tomas, odo } = await table(backend, { tomas: 'player', odo: 'viewer' });
      const { entryId } = await write(tomas, campaignId, {});
      const params = { campaignId, entryId };
      await succeeds(tomas, 'entryDelete', 204, { params });
      for (const client of [tomas, odo]) {
        expect((await fails(client, 'entryPurge', 403, { params })).code).toBe('forbidden');
        // The answer does not show whether there is such an entry.
        const unknown = { params: { campaignId, entryId: 'no-such-entry' } };
        expect((await fails(client, 'entryPurge', 403, unknown)).code).toBe('forbidden');
      }
    },
  },
  {
    operation: 'entryPurge',
    status: 409,
    title: 'refuses an entry that is not deleted',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const { entryId } = await write(mira, campaignId, {});
      const problem = await fails(mira, 'entryPurge', 409, { params: { campaignId, entryId } });
      expect(problem.code).toBe('conflict');
      expect(await titles(mira, campaignId)).toEqual(['The tide book']);
    },
  },
  {
    operation: 'entryPurgeAll',
    status: 204,
    title: 'deletes all deleted entries permanently, and no other entry',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'gm' });
      for (const title of ['One', 'Two']) {
        const { entryId } = await write(mira, campaignId, { title });
        await succeeds(mira, 'entryDelete', 204, { params: { campaignId, entryId } });
      }
      await write(mira, campaignId, {});
      await succeeds(tomas, 'entryPurgeAll', 204, { params: { campaignId } });
      expect(await titles(mira, campaignId, { deleted: true })).toEqual([]);
      expect(await titles(mira, campaignId)).toEqual(['The tide book']);
      await succeeds(mira, 'entryPurgeAll', 204, { params: { campaignId } });
    },
  },
  {
    operation: 'entryPurgeAll',
    status: 403,
    title: 'is for game masters alone',
    run: async (backend) => {
      const { campaignId, tomas, odo } = await table(backend, { tomas: 'player', odo: 'viewer' });
      for (const client of [tomas, odo]) {
        const problem = await fails(client, 'entryPurgeAll', 403, { params: { campaignId } });
        expect(problem.code).toBe('forbidden');
      }
    },
  },
  {
    operation: 'entryPurgeAll',
    status: 404,
    title: 'does not exist for users who are not members',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend);
      await fails(tomas, 'entryPurgeAll', 404, { params: { campaignId } });
    },
  },
];
