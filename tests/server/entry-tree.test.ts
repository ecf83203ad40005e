import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fromBase64url, textOf } from '#backend/bytes.ts';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

describeBoth('the tree of entries', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;
  let campaignId: string;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Tree');
    tomas = await calls.addUser('Tomas-Tree');
  });

  beforeEach(async () => {
    campaignId = await calls.newCampaign(mira, { [tomas.id]: 'player' });
  });

  const create = async (user: SignedInUser, title: string, fields: object = {}) => {
    calls.now += 1000;
    const body = { type: 'note', title, visibility: 'everyone', ...fields };
    return (await calls.callAs(user, 'entryCreate', { path: { campaignId }, body })).body.entryId;
  };
  const list = async (query: Record<string, string>, user = tomas) =>
    (await calls.callAs(user, 'entryList', { path: { campaignId }, query })).body;
  /** The titles of all pages, and what the cursors contain. */
  async function pages(query: Record<string, string>) {
    const titles: string[] = [];
    const cursors: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await list({ ...query, ...(cursor && { nextCursor: cursor }) });
      titles.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
      if (cursor !== null) {
        cursors.push(textOf(fromBase64url(cursor) ?? new Uint8Array()).slice(12));
      }
    }
    return { titles, cursors };
  }

  async function createBelow(user: SignedInUser, parentId: string | null, count: number) {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      ids.push(await create(user, `Level ${n}`, { parentId: ids.at(-1) ?? parentId }));
    }
    return ids;
  }

  test.each([0, 3, 18])(
    '%s hidden ancestors do not reduce the levels of a player',
    async (hidden) => {
      const above: string[] = [];
      for (let n = 0; n < hidden; n += 1) {
        const parentId = above.at(-1) ?? null;
        above.push(await create(mira, `Hidden ${n}`, { visibility: 'gm', parentId }));
      }
      const root = await create(mira, 'Root', { parentId: above.at(-1) ?? null });
      const levels = await createBelow(tomas, root, 20);
      const deeper = create(tomas, 'Too deep', { parentId: levels.at(-1) ?? null });
      await expect(deeper).rejects.toMatchObject({ code: 'validation_failed' });
      const byMaster = create(mira, 'Too deep', { parentId: levels.at(-1) ?? null });
      await expect(byMaster).rejects.toMatchObject({ code: 'validation_failed' });
      const read = async (user: SignedInUser) => {
        const path = { campaignId, entryId: levels.at(-1) ?? '' };
        return (await calls.callAs(user, 'entryGet', { path })).body.ancestors.length;
      };
      expect([await read(tomas), await read(mira)]).toEqual([20, 20]);
      // A game master can change the order there.
      const path = { campaignId, entryId: levels.at(-1) ?? '' };
      const parentId = levels.at(-2) ?? null;
      await calls.callAs(mira, 'entryMove', { path, body: { parentId, beforeId: null } });
    },
  );

  test.each(['false', 'true'])(
    'cursors show no gaps between positions (reverse: %s)',
    async (reverse) => {
      const ids: string[] = [];
      for (let n = 0; n < 5; n += 1) {
        ids.push(await create(mira, `Open ${n}`));
        await create(mira, `Hidden ${n}`, { visibility: 'gm' });
      }
      if (reverse === 'true') ids.reverse();
      const titles = (await list({ sort: 'position', reverse })).items.map(({ title }) => title);
      expect(titles).toHaveLength(5);
      const paged = await pages({ sort: 'position', pageSize: '2', reverse });
      expect(paged.titles).toEqual(titles);
      expect(paged.cursors.map((each): unknown => JSON.parse(each))).toEqual([
        [ids[1], 2],
        [ids[3], 4],
      ]);
    },
  );

  test.each(['entryDelete', 'hide', 'to the beginning', 'to the end'] as const)(
    'a list continues when its last entry changes its place: %s',
    async (change) => {
      const ids: string[] = [];
      for (let n = 0; n < 12; n += 1) {
        ids.push(await create(mira, `Open ${String(n).padStart(2, '0')}`));
      }
      const query = { sort: 'position', pageSize: '2' };
      let { nextCursor } = await list(query);
      for (const _ of [2, 3]) {
        ({ nextCursor } = await list({ ...query, nextCursor: nextCursor ?? '' }));
      }
      const path = { campaignId, entryId: ids[5] ?? '' };
      const move = (beforeId: string | null) =>
        calls.callAs(mira, 'entryMove', { path, body: { parentId: null, beforeId } });
      if (change === 'entryDelete') await calls.callAs(mira, 'entryDelete', { path });
      if (change === 'hide') {
        await calls.callAs(mira, 'entryUpdate', { path, body: { visibility: 'gm' } });
      }
      if (change === 'to the beginning') await move(ids[0] ?? '');
      if (change === 'to the end') await move(null);
      const { items } = await list({ ...query, nextCursor: nextCursor ?? '' });
      // One entry is repeated when the last one is moved to the beginning.
      const expected =
        change === 'to the beginning' ? ['Open 04', 'Open 06'] : ['Open 06', 'Open 07'];
      expect(items.map(({ title }) => title)).toEqual(expected);
    },
  );

  test.each([false, true])(
    'a hidden entry that is deleted or restored notifies a player only of what the player sees (below another: %s)',
    async (isBelow) => {
      const coast = await create(mira, 'Coast');
      const fields = { visibility: 'gm', parentId: isBelow ? coast : null };
      const hidden = await create(mira, 'Hidden', fields);
      const light = await create(mira, 'Light', { parentId: hidden });
      const path = { campaignId, entryId: hidden };
      const below = async () => (await list({ parentId: coast })).items.map(({ title }) => title);
      const notified = () =>
        calls.campaignEvents
          .splice(0)
          .filter(({ userIds }) => userIds.includes(tomas.id))
          .map(({ entryId }) => entryId);
      notified();
      for (const id of ['entryDelete', 'entryRestore'] as const) {
        await calls.callAs(mira, id, { path });
        expect(notified()).toEqual([isBelow ? coast : null]);
        expect(await below()).toEqual(isBelow && id === 'entryDelete' ? ['Light'] : []);
      }
      const { body } = await calls.callAs(mira, 'entryGet', {
        path: { campaignId, entryId: light },
      });
      expect(body).toMatchObject({ parentId: hidden, version: 1 });
    },
  );

  test('notifies a player of a move only if the player sees it', async () => {
    const hiddenFields = { visibility: 'gm' };
    const first = await create(mira, 'First');
    const hidden = await create(mira, 'Hidden', hiddenFields);
    const shown = await create(mira, 'Open');
    const other = await create(mira, 'Other', hiddenFields);
    const last = await create(mira, 'Last');
    const order = async () =>
      (await list({ parentId: 'none', sort: 'position' })).items.map(({ title }) => title);
    const move = async (entryId: string, parentId: string | null, beforeId: string | null) => {
      const before = await order();
      calls.campaignEvents.length = 0;
      const path = { campaignId, entryId };
      await calls.callAs(mira, 'entryMove', { path, body: { parentId, beforeId } });
      const userIds = calls.campaignEvents.flatMap((event) => event.userIds);
      expect(userIds).toContain(mira.id);
      const isSeen = JSON.stringify(await order()) !== JSON.stringify(before);
      expect(userIds.includes(tomas.id)).toBe(isSeen);
      return isSeen;
    };
    expect(await order()).toEqual(['First', 'Open', 'Last']);
    expect(await move(shown, null, hidden)).toBe(false);
    expect(await move(shown, null, other)).toBe(false);
    expect(await move(last, null, other)).toBe(false);
    expect(await move(last, null, null)).toBe(false);
    expect(await move(last, null, shown)).toBe(true);
    expect(await move(first, null, shown)).toBe(true);
    expect(await move(first, null, null)).toBe(true);
    expect(await move(hidden, null, null)).toBe(false);
    expect(await move(shown, other, null)).toBe(true);
    expect(await move(shown, hidden, null)).toBe(false);
    expect(await move(shown, last, null)).toBe(true);
  });

  test('hides every move of a hidden entry below a hidden one', async () => {
    const fields = { visibility: 'gm' };
    const [first, hidden] = [await create(mira, 'First'), await create(mira, 'Hidden', fields)];
    await create(mira, 'Second');
    const below = async (title: string, more: object = {}) =>
      create(mira, title, { parentId: hidden, ...more });
    const [light, gull] = [await below('Light'), await below('Gull')];
    const [rope, reef] = [await below('Rope', fields), await below('Reef', fields)];
    await create(mira, 'Anchor', { parentId: first });
    const titlesOf = async (query: Record<string, string>) =>
      (await list({ ...query, sort: 'position' })).items.map(({ title }) => title);
    const lists = async () => [await titlesOf({}), await titlesOf({ parentId: 'none' })];
    const top = ['First', 'Second', 'Light', 'Gull'];
    const before = await lists();
    expect(before[1]).toEqual(top);
    for (const [reverse, titles] of [
      ['false', before[0]],
      ['true', before[0]?.toReversed()],
    ] as const) {
      expect((await pages({ sort: 'position', pageSize: '2', reverse })).titles).toEqual(titles);
    }
    calls.campaignEvents.length = 0;
    const act = (
      id: 'entryMove' | 'entryDelete' | 'entryRestore',
      entryId: string,
      body?: object,
    ) => calls.callAs(mira, id, { path: { campaignId, entryId }, body });
    for (const beforeId of [light, gull, rope, null]) {
      for (const entryId of [rope, reef]) {
        await act('entryMove', entryId, { parentId: hidden, beforeId });
        expect(await lists()).toEqual(before);
      }
    }
    // The entries below a deleted one take its place, so others make room for them.
    await act('entryMove', rope, { parentId: hidden, beforeId: light });
    await act('entryMove', reef, { parentId: rope, beforeId: null });
    for (const id of ['entryDelete', 'entryRestore'] as const) {
      await act(id, rope);
      expect(await lists()).toEqual(before);
    }
    await act('entryMove', hidden, { parentId: first, beforeId: null });
    expect(await lists()).toEqual(before);
    const notified = () => calls.campaignEvents.filter(({ userIds }) => userIds.includes(tomas.id));
    expect(notified()).toEqual([]);
    await act('entryMove', gull, { parentId: hidden, beforeId: light });
    expect((await lists())[1]).toEqual(['First', 'Second', 'Gull', 'Light']);
    expect(notified()).toMatchObject([{ entryId: gull }]);
  });

  test('notifies the readers of entries below a hidden one at the top that their order has changed', async () => {
    const hidden = await create(mira, 'Hidden', { visibility: 'gm' });
    for (const title of ['A', 'B']) await create(mira, title);
    for (const title of ['C', 'D']) await create(mira, title, { parentId: hidden });
    const order = async () =>
      (await list({ parentId: 'none', sort: 'position' })).items.map(({ title }) => title);
    const orders = [await order()];
    for (const id of ['entryDelete', 'entryRestore'] as const) {
      calls.campaignEvents.length = 0;
      await calls.callAs(mira, id, { path: { campaignId, entryId: hidden } });
      expect(calls.campaignEvents).toEqual([
        { campaignId, entryId: hidden, userIds: [mira.id] },
        { campaignId, entryId: null, userIds: [tomas.id] },
      ]);
      orders.push(await order());
    }
    expect(orders[1]).toEqual(['C', 'D', 'A', 'B']);
    expect(orders[1]).not.toEqual(orders[0]);
  });
});
