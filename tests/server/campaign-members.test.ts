import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls, noon } from './calls.ts';

const day = 24 * 60 * 60 * 1000;

describeBoth('invitations', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira');
    tomas = await calls.addUser('Tomas-Gamer');
  });

  const newInvitation = async (body: object) => {
    calls.now = noon;
    const campaignId = await calls.newCampaign(mira);
    const path = { campaignId };
    const invitation = await calls.callAs(mira, 'invitationCreate', { path, body });
    return { campaignId, path, ...invitation.body };
  };
  const accept = (code: string) => calls.callAs(tomas, 'invitationAccept', { path: { code } });

  test('cannot be accepted from the millisecond in which they expire', async () => {
    const { code } = await newInvitation({ role: 'player', expiresInDays: 2 });
    calls.now = noon + 2 * day;
    await expect(accept(code)).rejects.toThrow('This invitation has expired. Ask for a new link.');
    calls.now -= 1;
    expect((await accept(code)).body.role).toBe('player');
  });

  test('are listed for thirty days after they have expired, and are deleted after that', async () => {
    const { path } = await newInvitation({ role: 'player', expiresInDays: 1 });
    const listedRoles = async () => {
      const { body } = await calls.callAs(mira, 'invitationList', { path });
      return body.items.map(({ role }) => role);
    };
    calls.now = noon + 31 * day - 1;
    expect(await listedRoles()).toEqual(['player']);
    calls.now += 1;
    expect(await listedRoles()).toEqual([]);
    await calls.callAs(mira, 'invitationCreate', { path, body: { role: 'viewer' } });
    calls.now += 1;
    await calls.callAs(mira, 'invitationCreate', { path, body: { role: 'gm' } });
    expect(await listedRoles(), 'the newest first').toEqual(['gm', 'viewer']);
    const stored = await db
      .selectFrom('campaign_invitation')
      .select('id')
      .where('campaign_id', '=', path.campaignId)
      .execute();
    expect(stored).toHaveLength(2);
  });

  test('are listed only for members who can manage them', async () => {
    const { path, code } = await newInvitation({ role: 'gm' });
    await calls.callAs(mira, 'invitationCreate', { path, body: { role: 'player' } });
    await accept(code);
    const rolesFor = async (user: SignedInUser) =>
      (await calls.callAs(user, 'invitationList', { path })).body.items.map(({ role }) => role);
    expect((await rolesFor(mira)).toSorted()).toEqual(['gm', 'player']);
    // With the code, a game master could make another person a game master.
    expect(await rolesFor(tomas)).toEqual(['player']);
  });

  test('notify all members when a person joins or is removed', async () => {
    const { campaignId, code } = await newInvitation({ role: 'player' });
    const corvin = await calls.addUser('Corvin-Vell');
    calls.campaignEvents.length = 0;
    await calls.callAs(corvin, 'invitationAccept', { path: { code } });
    await calls.callAs(corvin, 'invitationAccept', { path: { code } });
    const event = { campaignId, entryId: null, userIds: [corvin.id, mira.id] };
    expect(calls.campaignEvents, 'once, although accepted twice').toEqual([event]);
    const path = { campaignId, userId: corvin.id };
    await calls.callAs(mira, 'memberRemove', { path });
    expect(calls.campaignEvents).toEqual([event, event]);
  });

  test('cannot be accepted when the campaign has 250 members, except by a member', async () => {
    const { campaignId, code } = await newInvitation({ role: 'player' });
    const users = await Promise.all(
      Array.from({ length: 249 }, (_, index) => calls.addUser(`Guest${index}`)),
    );
    await calls.addMembers(campaignId, Object.fromEntries(users.map(({ id }) => [id, 'player'])));
    await expect(accept(code)).rejects.toThrow('This campaign has as many members as it can have.');
    const path = { code };
    const answer = await calls.callAs(users[0] ?? mira, 'invitationAccept', { path });
    expect(answer.status).toBe(200);
  });

  test('of a user whose account is deleted remain, without the name', async () => {
    const { campaignId, path } = await newInvitation({ role: 'player' });
    const ilse = await calls.addUser('Ilse');
    await db
      .updateTable('campaign_invitation')
      .set({ created_by: ilse.id })
      .where('campaign_id', '=', campaignId)
      .execute();
    await db.deleteFrom('user').where('id', '=', ilse.id).execute();
    const { body } = await calls.callAs(mira, 'invitationList', { path });
    expect(body.items).toMatchObject([{ createdBy: null }]);
  });

  test.each(['removed', 'made a player', 'gone', 'no longer the owner'] as const)(
    'get new codes when a person who knows the old ones is %s',
    async (how) => {
      const { campaignId, path, code } = await newInvitation({ role: 'gm', maxUses: null });
      await calls.callAs(mira, 'invitationCreate', { path, body: { role: 'player' } });
      await accept(code);
      const ofTomas = { path: { campaignId, userId: tomas.id } };
      const codes = async () => {
        const rows = await db
          .selectFrom('campaign_invitation')
          .select(['role', 'code'])
          .where('campaign_id', '=', campaignId)
          .orderBy('role')
          .execute();
        return new Map(rows.map((row) => [row.role, row.code]));
      };
      const before = await codes();
      calls.campaignEvents.length = 0;
      if (how === 'removed') await calls.callAs(mira, 'memberRemove', ofTomas);
      if (how === 'made a player') {
        await calls.callAs(mira, 'memberUpdate', { ...ofTomas, body: { role: 'player' } });
      }
      if (how === 'gone') await calls.callAs(tomas, 'memberRemove', ofTomas);
      if (how === 'no longer the owner') await calls.callAs(mira, 'memberMakeOwner', ofTomas);
      const after = await codes();
      expect(after.get('gm')).not.toBe(before.get('gm'));
      // A former owner is a game master, who sees the codes for players.
      const seesOthers = how === 'no longer the owner';
      expect(after.get('player') === before.get('player')).toBe(seesOthers);
      const event = { campaignId, entryId: null, userIds: [mira.id, tomas.id] };
      expect(calls.campaignEvents).toEqual([event]);
      const { details } = await db
        .selectFrom('audit')
        .select('details')
        .where('target_id', '=', campaignId)
        .where('details', 'like', '%newCodes%')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(details)).toMatchObject({ newCodes: seesOthers ? 1 : 2 });
      await expect(accept(code)).rejects.toMatchObject({ code: 'invalid_token' });
    },
  );

  test('keep their codes when a player is removed or appointed', async () => {
    const { campaignId, path, code } = await newInvitation({ role: 'player', maxUses: null });
    await accept(code);
    const ofTomas = { path: { campaignId, userId: tomas.id } };
    await calls.callAs(mira, 'memberUpdate', { ...ofTomas, body: { role: 'viewer' } });
    await calls.callAs(mira, 'memberRemove', ofTomas);
    await accept(code);
    await calls.callAs(mira, 'memberUpdate', { ...ofTomas, body: { role: 'gm' } });
    const { body } = await calls.callAs(mira, 'invitationList', { path });
    expect(body.items.map((invitation) => invitation.code)).toEqual([code]);
  });
});
