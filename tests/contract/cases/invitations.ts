import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { accept, invite, rolesOf, table } from './campaign-table.ts';
import { createCampaign, purge } from './new-campaign.ts';

/** Invitations to a campaign: who creates them, and who joins with them. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'invitationCreate',
    status: 201,
    title: 'returns a link that expires after seven days, once for the same idempotency key',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const options = {
        params: { campaignId },
        body: { role: 'player', maxUses: 3 },
        headers: { 'Idempotency-Key': `invite-${campaignId}` },
      };
      const { body } = await succeeds(mira, 'invitationCreate', 201, options);
      expect(body).toMatchObject({ role: 'player', maxUses: 3, uses: 0, createdBy: 'Mira' });
      const lasts = Date.parse(body.expiresAt ?? '') - Date.parse(body.createdAt);
      expect(lasts).toBe(7 * 24 * 60 * 60 * 1000);
      expect((await succeeds(mira, 'invitationCreate', 201, options)).body).toEqual(body);
      const list = await succeeds(mira, 'invitationList', 200, { params: { campaignId } });
      expect(list.body.items).toEqual([body]);
      const other = { ...options, body: { role: 'viewer' } };
      expect((await fails(mira, 'invitationCreate', 409, other)).code).toBe('idempotency_mismatch');
      const path = { params: { campaignId, invitationId: body.invitationId } };
      await succeeds(mira, 'invitationRevoke', 204, path);
      expect((await fails(mira, 'invitationCreate', 409, options)).code).toBe('conflict');
    },
  },
  {
    operation: 'invitationCreate',
    status: 409,
    title: 'refuses more than 50 invitations',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const body = { role: 'player', expiresInDays: null };
      for (let count = 0; count < 50; count += 1) await invite(mira, campaignId, body);
      const problem = await fails(mira, 'invitationCreate', 409, { params: { campaignId }, body });
      expect(problem.code).toBe('conflict');
    },
  },
  {
    operation: 'invitationCreate',
    status: 403,
    title: 'lets game masters invite players, and only the owner invite game masters',
    run: async (backend) => {
      const { campaignId, tomas, odo } = await table(backend, { tomas: 'gm', odo: 'player' });
      const params = { campaignId };
      await invite(tomas, campaignId, { role: 'player' });
      await fails(tomas, 'invitationCreate', 403, { params, body: { role: 'gm' } });
      const problem = await fails(odo, 'invitationCreate', 403, {
        params,
        body: { role: 'viewer' },
      });
      expect(problem.code).toBe('forbidden');
    },
  },
  {
    operation: 'invitationCreate',
    status: 404,
    title: 'does not exist for users who are not members',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend);
      const options = { params: { campaignId }, body: { role: 'player' } };
      await fails(tomas, 'invitationCreate', 404, options);
    },
  },
  {
    operation: 'invitationList',
    status: 200,
    title: 'shows game masters all invitations',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const first = await invite(mira, campaignId, { role: 'gm', expiresInDays: 1 });
      const second = await invite(mira, campaignId, { role: 'viewer', expiresInDays: null });
      expect(second.expiresAt).toBeNull();
      const { body } = await succeeds(mira, 'invitationList', 200, { params: { campaignId } });
      // Their order is tested with a clock, because both can have the same time.
      expect(body.items).toHaveLength(2);
      expect(body.items).toEqual(expect.arrayContaining([first, second]));
    },
  },
  {
    operation: 'invitationList',
    status: 403,
    title: 'shows players no invitations',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend, { tomas: 'player' });
      const problem = await fails(tomas, 'invitationList', 403, { params: { campaignId } });
      expect(problem.code).toBe('forbidden');
    },
  },
  {
    operation: 'invitationList',
    status: 404,
    title: 'does not exist for users who are not members',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend);
      await fails(tomas, 'invitationList', 404, { params: { campaignId } });
    },
  },
  {
    operation: 'invitationRevoke',
    status: 204,
    title: 'makes the link invalid, and users who have joined with it stay members',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend);
      const invitation = await invite(mira, campaignId, { role: 'player' });
      await accept(tomas, invitation);
      const params = { campaignId, invitationId: invitation.invitationId };
      await fails(odo, 'invitationRevoke', 404, { params });
      await fails(tomas, 'invitationRevoke', 403, { params });
      await succeeds(mira, 'invitationRevoke', 204, { params });
      await fails(mira, 'invitationRevoke', 404, { params });
      const { code } = invitation;
      expect((await fails(odo, 'invitationGet', 400, { params: { code } })).code).toBe(
        'invalid_token',
      );
      expect(await rolesOf(tomas, campaignId)).toEqual(['Mira: owner', 'Tomas: player']);
    },
  },
  {
    operation: 'invitationRotate',
    status: 200,
    title: 'replaces the code and keeps the rest',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, { tomas: 'gm' });
      const old = await invite(mira, campaignId, { role: 'player', maxUses: 2 });
      const params = { campaignId, invitationId: old.invitationId };
      const { body } = await succeeds(tomas, 'invitationRotate', 200, { params });
      expect(body).toEqual({ ...old, code: body.code });
      expect(body.code).not.toBe(old.code);
      await fails(odo, 'invitationAccept', 400, { params: { code: old.code } });
      await accept(odo, body);
    },
  },
  {
    operation: 'invitationRotate',
    status: 403,
    title: 'keeps invitations of game masters for the owner, and all from players',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, { tomas: 'gm', odo: 'player' });
      const { invitationId } = await invite(mira, campaignId, { role: 'gm' });
      const params = { campaignId, invitationId };
      await fails(tomas, 'invitationRotate', 403, { params });
      await fails(odo, 'invitationRotate', 403, { params });
      const elsewhere = await createCampaign(mira, 'Elsewhere');
      const wrong = { campaignId: elsewhere.campaignId, invitationId };
      await fails(mira, 'invitationRotate', 404, { params: wrong });
    },
  },
  {
    operation: 'invitationGet',
    status: 200,
    title: 'shows what it is for, without the secrets of the campaign',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend);
      const { code } = await invite(mira, campaignId, { role: 'viewer' });
      const read = async (client: Client) =>
        (await succeeds(client, 'invitationGet', 200, { params: { code } })).body;
      expect(await read(tomas)).toEqual({
        campaignTitle: 'The Lanterns',
        coverImageW1024: null,
        coverImageW704: null,
        role: 'viewer',
        invitedBy: 'Mira',
        campaignId: null,
      });
      expect(await read(mira)).toMatchObject({ campaignId });
    },
  },
  {
    operation: 'invitationAccept',
    status: 200,
    title: 'makes the user a member once, and does not count members',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend);
      const invitation = await invite(mira, campaignId, { role: 'player', maxUses: 5 });
      expect((await accept(tomas, invitation)).body).toEqual({ campaignId, role: 'player' });
      expect((await accept(tomas, invitation)).body).toEqual({ campaignId, role: 'player' });
      expect((await accept(mira, invitation)).body).toEqual({ campaignId, role: 'owner' });
      const list = await succeeds(mira, 'invitationList', 200, { params: { campaignId } });
      expect(list.body.items[0]?.uses).toBe(1);
    },
  },
  {
    operation: 'invitationAccept',
    status: 400,
    title: 'refuses an unknown and a used-up invitation, also when two people accept the last use',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend);
      const { code } = await invite(mira, campaignId, { role: 'player', maxUses: 1 });
      const answers = await Promise.all(
        [tomas, odo].map((client) => client.call('invitationAccept', { params: { code } })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      expect(await rolesOf(mira, campaignId)).toHaveLength(2);
      const unknown = { params: { code: 'A'.repeat(43) } };
      expect((await fails(tomas, 'invitationAccept', 400, unknown)).code).toBe('invalid_token');
    },
  },
  {
    operation: 'invitationAccept',
    status: 200,
    title: 'makes the user a member of no other campaign, also of those with the same owner',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend);
      const elsewhere = await createCampaign(mira, 'Elsewhere');
      const invitation = await invite(mira, elsewhere.campaignId, { role: 'gm' });
      await invite(mira, campaignId, { role: 'player' });
      expect((await accept(tomas, invitation)).body).toEqual({
        campaignId: elsewhere.campaignId,
        role: 'gm',
      });
      await fails(tomas, 'campaignGet', 404, { params: { campaignId } });
      await fails(tomas, 'memberList', 404, { params: { campaignId } });
      expect(await rolesOf(mira, campaignId)).toEqual(['Mira: owner']);
      // The path of a campaign does not give its game master the invitation of another one.
      const own = await createCampaign(odo, 'A campaign of my own');
      const { invitationId, code } = invitation;
      for (const [client, wrongId] of [
        [odo, own.campaignId],
        [mira, campaignId],
      ] as const) {
        const params = { campaignId: wrongId, invitationId };
        await fails(client, 'invitationRevoke', 404, { params });
        await fails(client, 'invitationRotate', 404, { params });
      }
      await succeeds(odo, 'invitationGet', 200, { params: { code } });
      await purge(mira, elsewhere.campaignId);
      expect((await fails(odo, 'invitationAccept', 400, { params: { code } })).code).toBe(
        'invalid_token',
      );
      await purge(odo, own.campaignId);
      await purge(mira, campaignId);
    },
  },
  ...(['invitationGet', 'invitationAccept'] as const).map((operation): ContractCase => ({
    operation,
    status: 404,
    title: 'does not exist for a code that cannot exist',
    run: async ({ signIn }) => {
      await fails(await signIn('tomas'), operation, 404, { params: { code: 'too-short' } });
    },
  })),
];
