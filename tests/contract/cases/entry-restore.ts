import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { table } from './campaign-table.ts';
import { purge } from './new-campaign.ts';
import { read, titles, write } from './entry-table.ts';

/** Bringing deleted entries back. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entryRestore',
    status: 200,
    title: 'brings an entry back, without a parent that is deleted',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const coast = await write(mira, campaignId, { title: 'Coast' });
      const abbey = await write(mira, campaignId, { title: 'Abbey', parentId: coast.entryId });
      const at = ({ entryId }: typeof abbey) => ({ params: { campaignId, entryId } });
      await succeeds(mira, 'entryDelete', 204, at(abbey));
      await succeeds(mira, 'entryDelete', 204, at(coast));
      expect((await fails(tomas, 'entryRestore', 403, at(abbey))).code).toBe('forbidden');
      const { body } = await succeeds(mira, 'entryRestore', 200, at(abbey));
      expect(body).toMatchObject({ title: 'Abbey', parentId: null, meta: { deleted_at: null } });
      expect((await succeeds(mira, 'entryRestore', 200, at(abbey))).body).toEqual(body);
      expect(await titles(tomas, campaignId)).toEqual(['Abbey']);
      await fails(mira, 'entryRestore', 404, { params: { campaignId, entryId: 'no-such-entry' } });
      await purge(mira, campaignId);
    },
  },
  {
    operation: 'entryRestore',
    status: 200,
    title: 'brings back what a player has written and deleted, also below a hidden parent',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, {
        tomas: 'player',
        odo: 'player',
      });
      const abbey = await write(tomas, campaignId, { title: 'Abbey' });
      const vault = await write(mira, campaignId, { title: 'Vault', visibility: 'gm' });
      const params = { campaignId, entryId: abbey.entryId };
      await succeeds(mira, 'entryMove', 200, {
        params,
        body: { parentId: vault.entryId, beforeId: null },
      });
      await succeeds(tomas, 'entryDelete', 204, { params });
      expect(await titles(tomas, campaignId, { deleted: true })).toEqual(['Abbey']);
      expect(await titles(odo, campaignId, { deleted: true })).toEqual([]);
      const { body } = await succeeds(tomas, 'entryRestore', 200, { params });
      expect(body).toMatchObject({ title: 'Abbey', parentId: null, meta: { deleted_at: null } });
      expect((await succeeds(tomas, 'entryRestore', 200, { params })).body).toEqual(body);
      expect((await read(mira, campaignId, abbey)).parentId).toBe(vault.entryId);
      expect(await titles(tomas, campaignId, { deleted: true })).toEqual([]);
      await purge(mira, campaignId);
    },
  },
  {
    operation: 'entryRestore',
    status: 403,
    title: 'gives a player the same refusal for what others have deleted and for what never was',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, {
        tomas: 'player',
        odo: 'viewer',
      });
      const own = await write(tomas, campaignId, { title: 'Abbey' });
      const hidden = await write(mira, campaignId, { title: 'Vault', visibility: 'gm' });
      for (const { entryId } of [own, hidden]) {
        await succeeds(mira, 'entryDelete', 204, { params: { campaignId, entryId } });
      }
      expect(await titles(tomas, campaignId, { deleted: true })).toEqual([]);
      const refusals = await Promise.all(
        [own.entryId, hidden.entryId, 'no-such-entry'].map(async (entryId) => {
          const refusal = await fails(tomas, 'entryRestore', 403, {
            params: { campaignId, entryId },
          });
          return [refusal.code, refusal.detail];
        }),
      );
      expect(new Set(refusals.map((each) => each.join()))).toHaveProperty('size', 1);
      await fails(odo, 'entryRestore', 403, { params: { campaignId, entryId: own.entryId } });
      expect(await titles(mira, campaignId, { deleted: true })).toHaveLength(2);
      await purge(mira, campaignId);
    },
  },
];
