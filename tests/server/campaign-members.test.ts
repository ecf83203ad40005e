import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { memberColumns } from '#backend/campaigns/member-columns.ts';
import type { SignedInUser } from '#backend/context.ts';
import { insertMany } from '#backend/db/insert-many.ts';
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
    tomas = await calls.addUser('Tomas');
  });

  const newInvitation = async (body: object) => {
    calls.now = noon;
    const texts = { title: 'The Lanterns', setting: 'A coast', storyOverview: 'Fog came.' };
    const campaign = await calls.callAs(mira, 'campaignCreate', { parts: Object.entries(texts) });
    const { campaignId } = campaign.body;
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

  test('are listed for thirty days after they have expired, and make room after that', async () => {
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

  test('tell all members who joins, and who is removed', async () => {
    const { campaignId, code } = await newInvitation({ role: 'player' });
    const corvin = await calls.addUser('Corvin-Vell');
    calls.campaignEvents.length = 0;
    await calls.callAs(corvin, 'invitationAccept', { path: { code } });
    await calls.callAs(corvin, 'invitationAccept', { path: { code } });
    const told = { campaignId, entryId: null, userIds: [corvin.id, mira.id] };
    expect(calls.campaignEvents, 'once, although accepted twice').toEqual([told]);
    const path = { campaignId, userId: corvin.id };
    await calls.callAs(mira, 'memberRemove', { path });
    expect(calls.campaignEvents).toEqual([told, told]);
  });

  test('cannot be accepted when the campaign has 250 members, except by a member', async () => {
    const { campaignId, code } = await newInvitation({ role: 'player' });
    const campaign = await db
      .selectFrom('campaign')
      .selectAll()
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow();
    const users = await Promise.all(
      Array.from({ length: 249 }, (_, index) => calls.addUser(`Guest${index}`)),
    );
    await insertMany(
      db,
      'campaign_member',
      users.map(({ id }) => ({
        ...memberColumns(campaign),
        user_id: id,
        role: 'player' as const,
        joined_at: noon,
      })),
    );
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
});
