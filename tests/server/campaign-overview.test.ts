import { sql, type Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

const minute = 60_000;

describeBoth('the overview of a campaign', (open, _fresh, kind) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let campaignId: string;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Owner');
  });

  beforeEach(async () => {
    calls.now += 60 * minute;
    campaignId = await calls.newCampaign(mira);
  });

  const write = async (title: string): Promise<string> => {
    calls.now += minute;
    const body = { type: 'note', title, visibility: 'everyone' };
    const path = { campaignId };
    return (await calls.callAs(mira, 'entryCreate', { path, body })).body.entryId;
  };
  const openEntry = (entryId: string, query = {}) =>
    calls.callAs(mira, 'entryGet', { path: { campaignId, entryId }, query });
  const opened = async (): Promise<string[]> => {
    const { body } = await calls.callAs(mira, 'campaignOverview', { path: { campaignId } });
    return body.recentlyOpened.map(({ title }) => title);
  };
  const visits = () =>
    db
      .selectFrom('entry_visit')
      .select(['entry_id', 'visited_at'])
      .where('campaign_id', '=', campaignId)
      .orderBy('visited_at')
      .execute();

  test('has the day of the latest session of the last thirty days also in the list of campaigns', async () => {
    const odo = await calls.addUser(`odo-${campaignId}`);
    await calls.addMembers(campaignId, { [odo.id]: 'player' });
    const dayIn = (days: number) =>
      new Date(calls.now + days * 24 * 60 * minute).toISOString().slice(0, 10);
    const play = (days: number, visibility: string) => {
      const body = {
        type: 'session',
        title: `The evening ${days}`,
        visibility,
        details: { date: dayIn(days) },
      };
      return calls.callAs(mira, 'entryCreate', { path: { campaignId }, body });
    };
    const shownTo = async (user: SignedInUser) => {
      const { body } = await calls.callAs(user, 'campaignList');
      return body.items.find((item) => item.campaignId === campaignId)?.lastSession;
    };
    expect(await shownTo(mira)).toBeNull();
    await play(-40, 'everyone');
    await play(1, 'everyone');
    expect(await shownTo(mira)).toBeNull();
    await play(-5, 'everyone');
    await play(-2, 'gm');
    // It may still be played.
    await play(0, 'everyone');
    expect(await shownTo(mira)).toBe(dayIn(-2));
    expect(await shownTo(odo)).toBe(dayIn(-5));
    const [today, before] = [dayIn(0), dayIn(-2)];
    // It is the next day in UTC, but still the evening of the session in America.
    calls.now += 16 * 60 * minute;
    expect(await shownTo(mira)).toBe(before);
    calls.now += 8 * 60 * minute;
    expect(await shownTo(mira)).toBe(today);
  });

  test('records a visit of the same entry at most once a minute', async () => {
    const entryId = await write('The bell');
    const start = calls.now;
    const times: (number | undefined)[] = [];
    for (const later of [0, minute - 1, minute]) {
      calls.now = start + later;
      await openEntry(entryId);
      times.push((await visits())[0]?.visited_at);
    }
    expect(times).toEqual([start, start, start + minute]);
  });

  test('has the entry first that was opened last, also if two are opened in turns', async () => {
    const [bell, tide] = [await write('The bell'), await write('The tide')];
    for (const [index, entryId] of [bell, tide, bell].entries()) {
      calls.now += index + 1;
      await openEntry(entryId);
    }
    expect(await opened()).toEqual(['The bell', 'The tide']);
  });

  test('keeps twenty visits of a user in a campaign, and lists ten', async () => {
    for (let number = 0; number < 25; number += 1) {
      await openEntry(await write(`Note ${number}`));
    }
    expect(await visits()).toHaveLength(20);
    expect(await opened()).toEqual(Array.from({ length: 10 }, (_, index) => `Note ${24 - index}`));
  });

  test('records no visit when a game master reads as another member', async () => {
    const entryId = await write('The bell');
    await openEntry(entryId, { viewAs: mira.id });
    expect(await visits()).toEqual([]);
  });

  test('is read although a visit cannot be recorded yet', async () => {
    const entryId = await write('The bell');
    await openEntry(entryId);
    calls.now += minute;
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('entry_visit').set({ visited_at: calls.now }).execute();
      expect((await openEntry(entryId)).status).toBe(200);
    });
  });

  test('reads the beginning of an index, however many entries there are', async () => {
    await write('The first');
    const template = await db
      .selectFrom('entry')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 3000 }, (_, number) => ({
      ...template,
      id: `many-${campaignId}-${number}`,
      type: number % 2 === 0 ? 'session' : 'quest',
      date: number % 2 === 0 ? `2020-01-${String((number % 28) + 1).padStart(2, '0')}` : '',
      quest_order: number % 2,
      updated_at: number,
      shown_at: number,
    }));
    await db.transaction().execute((transaction) => insertMany(transaction, 'entry', rows));
    const own = rows.slice(0, 1000).map(({ id, campaign_id, shown_at }) => {
      return { entry_id: id, user_id: mira.id, campaign_id, version: 1, at: shown_at };
    });
    await db.transaction().execute((transaction) => insertMany(transaction, 'entry_shown', own));
    await sql`analyze`.execute(db);
    const { body } = await calls.callAs(mira, 'campaignOverview', { path: { campaignId } });
    expect(body.counts.map(({ count }) => count).toSorted((one, other) => one - other)).toEqual([
      1, 1500, 1500,
    ]);
    const ofOthers = `from entry left join entry_shown as shown on shown.entry_id = entry.id and shown.campaign_id = entry.campaign_id and shown.user_id = '${mira.id}' where entry.campaign_id = '${campaignId}' and entry.deleted_at is null and shown.entry_id is null`;
    const queries = [
      `select entry.id ${ofOthers} order by entry.shown_at desc, entry.id desc limit 10`,
      `select entry.id ${ofOthers} and entry.quest_order > 0 order by entry.quest_order desc, entry.shown_at desc, entry.id desc limit 10`,
      `select id from entry where campaign_id = '${campaignId}' and deleted_at is null and type = 'session' and date > '' and date <= '2020-02-01' order by date desc, id desc limit 1`,
      `select id from entry where campaign_id = '${campaignId}' and deleted_at is null and quest_order > 0 order by quest_order desc, updated_at desc, id desc limit 10`,
      `select id from entry where campaign_id = '${campaignId}' and deleted_at is null order by updated_at desc, id desc limit 10`,
      `select id from entry where campaign_id = '${campaignId}' and deleted_at is null and type = 'session' and date = '' and number is not null order by number desc, id desc limit 1`,
    ];
    for (const query of queries) {
      const explain = kind === 'postgres' ? 'explain' : 'explain query plan';
      const { rows: plan } = await sql.raw(`${explain} ${query}`).execute(db);
      const text = JSON.stringify(plan);
      expect(text, query).toMatch(/index/i);
      expect(text, query).not.toMatch(/seq scan|scan entry|temp b-tree|\bsort\b/i);
    }
  });
});
