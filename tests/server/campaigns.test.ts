import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls, noon, type HandlerInput } from './calls.ts';

const minute = 60_000;

describeBoth('campaigns', (open) => {
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

  beforeEach(async () => {
    calls.now = noon;
    await db.deleteFrom('campaign').execute();
  });

  const create = async (title: string, more: Record<string, string> = {}) => {
    const texts = { title, setting: 'A coast', storyOverview: 'Fog came.', ...more };
    const { body } = await calls.callAs(mira, 'campaignCreate', { parts: Object.entries(texts) });
    return body;
  };
  const get = (user: SignedInUser, campaignId: string) =>
    calls.callAs(user, 'campaignGet', { path: { campaignId } });
  const change = (
    user: SignedInUser,
    campaignId: string,
    texts: Record<string, string>,
    ifMatch?: string,
  ) =>
    calls.callAs(user, 'campaignUpdate', {
      path: { campaignId },
      headers: { 'if-match': ifMatch },
      parts: Object.entries(texts),
    });
  const remove = (user: SignedInUser, campaignId: string, ifMatch?: string) =>
    calls.callAs(user, 'campaignDelete', {
      path: { campaignId },
      headers: { 'if-match': ifMatch },
    });
  const titles = async (query: HandlerInput['query'], user = mira) => {
    const { body } = await calls.callAs(user, 'campaignList', { query });
    return body.items.map(({ title }) => title);
  };
  const join = async (user: SignedInUser, campaignId: string, role: CampaignRole) => {
    const campaign = await db
      .selectFrom('campaign')
      .selectAll()
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('campaign_member')
      .values({
        campaign_id: campaignId,
        user_id: user.id,
        role,
        joined_at: noon,
        last_accessed_at: null,
        campaign_created_at: campaign.created_at,
        campaign_updated_at: campaign.updated_at,
        campaign_title_fold: campaign.title_fold,
      })
      .execute();
  };

  test('belong to the user who creates them', async () => {
    const answer = await calls.callAs(mira, 'campaignCreate', {
      parts: [
        ['title', '  The Lantern Coast '],
        ['setting', 'A coast of drowned bells'],
        ['storyOverview', 'Fog came.'],
        ['dmNotes', 'The keeper lies.'],
        ['generateCover', 'true'],
      ],
    });
    const { body, headers } = answer;
    expect(body).toMatchObject({
      title: 'The Lantern Coast',
      dmNotes: 'The keeper lies.',
      coverImageW1024: null,
      generateCover: true,
      role: 'owner',
      version: 1,
      meta: { created_at: new Date(noon).toISOString(), last_accessed_at: null },
    });
    expect(headers).toEqual({ ETag: '"1"', Location: `/api/campaigns/${body.campaignId}` });
  });

  test('store the time when they were opened, at most once a minute', async () => {
    const { campaignId } = await create('Coast');
    const openAt = async (now: number) => {
      calls.now = now;
      const { body } = await get(mira, campaignId);
      return body.meta.last_accessed_at;
    };
    expect(await openAt(noon + 1)).toBe(new Date(noon + 1).toISOString());
    expect(await openAt(noon + minute)).toBe(new Date(noon + 1).toISOString());
    expect(await openAt(noon + minute + 1)).toBe(new Date(noon + minute + 1).toISOString());
    const { body } = await get(mira, campaignId);
    expect(body.version).toBe(1);
  });

  test('open although the time of it cannot be stored yet', async () => {
    const { campaignId } = await create('Behind a large write');
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('campaign_member').set({ joined_at: noon }).execute();
      const { body } = await get(mira, campaignId);
      expect(body.meta.last_accessed_at).toBe(new Date(noon).toISOString());
    });
  });

  test('are sorted by their last opening, also if they are opened in turns within a minute', async () => {
    const fourth = await create('Fourth');
    const fifth = await create('Fifth');
    const latest = () => titles({ sortByMeta: 'last_accessed_at', reverse: 'true' });
    for (const [index, { campaignId, title }] of [fourth, fifth, fourth, fifth].entries()) {
      calls.now = noon + minute + index;
      await get(mira, campaignId);
      expect((await latest())[0]).toBe(title);
    }
    calls.now = noon + minute + 3;
    await get(mira, fourth.campaignId);
    calls.now = noon + minute + 10;
    await get(mira, fourth.campaignId);
    expect((await latest())[0]).toBe('Fourth');
  });

  test('are sorted by the requested time, and campaigns that were never opened come last', async () => {
    const ids: string[] = [];
    for (const [index, title] of ['Dusk', 'Ash', 'Coast', 'Bell'].entries()) {
      calls.now = noon + index * minute;
      ids.push((await create(title)).campaignId);
    }
    for (const [index, place] of [2, 0].entries()) {
      calls.now = noon + (10 + index) * minute;
      await get(mira, ids[place] ?? '');
    }
    const byAccess = { sortByMeta: 'last_accessed_at' };
    expect((await titles(byAccess)).slice(0, 2)).toEqual(['Coast', 'Dusk']);
    const latest = await titles({ ...byAccess, reverse: 'true' });
    expect(latest.slice(0, 2)).toEqual(['Dusk', 'Coast']);
    expect(latest.slice(2).toSorted()).toEqual(['Ash', 'Bell']);
    expect(await titles({ sortByMeta: 'created_at', reverse: 'true' })).toEqual([
      'Bell',
      'Coast',
      'Ash',
      'Dusk',
    ]);
    calls.now = noon + 20 * minute;
    await change(mira, ids[1] ?? '', { setting: 'Another' });
    expect(await titles({ sortByMeta: 'updated_at' })).toEqual(['Dusk', 'Coast', 'Bell', 'Ash']);
    expect(await titles({})).toEqual(['Ash', 'Bell', 'Coast', 'Dusk']);
    expect(await titles({}, tomas)).toEqual([]);
  });

  test.each([
    { sortByMeta: 'last_accessed_at', reverse: 'true' },
    { sortByMeta: 'last_accessed_at', reverse: 'false' },
    { sortByMeta: 'created_at', reverse: 'true' },
    {},
  ])('are listed once each in the pages of %j', async (query: HandlerInput['query']) => {
    for (const title of ['A', 'B', 'C', 'D', 'E']) await create(title);
    const { body } = await calls.callAs(mira, 'campaignList', { query: { pageSize: '1' } });
    await get(mira, body.items[0]?.campaignId ?? '');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await calls.callAs(mira, 'campaignList', {
        query: { ...query, pageSize: '2', nextCursor: cursor },
      });
      seen.push(...page.body.items.map(({ title }) => title));
      cursor = page.body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
    await expect(
      titles({ sortByMeta: 'updated_at', nextCursor: body.nextCursor ?? '' }),
    ).rejects.toMatchObject({ code: 'invalid_cursor' });
  });

  test('show the beginning of the story in lists, and never the notes', async () => {
    await create('Coast', { storyOverview: 'fog 🌫 '.repeat(200), dmNotes: 'Secret' });
    const { body } = await calls.callAs(mira, 'campaignList');
    const [item] = body.items;
    expect([...(item?.excerpt ?? '')].length).toBeLessThanOrEqual(300);
    expect(item?.excerpt).toMatch(/^fog 🌫 .*…$/u);
    expect(JSON.stringify(body)).not.toContain('Secret');
  });

  test('show the beginning of the story in lists without the headings of the storyteller', async () => {
    const storyOverview =
      'In short\nAll of the city lives with one thing.\n\nThree conflicts\n- The wells';
    await create('Coast', { storyOverview });
    const { body } = await calls.callAs(mira, 'campaignList');
    expect(body.items[0]?.excerpt).toBe('All of the city lives with one thing. The wells');
  });

  test('change only in the sent fields, and get a new version only if a value differs', async () => {
    const { campaignId } = await create('Coast', { dmNotes: 'Old' });
    calls.now = noon + minute;
    const { body, headers } = await change(mira, campaignId, { dmNotes: 'New' }, '"1"');
    expect(body).toMatchObject({ title: 'Coast', setting: 'A coast', dmNotes: 'New', version: 2 });
    // Lists for all members are sorted by the time, and the notes are only for game masters.
    expect(body.meta.updated_at).toBe(new Date(noon).toISOString());
    expect(headers).toEqual({ ETag: '"2"' });
    const same = await change(mira, campaignId, { dmNotes: 'New', title: ' Coast ' });
    expect(same.body.version).toBe(2);
    await expect(change(mira, campaignId, { title: 'Late' }, '"1"')).rejects.toMatchObject({
      code: 'version_mismatch',
    });
    const visible = await change(mira, campaignId, { setting: 'A river' });
    expect(visible.body.meta.updated_at).toBe(new Date(noon + minute).toISOString());
    await expect(remove(mira, campaignId, '"1"')).rejects.toMatchObject({
      code: 'version_mismatch',
    });
  });

  test('keep all of several parallel changes', async () => {
    const { campaignId } = await create('Coast');
    await Promise.all([
      change(mira, campaignId, { setting: 'S' }),
      change(mira, campaignId, { storyOverview: 'O' }),
      change(mira, campaignId, { dmNotes: 'N' }),
    ]);
    expect((await get(mira, campaignId)).body).toMatchObject({
      setting: 'S',
      storyOverview: 'O',
      dmNotes: 'N',
      version: 4,
    });
  });

  test('do not exist for other users', async () => {
    const { campaignId } = await create('Coast');
    for (const attempt of [
      () => get(tomas, campaignId),
      () => change(tomas, campaignId, { title: 'Mine' }),
      () => remove(tomas, campaignId),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await get(mira, campaignId)).body).toMatchObject({ title: 'Coast', version: 1 });
  });

  test('can be read by players without the notes, but not changed', async () => {
    const { campaignId } = await create('Coast', { dmNotes: 'Secret' });
    await join(tomas, campaignId, 'player');
    const { body } = await get(tomas, campaignId);
    expect(body.role).toBe('player');
    expect(body).not.toHaveProperty('dmNotes');
    await expect(change(tomas, campaignId, { title: 'X' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(remove(tomas, campaignId)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('can be read and changed by a second game master, but not deleted', async () => {
    const { campaignId } = await create('Coast', { dmNotes: 'Secret' });
    await join(tomas, campaignId, 'gm');
    expect((await get(tomas, campaignId)).body.dmNotes).toBe('Secret');
    expect((await change(tomas, campaignId, { dmNotes: 'Ours' })).body.dmNotes).toBe('Ours');
    await expect(remove(tomas, campaignId)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await remove(mira, campaignId)).toEqual({ status: 204 });
    await expect(get(tomas, campaignId)).rejects.toMatchObject({ code: 'not_found' });
  });
});
