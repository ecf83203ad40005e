import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { table } from './campaign-table.ts';
import { read, write } from './entry-table.ts';

const marked = async (client: Client, campaignId: string): Promise<string[]> => {
  const { body } = await succeeds(client, 'campaignOverview', 200, { params: { campaignId } });
  return body.favourites.map(({ title }) => title);
};

/** The entries that a user has marked. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'favouriteAdd',
    status: 204,
    title: 'marks an entry for the user alone, however often it is sent',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'viewer' });
      const entry = await write(mira, campaignId, { title: 'The bell' });
      expect(entry.isFavourite).toBe(false);
      const params = { campaignId, entryId: entry.entryId };
      for (let time = 0; time < 2; time += 1) {
        await succeeds(tomas, 'favouriteAdd', 204, { params });
      }
      expect(await read(tomas, campaignId, entry)).toMatchObject({ isFavourite: true, version: 1 });
      expect(await marked(tomas, campaignId)).toEqual(['The bell']);
      expect((await read(mira, campaignId, entry)).isFavourite).toBe(false);
    },
  },
  {
    operation: 'favouriteAdd',
    status: 404,
    title: 'finds no entry that the user may not read',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, { tomas: 'player' });
      const hidden = await write(mira, campaignId, { visibility: 'gm' });
      const open = await write(mira, campaignId, {});
      const add = (client: Client, entryId: string) =>
        fails(client, 'favouriteAdd', 404, { params: { campaignId, entryId } });
      const unknown = `${hidden.entryId.slice(0, -12)}000000000000`;
      const refusals = [await add(tomas, hidden.entryId), await add(tomas, unknown)];
      expect(new Set(refusals.map(({ detail }) => detail)).size).toBe(1);
      await add(odo, open.entryId);
    },
  },
  {
    operation: 'favouriteAdd',
    status: 409,
    title: 'refuses one more than fifty, but counts no entry that is hidden from the user',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const ids: string[] = [];
      for (let number = 0; number <= 51; number += 1) {
        const title = `Note ${String(number).padStart(2, '0')}`;
        ids.push((await write(mira, campaignId, { title })).entryId);
      }
      const paramsOf = (number: number) => ({
        params: { campaignId, entryId: ids[number] ?? '' },
      });
      for (let number = 0; number < 50; number += 1) {
        await succeeds(tomas, 'favouriteAdd', 204, paramsOf(number));
      }
      expect((await fails(tomas, 'favouriteAdd', 409, paramsOf(50))).code).toBe('quota_exceeded');
      await succeeds(tomas, 'favouriteAdd', 204, paramsOf(7));
      const hide = { ...paramsOf(0), body: { visibility: 'gm' } };
      await succeeds(mira, 'entryUpdate', 200, hide);
      await succeeds(tomas, 'favouriteAdd', 204, paramsOf(50));
      expect(await marked(tomas, campaignId)).toHaveLength(50);
      await fails(tomas, 'favouriteAdd', 409, paramsOf(51));
    },
  },
  {
    operation: 'favouriteRemove',
    status: 204,
    title: 'removes the mark, and leaves an entry without one as it is',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const entry = await write(mira, campaignId, {});
      const params = { campaignId, entryId: entry.entryId };
      await succeeds(mira, 'favouriteAdd', 204, { params });
      for (let time = 0; time < 2; time += 1) {
        await succeeds(mira, 'favouriteRemove', 204, { params });
      }
      expect((await read(mira, campaignId, entry)).isFavourite).toBe(false);
    },
  },
  {
    operation: 'favouriteRemove',
    status: 404,
    title: 'finds no hidden entry, and keeps the mark until the entry is shown again',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const { entryId } = await write(mira, campaignId, { title: 'The bell' });
      const params = { campaignId, entryId };
      const show = (visibility: string) =>
        succeeds(mira, 'entryUpdate', 200, { params, body: { visibility } });
      await succeeds(tomas, 'favouriteAdd', 204, { params });
      await show('gm');
      expect(await marked(tomas, campaignId)).toEqual([]);
      await fails(tomas, 'favouriteRemove', 404, { params });
      await show('everyone');
      expect(await marked(tomas, campaignId)).toEqual(['The bell']);
    },
  },
];
