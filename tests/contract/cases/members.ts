import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { membersOf, rolesOf, table } from './campaign-table.ts';

/** The members of a campaign: who sees them, and who changes whose role. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'memberList',
    status: 200,
    title: 'shows every member all members, the owner first, and the role in the list of campaigns',
    run: async (backend) => {
      const { campaignId, tomas, idOf } = await table(backend, { tomas: 'viewer', odo: 'gm' });
      expect(await rolesOf(tomas, campaignId)).toEqual(['Mira: owner', 'Tomas: viewer', 'Odo: gm']);
      expect((await membersOf(tomas, campaignId))[1]?.userId).toBe(await idOf('tomas'));
      const { body } = await succeeds(tomas, 'campaignList', 200, {
        params: { sortByMeta: 'created_at', reverse: true, pageSize: 100 },
      });
      const own = body.items.find((item) => item.campaignId === campaignId);
      expect(own?.role).toBe('viewer');
    },
  },
  {
    operation: 'memberList',
    status: 404,
    title: 'does not exist for a user who is not a member',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend);
      const problem = await fails(tomas, 'memberList', 404, { params: { campaignId } });
      expect(problem.code).toBe('not_found');
    },
  },
  {
    operation: 'memberUpdate',
    status: 200,
    title: 'lets the owner appoint a game master, who sees the notes from then on',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'player' });
      const read = async () =>
        (await succeeds(tomas, 'campaignGet', 200, { params: { campaignId } })).body;
      expect(await read()).not.toHaveProperty('dmNotes');
      const params = { campaignId, userId: await idOf('tomas') };
      const { body } = await succeeds(mira, 'memberUpdate', 200, { params, body: { role: 'gm' } });
      expect(body).toMatchObject({ name: 'Tomas', role: 'gm', isSelf: false });
      expect(await read()).toMatchObject({ role: 'gm', dmNotes: 'The keeper is dead.' });
    },
  },
  {
    operation: 'memberUpdate',
    status: 403,
    title: 'lets game masters change players, but not appoint or dismiss game masters',
    run: async (backend) => {
      const { campaignId, tomas, odo, mira, idOf } = await table(backend, {
        tomas: 'gm',
        odo: 'player',
      });
      const change = { params: { campaignId, userId: await idOf('odo') } };
      await succeeds(tomas, 'memberUpdate', 200, { ...change, body: { role: 'viewer' } });
      await fails(tomas, 'memberUpdate', 403, { ...change, body: { role: 'gm' } });
      await succeeds(mira, 'memberUpdate', 200, { ...change, body: { role: 'gm' } });
      const problem = await fails(tomas, 'memberUpdate', 403, {
        ...change,
        body: { role: 'player' },
      });
      expect(problem.code).toBe('forbidden');
      expect(await rolesOf(odo, campaignId)).toEqual(['Mira: owner', 'Tomas: gm', 'Odo: gm']);
    },
  },
  {
    operation: 'memberUpdate',
    status: 403,
    title: 'refuses players and viewers, also for themselves',
    run: async (backend) => {
      const { campaignId, tomas, odo, idOf } = await table(backend, {
        tomas: 'player',
        odo: 'viewer',
      });
      const body = { role: 'gm' };
      for (const [client, person] of [
        [tomas, 'tomas'],
        [odo, 'odo'],
      ] as const) {
        const params = { campaignId, userId: await idOf(person) };
        await fails(client, 'memberUpdate', 403, { params, body });
      }
    },
  },
  {
    operation: 'memberUpdate',
    status: 404,
    title: 'does not exist for a user who is not a member, and for a campaign of others',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend);
      const params = { campaignId, userId: await idOf('tomas') };
      await fails(mira, 'memberUpdate', 404, { params, body: { role: 'player' } });
      await fails(tomas, 'memberUpdate', 404, { params, body: { role: 'player' } });
    },
  },
  {
    operation: 'memberUpdate',
    status: 409,
    title: 'refuses another role for the owner',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'gm' });
      const params = { campaignId, userId: await idOf('mira') };
      for (const client of [mira, tomas]) {
        const problem = await fails(client, 'memberUpdate', 409, { params, body: { role: 'gm' } });
        expect(problem.code).toBe('conflict');
      }
    },
  },
  {
    operation: 'memberRemove',
    status: 204,
    title: 'lets members leave, and they do not see the campaign any more',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'viewer' });
      const params = { campaignId, userId: await idOf('tomas') };
      await succeeds(tomas, 'memberRemove', 204, { params });
      await fails(tomas, 'campaignGet', 404, { params: { campaignId } });
      await fails(tomas, 'memberRemove', 404, { params });
      expect(await rolesOf(mira, campaignId)).toEqual(['Mira: owner']);
    },
  },
  {
    operation: 'memberRemove',
    status: 403,
    title: 'lets game masters remove players, and only the owner remove game masters',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo, idOf } = await table(backend, {
        tomas: 'gm',
        odo: 'player',
      });
      const ofTomas = { params: { campaignId, userId: await idOf('tomas') } };
      const ofOdo = { params: { campaignId, userId: await idOf('odo') } };
      expect((await fails(odo, 'memberRemove', 403, ofTomas)).code).toBe('forbidden');
      await succeeds(mira, 'memberUpdate', 200, { ...ofOdo, body: { role: 'gm' } });
      expect((await fails(odo, 'memberRemove', 403, ofTomas)).code).toBe('forbidden');
      await succeeds(mira, 'memberUpdate', 200, { ...ofOdo, body: { role: 'player' } });
      await succeeds(tomas, 'memberRemove', 204, ofOdo);
      await succeeds(mira, 'memberRemove', 204, ofTomas);
      expect(await rolesOf(mira, campaignId)).toEqual(['Mira: owner']);
    },
  },
  {
    operation: 'memberRemove',
    status: 404,
    title: 'does not exist for a user who is not a member',
    run: async (backend) => {
      const { campaignId, mira, idOf } = await table(backend);
      const params = { campaignId, userId: await idOf('tomas') };
      await fails(mira, 'memberRemove', 404, { params });
    },
  },
  {
    operation: 'memberRemove',
    status: 409,
    title: 'keeps the owner, who must hand the campaign over before leaving',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'gm' });
      const params = { campaignId, userId: await idOf('mira') };
      for (const client of [mira, tomas]) {
        expect((await fails(client, 'memberRemove', 409, { params })).code).toBe('conflict');
      }
    },
  },
  {
    operation: 'memberMakeOwner',
    status: 200,
    title: 'makes a game master the owner, and the owner a game master who can leave',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'gm' });
      const params = { campaignId, userId: await idOf('tomas') };
      const { body } = await succeeds(mira, 'memberMakeOwner', 200, { params });
      expect(body).toMatchObject({ name: 'Tomas', role: 'owner' });
      expect(await rolesOf(mira, campaignId)).toEqual(['Tomas: owner', 'Mira: gm']);
      await fails(mira, 'memberMakeOwner', 403, { params });
      await fails(mira, 'campaignDelete', 403, { params: { campaignId } });
      const ofMira = { campaignId, userId: await idOf('mira') };
      await succeeds(mira, 'memberRemove', 204, { params: ofMira });
      await succeeds(tomas, 'campaignDelete', 204, { params: { campaignId } });
    },
  },
  {
    operation: 'memberMakeOwner',
    status: 409,
    title: 'refuses a new owner who is not a game master',
    run: async (backend) => {
      const { campaignId, mira, idOf } = await table(backend, { tomas: 'player' });
      const params = { campaignId, userId: await idOf('tomas') };
      const problem = await fails(mira, 'memberMakeOwner', 409, { params });
      expect(problem.code).toBe('conflict');
    },
  },
  {
    operation: 'memberMakeOwner',
    status: 403,
    title: 'refuses a game master who is not the owner',
    run: async (backend) => {
      const { campaignId, tomas, idOf } = await table(backend, { tomas: 'gm' });
      const params = { campaignId, userId: await idOf('tomas') };
      const problem = await fails(tomas, 'memberMakeOwner', 403, { params });
      expect(problem.code).toBe('forbidden');
    },
  },
  {
    operation: 'memberMakeOwner',
    status: 404,
    title: 'does not exist for other users, and finds no new owner who is not a member',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend);
      const params = { campaignId, userId: await idOf('tomas') };
      await fails(tomas, 'memberMakeOwner', 404, { params });
      await fails(mira, 'memberMakeOwner', 404, { params });
    },
  },
];
