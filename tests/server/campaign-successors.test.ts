import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sweep } from '#backend/sweep.ts';
import type { Campaign, CampaignRole } from '#src/generated/model/index.ts';
import { createCampaign } from '#tests/contract/cases/new-campaign.ts';
import { signedIn, type AccountId, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const day = 24 * 60 * 60_000;

describeBoth('the campaigns of a closed account', (open) => {
  let app: TestApp;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    return () => app.close();
  });
  beforeEach(async () => {
    const { db } = app.context;
    await db.deleteFrom('campaign').execute();
    await db.updateTable('user').set({ disabled_at: null, closes_at: null }).execute();
  });

  const join = async (
    owner: SignedIn,
    { campaignId }: Campaign,
    other: SignedIn,
    role: CampaignRole = 'gm',
  ) => {
    const invited = await owner.call('invitationCreate', {
      params: { campaignId },
      body: { role: 'gm' },
    });
    const { code } = invited.body as { code: string };
    expect((await other.call('invitationAccept', { params: { code } })).status).toBe(200);
    if (role !== 'gm') await setRole(owner, campaignId, other, role);
    now += 1;
  };

  const setRole = async (
    owner: SignedIn,
    campaignId: string,
    other: SignedIn,
    role: CampaignRole,
  ) => {
    const params = { campaignId, userId: other.id };
    expect((await owner.call('memberUpdate', { params, body: { role } })).status).toBe(200);
  };

  const close = async (user: SignedIn, campaigns: readonly object[] = []) => {
    const answer = await user.call('accountClose', { body: { campaigns } });
    expect(answer.status).toBe(200);
  };

  /** The roles of the members by their ids, as the database has them; none if the campaign is removed. */
  const rolesIn = async ({ campaignId }: Campaign) => {
    const rows = await app.context.db
      .selectFrom('campaign_member as member')
      .innerJoin('campaign', 'campaign.id', 'member.campaign_id')
      .select(['member.user_id', 'member.role', 'campaign.owner_id'])
      .where('campaign.id', '=', campaignId)
      .execute();
    const owners = rows.filter(({ role }) => role === 'owner').map(({ user_id: id }) => id);
    expect(owners).toEqual(rows.slice(0, 1).map(({ owner_id: id }) => id));
    return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
  };

  const disable = (user: SignedIn) =>
    app.context.db
      .updateTable('user')
      .set({ disabled_at: now })
      .where('id', '=', user.id)
      .execute();

  const of = (person: AccountId) => signedIn(app, person);

  test.each([
    { end: 'closes their own account', run: async () => close(await of('tomas')) },
    { end: 'is disabled', run: disable },
  ])('go to the chosen one who $end, if there is no other game master', async ({ run }) => {
    const [mira, tomas, ilse] = [await of('mira'), await of('tomas'), await of('ilse')];
    const campaign = await createCampaign(mira.client, 'Meant for Tomas');
    await join(mira, campaign, ilse, 'player');
    await join(mira, campaign, tomas);
    const { campaignId } = campaign;
    await close(mira, [{ campaignId, successorId: tomas.id }]);
    now += day;
    await run(tomas);
    now += 29 * day;
    await sweep(app.context);
    expect(await rolesIn(campaign)).toEqual({ [tomas.id]: 'owner', [ilse.id]: 'player' });
  });

  test('go to the chosen one who is a player now, if there is no game master', async () => {
    const [mira, tomas, ilse] = [await of('mira'), await of('tomas'), await of('ilse')];
    const campaign = await createCampaign(mira.client, 'Meant for Tomas');
    const { campaignId } = campaign;
    await join(mira, campaign, ilse, 'player');
    await join(mira, campaign, tomas);
    await close(mira, [{ campaignId, successorId: tomas.id }]);
    await setRole(await of('mira'), campaignId, tomas, 'viewer');
    now += 30 * day;
    await sweep(app.context);
    expect(await rolesIn(campaign)).toEqual({ [tomas.id]: 'owner', [ilse.id]: 'player' });
  });

  test('go to another game master, even a disabled one, if the chosen one has left', async () => {
    const [mira, tomas, ilse, odo] = [
      await of('mira'),
      await of('tomas'),
      await of('ilse'),
      await of('odo'),
    ];
    const campaign = await createCampaign(mira.client, 'Meant for Tomas');
    const { campaignId } = campaign;
    await join(mira, campaign, odo, 'player');
    for (const other of [tomas, ilse]) await join(mira, campaign, other);
    await close(mira, [{ campaignId, successorId: tomas.id }]);
    const params = { campaignId, userId: tomas.id };
    expect((await tomas.call('memberRemove', { params })).status).toBe(204);
    await disable(ilse);
    now += 30 * day;
    await sweep(app.context);
    expect(await rolesIn(campaign)).toEqual({ [ilse.id]: 'owner', [odo.id]: 'player' });
  });

  test('go to the member who joined first, if there is no game master', async () => {
    const [mira, tomas, ilse] = [await of('mira'), await of('tomas'), await of('ilse')];
    await close(mira);
    const later = await of('mira');
    const campaign = await createCampaign(later.client, 'Begun later');
    await join(later, campaign, ilse, 'viewer');
    await join(later, campaign, tomas, 'player');
    now += 30 * day;
    await sweep(app.context);
    expect(await rolesIn(campaign)).toEqual({ [ilse.id]: 'owner', [tomas.id]: 'player' });
  });

  test('are in the list of a closed account that gets them, and go to the next at its own end', async () => {
    const [mira, tomas, ilse] = [await of('mira'), await of('tomas'), await of('ilse')];
    const campaign = await createCampaign(mira.client, 'From hand to hand');
    const { campaignId } = campaign;
    await join(mira, campaign, tomas);
    await join(mira, campaign, ilse, 'player');
    await close(mira, [{ campaignId, successorId: tomas.id }]);
    now += day;
    await close(await of('tomas'));
    now += 29 * day;
    await sweep(app.context);
    const again = await of('tomas');
    expect((await again.call('accountCampaigns')).body).toMatchObject({ items: [{ campaignId }] });
    expect((await again.call('campaignList')).body).toMatchObject({
      items: [{ campaignId, role: 'owner' }],
    });
    now += day;
    await sweep(app.context);
    expect(await rolesIn(campaign)).toEqual({ [ilse.id]: 'owner' });
    await close(await of('ilse'), [{ campaignId, successorId: null }]);
    now += 30 * day;
    await sweep(app.context);
    expect(await rolesIn(campaign)).toEqual({});
  });

  test('go from one closed account to the next also if all end on the same day', async () => {
    const [mira, tomas, ilse] = [await of('mira'), await of('tomas'), await of('ilse')];
    const campaign = await createCampaign(mira.client, 'For the last one');
    const { campaignId } = campaign;
    for (const other of [tomas, ilse]) await join(mira, campaign, other);
    await close(mira, [{ campaignId, successorId: tomas.id }]);
    await close(tomas);
    await disable(ilse);
    now += 30 * day;
    await sweep(app.context);
    expect(await rolesIn(campaign)).toEqual({ [ilse.id]: 'owner' });
  });

  test('do not end by a decision from a time before their owner gave them away', async () => {
    const [mira, tomas, ilse] = [await of('mira'), await of('tomas'), await of('ilse')];
    const campaign = await createCampaign(tomas.client, 'Given away and back');
    const { campaignId } = campaign;
    await join(tomas, campaign, mira);
    await join(tomas, campaign, ilse, 'player');
    await close(mira);
    now += day;
    await close(await of('tomas'), [{ campaignId, successorId: null }]);
    const params = { campaignId, userId: mira.id };
    const given = await (await of('tomas')).call('memberMakeOwner', { params });
    expect(given.status).toBe(200);
    now += 29 * day;
    await sweep(app.context);
    expect(await rolesIn(campaign)).toEqual({ [tomas.id]: 'owner', [ilse.id]: 'player' });
    now += day;
    await sweep(app.context);
    expect(await rolesIn(campaign)).toEqual({ [ilse.id]: 'owner' });
  });

  test('must all be named when it is closed, except those that are deleted already', async () => {
    const mira = await of('mira');
    const named = await createCampaign(mira.client, 'Named');
    const forgotten = await createCampaign(mira.client, 'Forgotten');
    const fate = { campaignId: named.campaignId, successorId: null };
    const refused = await mira.call('accountClose', { body: { campaigns: [fate, fate] } });
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: 'You own a campaign that the form did not show. Choose again.' },
    });
    expect((await mira.call('authSelf')).body).not.toHaveProperty('closesAt');
    const params = { campaignId: forgotten.campaignId };
    const options = { params, headers: { 'If-Match': '"1"' } };
    expect((await mira.call('campaignDelete', options)).status).toBe(204);
    await close(mira, [fate]);
  });
});
