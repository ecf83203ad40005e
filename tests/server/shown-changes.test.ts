import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

const minute = 60 * 1000;

describeBoth('a change that only some members see', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;
  let ilse: SignedInUser;
  let campaignId: string;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Shown');
    tomas = await calls.addUser('Tomas-Shown');
    ilse = await calls.addUser('Ilse-Shown');
  });

  beforeEach(async () => {
    calls.now += 60 * minute;
    campaignId = await calls.newCampaign(mira, { [tomas.id]: 'player', [ilse.id]: 'viewer' });
  });

  const create = async (user: SignedInUser, fields: object = {}) => {
    calls.now += minute;
    const body = { type: 'note', title: 'A', text: 'Open.', visibility: 'everyone', ...fields };
    return (await calls.callAs(user, 'entryCreate', { path: { campaignId }, body })).body.entryId;
  };
  /** Changes an entry as a game master, and returns the members who are notified. */
  const change = async (entryId: string, body: object): Promise<readonly string[]> => {
    calls.now += minute;
    calls.campaignEvents.length = 0;
    await calls.callAs(mira, 'entryUpdate', { path: { campaignId, entryId }, body });
    return calls.campaignEvents.flatMap(({ userIds }) => userIds);
  };
  const get = async (user: SignedInUser, entryId: string) => {
    const answer = await calls.callAs(user, 'entryGet', { path: { campaignId, entryId } });
    expect(answer.headers).toEqual({ ETag: `"${answer.body.version}"` });
    return answer.body;
  };
  const versions = async (entryId: string) => {
    const entries = [await get(mira, entryId), await get(tomas, entryId), await get(ilse, entryId)];
    return entries.map(({ version }) => version);
  };
  const changedNow = async (user: SignedInUser, entryId: string) =>
    (await get(user, entryId)).meta.updated_at === new Date(calls.now).toISOString();
  const secret = (words: string, reader = '') => `Open.\n\n:::secret${reader}\n${words}\n:::\n`;

  test('raises the version only for them, and notifies only them', async () => {
    const entryId = await create(mira);
    const forTomas = `{for="${tomas.id}"}`;
    const all = [ilse.id, mira.id, tomas.id];
    expect(await versions(entryId)).toEqual([1, 1, 1]);
    expect(await change(entryId, { text: secret('A key.', forTomas) })).toEqual([
      mira.id,
      tomas.id,
    ]);
    expect(await versions(entryId)).toEqual([2, 2, 1]);
    expect([await changedNow(tomas, entryId), await changedNow(ilse, entryId)]).toEqual([
      true,
      false,
    ]);
    expect(await change(entryId, { title: 'B' })).toEqual(all);
    expect(await versions(entryId)).toEqual([3, 3, 2]);
    expect([await changedNow(tomas, entryId), await changedNow(ilse, entryId)]).toEqual([
      true,
      true,
    ]);
    expect(await change(entryId, { text: secret('A key.') })).toEqual([mira.id, tomas.id]);
    expect(await versions(entryId)).toEqual([4, 4, 2]);
    expect(await change(entryId, { text: secret('A lantern.') })).toEqual([mira.id]);
    expect(await versions(entryId)).toEqual([5, 4, 2]);
    expect([await changedNow(tomas, entryId), await changedNow(ilse, entryId)]).toEqual([
      false,
      false,
    ]);
    expect(await change(entryId, { text: 'Closed.' })).toEqual(all);
    expect(await versions(entryId)).toEqual([6, 5, 3]);
  });

  test('changes nothing for other members if it adds a hidden recap and a hidden end of the text', async () => {
    const entryId = await create(mira, { type: 'session' });
    const before = JSON.stringify(await get(ilse, entryId));
    const recap = ':::secret\nA key.\n:::';
    expect(await change(entryId, { text: secret('A key.'), details: { recap } })).toEqual([
      mira.id,
    ]);
    expect(JSON.stringify(await get(ilse, entryId))).toBe(before);
  });

  test('notifies a new reader, for whom the entry changes now, and not the others', async () => {
    const entryId = await create(mira, { visibility: 'chosen', readerIds: [tomas.id] });
    await change(entryId, { text: secret('A key.') });
    const readerIds = [tomas.id, ilse.id];
    expect(await change(entryId, { readerIds })).toEqual([ilse.id, mira.id]);
    expect(await versions(entryId)).toEqual([3, 1, 2]);
    expect([await changedNow(tomas, entryId), await changedNow(ilse, entryId)]).toEqual([
      false,
      true,
    ]);
    expect(await change(entryId, { readerIds: [ilse.id] })).toEqual([mira.id, tomas.id]);
    expect(await change(entryId, { readerIds })).toEqual([mira.id, tomas.id]);
    expect(await versions(entryId)).toEqual([5, 2, 2]);
  });

  test('does not raise the version for members who see the entry only later', async () => {
    const passage = secret('A key.', `{for="${tomas.id}"}`);
    const entryId = await create(mira, { visibility: 'gm' });
    for (const title of ['B', 'C', 'D']) {
      expect(await change(entryId, { title, text: `${title} ${passage}` })).toEqual([mira.id]);
    }
    await change(entryId, { visibility: 'everyone' });
    expect(await versions(entryId)).toEqual([5, 2, 2]);
    expect([await changedNow(tomas, entryId), await changedNow(ilse, entryId)]).toEqual([
      true,
      true,
    ]);
    // Members who have read the entry before get a higher version, because its title is another one.
    await change(entryId, { visibility: 'gm' });
    await change(entryId, { title: 'E' });
    await change(entryId, { visibility: 'everyone' });
    expect(await versions(entryId)).toEqual([8, 4, 4]);
  });

  test('decides the order in lists and in the overview', async () => {
    const quest = { type: 'quest', text: secret('A key.', `{for="${tomas.id}"}`) };
    const ids = [await create(mira, quest), await create(mira, { type: 'quest' })];
    ids.push(await create(tomas, { type: 'quest' }), await create(mira, { type: 'quest' }));
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await change(second, { text: secret('Hidden.') });
    await change(first, { text: secret('Another key.', `{for="${tomas.id}"}`) });
    await change(third, { text: secret('Not hidden from Tomas.') });
    const path = { campaignId };
    const listed = async (user: SignedInUser, reverse: string) => {
      const found: string[] = [];
      let nextCursor: string | null | undefined;
      do {
        const query = {
          sort: 'updated_at',
          reverse,
          pageSize: '1',
          nextCursor: nextCursor ?? undefined,
        };
        const { body } = await calls.callAs(user, 'entryList', { path, query });
        found.push(...body.items.map(({ entryId }) => entryId));
        ({ nextCursor } = body);
      } while (nextCursor !== null);
      return found;
    };
    const orders = new Map([
      [mira, [third, first, second, fourth]],
      [tomas, [third, first, fourth, second]],
      [ilse, [fourth, third, second, first]],
    ]);
    for (const [user, order] of orders) {
      expect(await listed(user, 'true')).toEqual(order);
      expect(await listed(user, 'false')).toEqual(order.toReversed());
      const { body } = await calls.callAs(user, 'campaignOverview', { path });
      for (const part of [body.recentlyChanged, body.openQuests]) {
        expect(part.map(({ entryId }) => entryId)).toEqual(order);
      }
    }
  });

  test('is a conflict for the player who has written the entry and reads all of it', async () => {
    const entryId = await create(tomas);
    expect(await change(entryId, { text: secret('A key.') })).toEqual([mira.id, tomas.id]);
    const path = { campaignId, entryId };
    const write = (version: number) =>
      calls.callAs(tomas, 'entryUpdate', {
        path,
        headers: { 'if-match': `"${version}"` },
        body: { title: 'B' },
      });
    await expect(write(1)).rejects.toMatchObject({ code: 'version_mismatch' });
    expect((await write(2)).body.text).toContain('A key.');
    expect(await versions(entryId)).toEqual([3, 3, 2]);
    // As a viewer, Tomas does not see who else may read the entry.
    await db
      .updateTable('campaign_member')
      .set({ role: 'viewer' })
      .where('campaign_id', '=', campaignId)
      .where('user_id', '=', tomas.id)
      .execute();
    expect(await change(entryId, { readerIds: [ilse.id] })).toEqual([mira.id]);
    expect(await versions(entryId)).toEqual([4, 3, 2]);
  });

  test('does not write the search row of the members who do not see it again', async () => {
    const entryId = await create(mira);
    const rowId = async () => {
      const { id } = await db
        .selectFrom('entry_search')
        .select('id')
        .where('entry_id', '=', entryId)
        .where('audience', '=', 'everyone')
        .executeTakeFirstOrThrow();
      return id;
    };
    // If this was the last row, SQLite would give its id to the row that replaces it.
    await create(mira);
    const before = await rowId();
    await change(entryId, { text: secret('A key.') });
    expect(await rowId()).toBe(before);
    await change(entryId, { tags: ['key'] });
    expect(await rowId()).not.toBe(before);
  });

  test('can be a change of the notes of a campaign', async () => {
    const { campaignId: first } = { campaignId };
    const texts = { title: 'Another', setting: '', storyOverview: '' };
    calls.now += minute;
    await calls.callAs(mira, 'campaignCreate', { parts: Object.entries(texts) });
    const path = { campaignId: first };
    const read = async (user: SignedInUser) =>
      (await calls.callAs(user, 'campaignGet', { path })).headers;
    const write = (fields: object, version: number) =>
      calls.callAs(mira, 'campaignUpdate', {
        path,
        headers: { 'if-match': `"${version}"` },
        parts: Object.entries(fields),
      });
    calls.now += minute;
    await write({ dmNotes: 'The keeper is dead.' }, 1);
    expect([await read(mira), await read(tomas)]).toEqual([{ ETag: '"2"' }, { ETag: '"1"' }]);
    await expect(write({ dmNotes: 'The keeper lives.' }, 1)).rejects.toMatchObject({
      code: 'version_mismatch',
    });
    const list = async (user: SignedInUser) =>
      (await calls.callAs(user, 'campaignList', { query: { sortByMeta: 'updated_at' } })).body.items
        .filter((campaign) => campaign.campaignId === first)
        .map(({ version, meta }) => [version, meta.updated_at === meta.created_at]);
    expect([await list(mira), await list(tomas)]).toEqual([[[2, true]], [[1, true]]]);
    await write({ dmNotes: 'The keeper lives.', setting: 'A harbour' }, 2);
    expect([await list(mira), await list(tomas)]).toEqual([[[3, false]], [[2, false]]]);
    expect([await read(mira), await read(tomas)]).toEqual([{ ETag: '"3"' }, { ETag: '"2"' }]);
  });
});
