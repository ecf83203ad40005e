import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { sameBytes } from '#mocks/ports/pictures.ts';
import { defaultQuotas } from '#backend/quotas.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { addNotes } from '#tests/support/many-entries.ts';
import { HandlerCalls } from './calls.ts';
import { picture } from './pictures.ts';

describeBoth('the share of one player in a campaign', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;
  let ilse: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('mira-owner');
    tomas = await calls.addUser('tomas-gamer');
    ilse = await calls.addUser('ilse-gamer');
  });

  const newCampaign = async () => ({
    campaignId: await calls.newCampaign(mira, { [tomas.id]: 'player', [ilse.id]: 'player' }),
  });

  const become = (user: SignedInUser, campaignId: string, role: CampaignRole) =>
    db
      .updateTable('campaign_member')
      .set({ role })
      .where('campaign_id', '=', campaignId)
      .where('user_id', '=', user.id)
      .execute();

  /** How many of twenty calls at once succeed. All others must be refused with this detail. */
  async function ofTwenty(call: () => Promise<unknown>, detail: string): Promise<number> {
    const results = await Promise.allSettled(Array.from({ length: 20 }, call));
    const refused = results.filter((result) => result.status === 'rejected');
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'quota_exceeded', message: detail });
    }
    return results.length - refused.length;
  }

  const write = (user: SignedInUser, path: { campaignId: string }, text = '') =>
    calls.callAs(user, 'entryCreate', { path, body: { type: 'note', title: 'A note', text } });

  async function uploadsOf(user: SignedInUser, path: { campaignId: string }): Promise<string[]> {
    const rows = await db
      .selectFrom('picture')
      .select('id')
      .where('campaign_id', '=', path.campaignId)
      .where('uploaded_by', '=', user.id)
      .execute();
    return rows.map(({ id }) => id).toSorted();
  }

  const tooMany =
    'One player can have 2,000 entries in a campaign, deleted ones included. Delete some, and ask a game master to delete them for good.';

  test('is 2,000 entries, also for twenty requests at once, with deleted entries', async () => {
    const path = await newCampaign();
    const notes = Array.from({ length: 1_997 }, (_, n) => ({ title: `Note ${n}`, text: '' }));
    await addNotes(db, { ...path, visibility: 'everyone' }, notes);
    await db
      .updateTable('entry')
      .set({ player_id: tomas.id, created_by: tomas.id })
      .where('campaign_id', '=', path.campaignId)
      .execute();
    expect(await ofTwenty(() => write(tomas, path), tooMany)).toBe(3);
    const entryId = `${path.campaignId}-note-00000`;
    await calls.callAs(tomas, 'entryDelete', { path: { ...path, entryId } });
    expect(await ofTwenty(() => write(tomas, path), tooMany)).toBe(0);
    // Nothing is created by a restore, so it needs no room.
    await calls.callAs(mira, 'entryRestore', { path: { ...path, entryId } });
    await write(ilse, path);
    await write(mira, path);
    await write(tomas, await newCampaign());
    await become(tomas, path.campaignId, 'gm');
    const entries = [{ key: 'one', type: 'note', title: 'One' }];
    await calls.callAs(tomas, 'entryImport', { path, body: { importId: 'an-import', entries } });
    await write(tomas, path);
  });

  test('stays used when the player leaves and comes back', async () => {
    const path = await newCampaign();
    const notes = Array.from({ length: 2_000 }, (_, n) => ({ title: `Note ${n}`, text: '' }));
    await addNotes(db, { ...path, visibility: 'everyone' }, notes);
    await db
      .updateTable('entry')
      .set({ player_id: tomas.id })
      .where('campaign_id', '=', path.campaignId)
      .execute();
    await calls.callAs(tomas, 'memberRemove', { path: { ...path, userId: tomas.id } });
    const invited = { path, body: { role: 'player' } };
    const { code } = (await calls.callAs(mira, 'invitationCreate', invited)).body;
    await calls.callAs(tomas, 'invitationAccept', { path: { code: code ?? '' } });
    await expect(write(tomas, path)).rejects.toMatchObject({ message: tooMany });
  });

  test('is a quarter of the bytes of entries, and never refuses a shorter text', async () => {
    const path = await newCampaign();
    calls.quotas = { ...defaultQuotas, entryMegabytes: 1 };
    const text = 'tide '.repeat(2_600);
    const detail =
      'The entries of one player in a campaign can take up 0.25 MB, deleted ones included. Shorten some, or delete some and ask a game master to delete them for good.';
    const { entryId } = (await write(tomas, path)).body;
    const created = await ofTwenty(() => write(tomas, path, text), detail);
    // Each of them has two views and a version.
    expect(created).toBe(6);
    const change = (user: SignedInUser, words: string) =>
      calls.callAs(user, 'entryUpdate', { path: { ...path, entryId }, body: { text: words } });
    await expect(change(tomas, text)).rejects.toMatchObject({ message: detail });
    await change(mira, text);
    await change(tomas, 'Short.');
    await write(ilse, path, text);
    await write(mira, path, text);
    calls.quotas = defaultQuotas;
  });

  test('is a quarter of the bytes of pictures, also for twenty requests at once', async () => {
    const path = await newCampaign();
    const { pictures } = calls;
    // The real renderer refuses more than a few pictures at once.
    calls.pictures = sameBytes;
    const file = await picture('png', '#102030', 400, 300);
    const upload = (user: SignedInUser) =>
      calls.callAs(user, 'pictureCreate', { path, parts: [['file', file]] });
    const { pictureId } = (await upload(tomas)).body;
    const { bytes } = await db
      .selectFrom('picture')
      .select('bytes')
      .where('id', '=', pictureId)
      .executeTakeFirstOrThrow();
    // Room for three of them, one of which is there.
    const limit = (3.5 * bytes) / 1_000_000;
    calls.quotas = { ...defaultQuotas, pictureMegabytes: 4 * limit };
    const detail = `The pictures of one player in a campaign can take up ${limit} MB. Delete entries that show them, and ask a game master to delete these for good.`;
    expect(await ofTwenty(() => upload(tomas), detail)).toBe(2);
    const rendered: unknown[] = [];
    calls.pictures = {
      render: (...input) => {
        rendered.push(input);
        return sameBytes.render(...input);
      },
    };
    calls.quotas = { ...defaultQuotas, pictureMegabytes: (4 * 3 * bytes) / 1_000_000 };
    await expect(upload(tomas)).rejects.toMatchObject({ code: 'quota_exceeded' });
    expect(rendered, 'a share that is used up is noticed before the picture is rendered').toEqual(
      [],
    );
    await upload(ilse);
    await upload(mira);
    // Uploads that no entry shows make room after a day, and what an entry shows or names stays.
    const ids = await uploadsOf(tomas, path);
    const text = `![](/api/pictures/${ids[0]}) \`/api/pictures/${ids[1]}\``;
    await write(tomas, path, text);
    calls.now += 24 * 60 * 60 * 1000;
    const { pictureId: added } = (await upload(tomas)).body;
    expect(await uploadsOf(tomas, path)).toEqual([...ids.slice(0, 2), added].toSorted());
    await expect(upload(tomas)).rejects.toMatchObject({ code: 'quota_exceeded' });
    calls.pictures = pictures;
    calls.quotas = defaultQuotas;
  });
});
