import type { Kysely, KyselyPlugin } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import { SqliteError } from '#backend/db/errors.ts';
import type { Schema } from '#backend/db/schema.ts';
import { Outages } from '#backend/outages.ts';
import { Visits } from '#backend/visits.ts';
import { silentLog } from '#server/log.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls, noon } from './calls.ts';

const hour = 60 * 60_000;

describeBoth('visits that wait to be written', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;

  const visitsWith = (delay: number, store = db) =>
    new Visits(store, new Outages(silentLog, Date.now), delay);

  /** A database that is busy for the first queries. */
  const busyAtFirst = (count: number) => {
    let left = count;
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        left -= 1;
        if (left >= 0) throw new SqliteError({ code: 5, message: 'database is locked' });
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    return db.withPlugin(plugin);
  };

  /** A database that refuses the queries with an id. */
  const refusing = (id: string) => {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes(id)) throw new Error('This query is refused.');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    return db.withPlugin(plugin);
  };

  /** A database whose queries wait until `release` is called. */
  const heldDatabase = () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await held;
        return result;
      },
    };
    return { held: db.withPlugin(plugin), release };
  };

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Owner');
    tomas = await calls.addUser('Tomas-Gamer');
  });

  beforeEach(async () => {
    await calls.visits.close();
    for (const table of ['campaign', 'character'] as const) await db.deleteFrom(table).execute();
    calls.visits = visitsWith(hour);
    calls.now = noon;
  });

  async function createCampaign(title: string): Promise<string> {
    const parts = Object.entries({ title, setting: 'A coast', storyOverview: 'Fog came.' });
    return (await calls.callAs(mira, 'campaignCreate', { parts })).body.campaignId;
  }

  async function createEntry(campaignId: string, title: string): Promise<string> {
    const body = { type: 'note', title };
    return (await calls.callAs(mira, 'entryCreate', { path: { campaignId }, body })).body.entryId;
  }

  async function openCampaign(campaignId: string): Promise<string | null> {
    calls.now += 1;
    const { body } = await calls.callAs(mira, 'campaignGet', { path: { campaignId } });
    return body.meta.last_accessed_at;
  }

  async function openEntry(campaignId: string, entryId: string): Promise<void> {
    calls.now += 1;
    await calls.callAs(mira, 'entryGet', { path: { campaignId, entryId } });
  }

  async function recentlyOpened(campaignId: string): Promise<string[]> {
    const { body } = await calls.callAs(mira, 'campaignOverview', { path: { campaignId } });
    return body.recentlyOpened.map(({ title }) => title);
  }

  async function storedTimes(): Promise<(number | null)[]> {
    const rows = await db.selectFrom('campaign_member').select('last_accessed_at').execute();
    return rows.map(({ last_accessed_at: time }) => time);
  }

  const storedEntries = () => db.selectFrom('entry_visit').select('entry_id').execute();

  test('are in the answers that show or sort by them', async () => {
    const [first, second] = [await createCampaign('First'), await createCampaign('Second')];
    await openCampaign(second);
    await openCampaign(first);
    expect(await storedTimes()).toEqual([null, null]);
    const query = { sortByMeta: 'last_accessed_at', reverse: 'true' };
    const titles = async () => {
      const { body } = await calls.callAs(mira, 'campaignList', { query });
      return body.items.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['First', 'Second']);
    const opened = await openCampaign(second);
    expect(await titles()).toEqual(['Second', 'First']);
    // A second visit within a minute is not recorded, although the first one is written already.
    expect(await openCampaign(second)).toBe(opened);
    await openCampaign(first);
    const path = { campaignId: first };
    const headers = { 'if-match': '*' };
    const parts: [string, string][] = [['setting', 'Another']];
    const changed = await calls.callAs(mira, 'campaignUpdate', { path, headers, parts });
    expect(changed.body.meta.last_accessed_at).toBe(new Date(calls.now).toISOString());
  });

  test('decide whether another visit is recorded', async () => {
    const [first, second] = [await createCampaign('First'), await createCampaign('Second')];
    const opened = await openCampaign(first);
    expect(await openCampaign(first)).toBe(opened);
    await openCampaign(second);
    expect(await openCampaign(first)).toBe(new Date(calls.now).toISOString());
  });

  test('of characters are in their list', async () => {
    const create = async (name: string) => {
      const abilities = { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 };
      const body = { name, class: 'fighter', species: 'human', background: 'soldier', abilities };
      return (await calls.callAs(mira, 'characterCreate', { body })).body.characterId;
    };
    const ids = [await create('Ashka'), await create('Brand')];
    for (const characterId of ids) {
      calls.now += 1;
      await calls.callAs(mira, 'characterGet', { path: { characterId } });
    }
    const query = { sortByMeta: 'last_accessed_at', reverse: 'true' };
    const { body } = await calls.callAs(mira, 'characterList', { query });
    expect(body.items.map(({ name }) => name)).toEqual(['Brand', 'Ashka']);
  });

  test('of entries are in the overview, before those that are stored', async () => {
    const campaignId = await createCampaign('Coast');
    const ids: string[] = [];
    for (const title of ['Ash', 'Bell', 'Cove']) ids.push(await createEntry(campaignId, title));
    const [ash = '', bell = '', cove = ''] = ids;
    await openEntry(campaignId, ash);
    await openEntry(campaignId, bell);
    await calls.visits.close();
    expect(await storedEntries()).toHaveLength(2);
    await openEntry(campaignId, cove);
    await openEntry(campaignId, ash);
    expect(await storedEntries()).toHaveLength(2);
    expect(await recentlyOpened(campaignId)).toEqual(['Ash', 'Cove', 'Bell']);
    await calls.visits.close();
    expect(await storedEntries()).toHaveLength(3);
    expect(await recentlyOpened(campaignId)).toEqual(['Ash', 'Cove', 'Bell']);
  });

  test('are written together a short time later, at the end of the server, and when too many wait', async () => {
    const campaignId = await createCampaign('Coast');
    calls.visits = visitsWith(1);
    await openCampaign(campaignId);
    await vi.waitFor(async () => expect(await storedTimes()).toEqual([calls.now]));
    calls.visits = visitsWith(hour);
    calls.now += hour;
    await openCampaign(campaignId);
    expect(await storedTimes()).not.toEqual([calls.now]);
    await calls.visits.close();
    expect(await storedTimes()).toEqual([calls.now]);
    calls.now += hour;
    await openCampaign(campaignId);
    for (let count = 0; count < 1000; count += 1) {
      const visit = { userId: `user-${count}`, id: 'any', opened: 'campaign', at: noon } as const;
      await calls.visits.record(visit);
    }
    await vi.waitFor(async () => expect(await storedTimes()).toEqual([calls.now]));
    expect(calls.visits.waitingOf('user-1')).toEqual([]);
  });

  test.each([1, 2])(
    'wait for one more attempt when the database is busy (%s times)',
    async (times) => {
      const campaignId = await createCampaign('Coast');
      const entryId = await createEntry(campaignId, 'Bell');
      calls.visits = visitsWith(hour, busyAtFirst(times));
      await openEntry(campaignId, entryId);
      await calls.visits.write(mira.id);
      expect(await storedEntries()).toEqual([]);
      expect(calls.visits.waitingOf(mira.id)).toHaveLength(1);
      await calls.visits.write(mira.id);
      expect(await storedEntries()).toHaveLength(times === 1 ? 1 : 0);
      expect(calls.visits.waitingOf(mira.id)).toEqual([]);
    },
  );

  test('are written although those of another user cannot be', async () => {
    const campaignId = await createCampaign('Coast');
    calls.visits = visitsWith(hour, refusing(tomas.id));
    await calls.visits.record({ userId: tomas.id, opened: 'campaign', id: campaignId, at: noon });
    await openCampaign(campaignId);
    await calls.visits.close();
    expect(calls.visits.waitingOf(tomas.id)).toEqual([]);
    expect(await storedTimes()).toEqual([calls.now]);
  });

  test('are the last 20 of a user in a campaign, also while earlier visits are still being written', async () => {
    const campaignId = await createCampaign('Coast');
    const entryIds = [
      await createEntry(campaignId, 'First'),
      await createEntry(campaignId, 'Last'),
    ] as const;
    const { held, release } = heldDatabase();
    calls.visits = visitsWith(hour, held);
    const visit = (id: string) =>
      calls.visits.record({ userId: mira.id, opened: 'entry', id, campaignId, at: noon });
    await visit(entryIds[0]);
    const writing = calls.visits.write(mira.id);
    for (let count = 0; count < 5_000; count += 1) await visit(`entry-${count}`);
    await visit(entryIds[1]);
    expect(calls.visits.waitingOf(mira.id)).toHaveLength(20);
    release();
    await writing;
    await calls.visits.close();
    expect(await storedEntries()).toHaveLength(2);
    expect(calls.visits.waitingOf(mira.id)).toEqual([]);
  });

  test('are not written when those of another user are', async () => {
    const campaignId = await createCampaign('Coast');
    await openCampaign(campaignId);
    await calls.visits.write(tomas.id);
    expect(await storedTimes()).toEqual([null]);
  });

  test('of deleted records and of members who have left are left out', async () => {
    const campaignId = await createCampaign('Coast');
    await calls.addMembers(campaignId, { [tomas.id]: 'player' });
    const [kept, gone, deleted] = [
      await createEntry(campaignId, 'Kept'),
      await createEntry(campaignId, 'Gone'),
      await createEntry(campaignId, 'Deleted'),
    ];
    for (const user of [mira, tomas]) {
      for (const id of [kept, gone, deleted]) {
        await calls.visits.record({ userId: user.id, opened: 'entry', id, campaignId, at: noon });
      }
    }
    await db.deleteFrom('entry').where('id', '=', gone).execute();
    await calls.callAs(mira, 'entryDelete', { path: { campaignId, entryId: deleted } });
    await db.deleteFrom('campaign_member').where('user_id', '=', tomas.id).execute();
    await calls.visits.close();
    const rows = await db.selectFrom('entry_visit').select(['user_id', 'entry_id']).execute();
    expect(rows).toEqual([{ user_id: mira.id, entry_id: kept }]);
  });
});
