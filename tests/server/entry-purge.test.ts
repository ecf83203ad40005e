import { sql, type Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sameBytes } from '#mocks/ports/pictures.ts';
import type { SignedInUser } from '#backend/context.ts';
import { sweepDeletedEntries } from '#backend/entries/delete.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import type { Picture } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';
import { picture } from './pictures.ts';

describeBoth('an entry that is deleted for good', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    calls.pictures = sameBytes;
    mira = await calls.addUser('mira-owner');
    tomas = await calls.addUser('tomas-gamer');
  });

  const newCampaign = async (role: CampaignRole = 'player') => ({
    campaignId: await calls.newCampaign(mira, { [tomas.id]: role }),
  });

  async function write(path: { campaignId: string }, fields: object = {}) {
    const body = { type: 'note', title: 'A note', visibility: 'everyone', ...fields };
    const { entryId } = (await calls.callAs(mira, 'entryCreate', { path, body })).body;
    return { ...path, entryId };
  }

  const remove = (path: Readonly<Record<string, string>>) =>
    calls.callAs(mira, 'entryDelete', { path });
  const purge = (path: Readonly<Record<string, string>>, user = mira) =>
    calls.callAs(user, 'entryPurge', { path });

  const add = async (path: { campaignId: string }, colour: string): Promise<Picture> => {
    const parts = [['file', await picture('png', colour, 40, 30)]] as const;
    return (await calls.callAs(mira, 'pictureCreate', { path, parts })).body;
  };

  const picturesOf = async ({ campaignId }: { campaignId: string }): Promise<string[]> => {
    const rows = await db
      .selectFrom('picture')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .execute();
    return rows.map(({ id }) => id).toSorted();
  };

  /** The tables with rows of the entry, with their number. */
  async function rowsOf(entryId: string): Promise<Record<string, number>> {
    const tables = [
      ...(['entry_reader', 'entry_tag', 'entry_view', 'entry_link', 'entry_search'] as const),
      ...(['entry_title', 'entry_picture', 'entry_version', 'entry_version_picture'] as const),
      ...(['entry_favourite', 'entry_visit'] as const),
    ];
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)} where entry_id = ${entryId}`.execute(db);
      const count = Number(rows[0]?.count);
      if (count > 0) counts[table] = count;
    }
    return counts;
  }

  test('leaves no row behind, and its place and its bytes are free', async () => {
    const path = await newCampaign();
    const shown = await add(path, '#100000');
    const entry = await write(path, {
      text: `Seldomword [[Corvin]] ![](${shown.url})`,
      tags: ['coast'],
      visibility: 'chosen',
      readerIds: [tomas.id],
    });
    await calls.callAs(tomas, 'favouriteAdd', { path: entry });
    await calls.callAs(tomas, 'entryGet', { path: entry });
    expect(Object.keys(await rowsOf(entry.entryId))).toHaveLength(11);
    await remove(entry);
    await purge(entry);
    expect(await rowsOf(entry.entryId)).toEqual({});
    const left = await db
      .selectFrom('entry')
      .select(['id', 'bytes'])
      .where('campaign_id', '=', path.campaignId)
      .execute();
    expect(left).toEqual([]);
    expect(await picturesOf(path)).toEqual([]);
  });

  test('frees the bytes of the pictures that nothing else uses', async () => {
    const path = await newCampaign();
    const [only, cover, old, shared, inVersion, named, unused] = await Promise.all(
      ['#11', '#22', '#33', '#44', '#55', '#66', '#77'].map((red) => add(path, `${red}0000`)),
    );
    if (!only || !cover || !old || !shared || !inVersion || !named || !unused) {
      throw new Error('A picture is missing.');
    }
    const all = [only, old, shared, inVersion, named].map(({ url }) => `![](${url})`).join('\n\n');
    const entry = await write(path, { text: all, coverPictureId: cover.pictureId });
    const text = all.replace(old.url, 'nowhere');
    await calls.callAs(mira, 'entryUpdate', { path: entry, body: { text } });
    await write(path, { text: `![](${shared.url}) \`${named.url}\`` });
    const changed = await write(path, { coverPictureId: inVersion.pictureId });
    await calls.callAs(mira, 'entryUpdate', { path: changed, body: { coverPictureId: null } });
    await remove(entry);
    expect(await picturesOf(path)).toHaveLength(7);
    await purge(entry);
    // The uploaded picture may belong to a text that is not saved yet.
    const kept = [shared, inVersion, named, unused].map(({ pictureId }) => pictureId);
    expect(await picturesOf(path)).toEqual(kept.toSorted());
  });

  test('makes room in the share of the player who has written it', async () => {
    const path = await newCampaign();
    const { quotas } = calls;
    calls.quotas = { ...quotas, entryMegabytes: 0.2 };
    const text = 'tide '.repeat(2_600);
    const create = () =>
      calls.callAs(tomas, 'entryCreate', { path, body: { type: 'note', title: 'Long', text } });
    const { entryId } = (await create()).body;
    const entry = { ...path, entryId };
    await expect(create()).rejects.toMatchObject({ code: 'quota_exceeded' });
    await calls.callAs(tomas, 'entryDelete', { path: entry });
    await expect(create()).rejects.toMatchObject({ code: 'quota_exceeded' });
    await expect(purge(entry, tomas)).rejects.toMatchObject({ code: 'forbidden' });
    await purge(entry);
    await create();
    calls.quotas = quotas;
  });

  test('sends an event to all game masters, and none to members who do not see deleted entries', async () => {
    const path = await newCampaign();
    const { campaignId } = path;
    const ilse = await calls.addUser('Ilse-Master');
    await calls.addMembers(campaignId, { [ilse.id]: 'gm' });
    const entries = [await write(path), await write(path)] as const;
    for (const entry of entries) await remove(entry);
    calls.campaignEvents.length = 0;
    const event = { campaignId, entryId: null, userIds: [ilse.id, mira.id].toSorted() };
    await purge(entries[0]);
    expect(calls.campaignEvents).toEqual([event]);
    await calls.callAs(mira, 'entryPurgeAll', { path });
    expect(calls.campaignEvents).toEqual([event, event]);
    // There is nothing left to see.
    await calls.callAs(mira, 'entryPurgeAll', { path });
    expect(calls.campaignEvents).toHaveLength(2);
  });

  test('is neither listed nor restored while it is being removed, and the sweep continues the removal', async () => {
    const path = await newCampaign();
    const entry = await write(path);
    await remove(entry);
    await db.updateTable('entry').set({ deleted_at: 0 }).where('id', '=', entry.entryId).execute();
    const query = { deleted: 'true' };
    const { items } = (await calls.callAs(mira, 'entryList', { path, query })).body;
    expect(items).toEqual([]);
    for (const id of ['entryRestore', 'entryPurge'] as const) {
      await expect(calls.callAs(mira, id, { path: entry })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    await sweepDeletedEntries(db, calls.now);
    expect(await rowsOf(entry.entryId)).toEqual({});
  });

  test.each(['for good', 'by the sweep'] as const)(
    'leaves the entries that were below it to the entry that was above it: %s',
    async (how) => {
      const path = await newCampaign();
      const below = (parent: { entryId: string }, title: string) =>
        write(path, { title, parentId: parent.entryId });
      const top = await write(path, { title: 'Top' });
      const upper = await below(top, 'Upper');
      const lower = await below(upper, 'Lower');
      const leaf = await below(lower, 'Leaf');
      for (const entry of [lower, upper, top]) await remove(entry);
      if (how === 'for good') {
        for (const entry of [upper, lower]) await purge(entry);
      } else {
        const ids = [upper.entryId, lower.entryId];
        await db.updateTable('entry').set({ deleted_at: 1 }).where('id', 'in', ids).execute();
        await sweepDeletedEntries(db, calls.now);
      }
      await calls.callAs(mira, 'entryRestore', { path: top });
      const { body } = await calls.callAs(mira, 'entryGet', { path: leaf });
      expect(body.parentId).toBe(top.entryId);
    },
  );

  test('can be any deleted entry of the campaign: one request deletes all of them for good', async () => {
    const path = await newCampaign();
    const other = await write(await newCampaign());
    await remove(other);
    const [one, two] = [await write(path), await write(path)];
    await write(path, { title: 'Stays', parentId: one.entryId });
    await remove(one);
    await remove(two);
    await calls.callAs(mira, 'entryPurgeAll', { path });
    const titlesOf = async ({ campaignId }: { campaignId: string }) => {
      const rows = await db
        .selectFrom('entry')
        .select('title')
        .where('campaign_id', '=', campaignId)
        .execute();
      return rows.map(({ title }) => title);
    };
    expect(await titlesOf(path)).toEqual(['Stays']);
    expect(await titlesOf(other)).toEqual(['A note']);
    await calls.callAs(mira, 'entryPurgeAll', { path });
  });
});
