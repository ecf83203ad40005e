import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sweep } from '#backend/sweep.ts';
import type {
  AccountClosing,
  Campaign,
  CampaignFate,
  OwnedCampaigns,
} from '#src/generated/model/index.ts';
import { createCampaign } from '#tests/contract/cases/new-campaign.ts';
import { newFighter } from '#tests/contract/cases/new-character.ts';
import { guest, signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

const day = 24 * 60 * 60_000;

describeBoth('an account that is closed', (open) => {
  let app: TestApp;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    return () => app.close();
  });

  /** Closes an account, whose campaigns are deleted unless their fates are given. */
  const close = async (user: SignedIn, fates: readonly CampaignFate[] = []) => {
    const { items } = (await user.call('accountCampaigns')).body as OwnedCampaigns;
    const campaigns = items.map(
      ({ campaignId }) =>
        fates.find((fate) => fate.campaignId === campaignId) ?? { campaignId, successorId: null },
    );
    const answer = await user.call('accountClose', { body: { campaigns } });
    expect(answer.status).toBe(200);
    return answer.body as AccountClosing;
  };

  /** Makes someone a game master of the campaign. */
  const join = async (owner: SignedIn, campaign: Campaign, other: SignedIn) => {
    const { campaignId } = campaign;
    const invited = await owner.call('invitationCreate', {
      params: { campaignId },
      body: { role: 'gm' },
    });
    const { code } = invited.body as { code: string };
    expect((await other.call('invitationAccept', { params: { code } })).status).toBe(200);
  };

  const rowsOf = (userId: string) =>
    app.context.db.selectFrom('user').select('id').where('id', '=', userId).execute();

  test('is deleted after thirty days, with what its owner has decided about campaigns', async () => {
    const mira = await signedIn(app, 'mira');
    const tomas = await signedIn(app, 'tomas');
    const handedOver = await createCampaign(mira.client, 'Handed over');
    const deleted = await createCampaign(mira.client, 'Deleted');
    const shared = await createCampaign(tomas.client, 'Of Tomas');
    for (const campaign of [handedOver, deleted]) await join(mira, campaign, tomas);
    await join(tomas, shared, mira);
    const note = await mira.call('entryCreate', {
      params: { campaignId: shared.campaignId },
      body: { type: 'note', title: 'What Mira wrote' },
    });
    expect(note.status).toBe(201);
    await newFighter(mira.client);
    const { closesAt } = await close(mira, [
      { campaignId: handedOver.campaignId, successorId: tomas.id },
      { campaignId: deleted.campaignId, successorId: null },
    ]);
    expect(Date.parse(closesAt)).toBe(now + 30 * day);
    await app.context.mailer.idle();
    expect(app.mails.at(-1)?.subject).toBe('Your seat at Questwright is kept for 30 days');

    now += 30 * day - 1;
    await sweep(app.context);
    expect(await rowsOf(mira.id)).toHaveLength(1);
    now += 1;
    await sweep(app.context);
    expect(await rowsOf(mira.id)).toEqual([]);

    const tomasLater = await signedIn(app, 'tomas');
    const read = ({ campaignId }: Campaign) =>
      tomasLater.call('campaignGet', { params: { campaignId } });
    expect(await read(handedOver)).toMatchObject({ status: 200, body: { role: 'owner' } });
    expect((await read(deleted)).status).toBe(404);
    const members = await tomasLater.call('memberList', {
      params: { campaignId: shared.campaignId },
    });
    expect(members.body).toMatchObject({ items: [{ name: 'Tomas' }] });
    const entries = await tomasLater.call('entryList', {
      params: { campaignId: shared.campaignId },
    });
    expect(JSON.stringify(entries.body)).toContain('What Mira wrote');
    const characters = await app.context.db
      .selectFrom('character')
      .select('id')
      .where('owner_id', '=', mira.id)
      .execute();
    expect(characters).toEqual([]);
  });

  test('is deleted minutes after the start of a server, also if none runs for an hour', async () => {
    const mira = await signedIn(app, 'mira');
    await close(mira);
    now += 30 * day;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const restarted = await createTestApp({ database: app.database, clock: () => now });
    onTestFinished(() => restarted.close());
    await restarted.idle();
    vi.advanceTimersByTime(2 * 60_000);
    vi.useRealTimers();
    const isDeleted = async () => expect(await rowsOf(mira.id)).toEqual([]);
    await vi.waitFor(isDeleted, { timeout: 20_000 });
  });

  test('gives a campaign that its owner has got later to the first game master', async () => {
    const mira = await signedIn(app, 'mira');
    const tomas = await signedIn(app, 'tomas');
    await close(mira);
    const again = await signedIn(app, 'mira');
    const later = await createCampaign(again.client, 'Begun later');
    await join(again, later, tomas);
    now += 30 * day;
    await sweep(app.context);
    const tomasLater = await signedIn(app, 'tomas');
    const { campaignId } = later;
    const answer = await tomasLater.call('campaignGet', { params: { campaignId } });
    expect(answer).toMatchObject({ status: 200, body: { role: 'owner' } });
  });

  const ends = [
    {
      end: 'has left',
      run: async (chosen: SignedIn, { campaignId }: Campaign) => {
        const params = { campaignId, userId: chosen.id };
        expect((await chosen.call('memberRemove', { params })).status).toBe(204);
      },
    },
    {
      end: 'is disabled',
      run: (chosen: SignedIn) =>
        app.context.db
          .updateTable('user')
          .set({ disabled_at: now })
          .where('id', '=', chosen.id)
          .execute(),
    },
    { end: 'closes their own account later', run: async () => close(await signedIn(app, 'tomas')) },
    {
      end: 'is deleted before',
      run: async (chosen: SignedIn) => {
        await close(await signedIn(app, 'tomas'));
        await app.context.db
          .updateTable('user')
          .set({ closes_at: now })
          .where('id', '=', chosen.id)
          .execute();
        await sweep(app.context);
      },
    },
  ];

  test.each(ends)(
    'gives a campaign to another game master if the chosen one $end',
    async ({ run }) => {
      const mira = await signedIn(app, 'mira');
      const tomas = await signedIn(app, 'tomas');
      const ilse = await signedIn(app, 'ilse');
      const campaign = await createCampaign(mira.client, 'Meant for Tomas');
      const { campaignId } = campaign;
      for (const other of [tomas, ilse]) await join(mira, campaign, other);
      await close(mira, [{ campaignId, successorId: tomas.id }]);
      now += day;
      await run(tomas, campaign);
      now += 29 * day;
      await sweep(app.context);
      expect(await rowsOf(mira.id)).toEqual([]);
      const answer = await (
        await signedIn(app, 'ilse')
      ).call('campaignGet', { params: { campaignId } });
      expect(answer).toMatchObject({ status: 200, body: { role: 'owner' } });
      await app.context.db
        .updateTable('user')
        .set({ disabled_at: null, closes_at: null })
        .where('id', '=', tomas.id)
        .execute();
    },
  );

  test('stays if its owner keeps it in time', async () => {
    const mira = await signedIn(app, 'mira');
    await close(mira);
    now += 29 * day;
    const body = { email: people.mira.email, password: people.mira.password };
    const client = guest(app);
    expect(await client.call('authLogin', { body })).toMatchObject({ status: 200 });
    expect((await client.call('accountKeep')).status).toBe(200);
    now += 2 * day;
    await sweep(app.context);
    expect(await rowsOf(mira.id)).toHaveLength(1);
  });

  test('cannot be that of the last administrator', async () => {
    const odo = await signedIn(app, 'odo');
    const answer = await odo.call('accountClose', { body: { campaigns: [] } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const ilse = await signedIn(app, 'ilse');
    await app.context.db
      .insertInto('user_group')
      .values({ user_id: ilse.id, group_name: 'admin' })
      .execute();
    expect((await odo.call('accountClose', { body: { campaigns: [] } })).status).toBe(200);
    const second = await signedIn(app, 'ilse');
    expect((await second.call('accountClose', { body: { campaigns: [] } })).status).toBe(409);
  });
});
