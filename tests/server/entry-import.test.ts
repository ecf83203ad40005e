import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { sweepUndos } from '#backend/entries/import-undo.ts';
import type { ImportedEntry } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

describeBoth('an import of entries', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('mira-owner');
    tomas = await calls.addUser('tomas-gamer');
  });

  async function newCampaign(): Promise<string> {
    calls.now += 60 * 60 * 1000;
    const campaignId = await calls.newCampaign(mira, { [tomas.id]: 'player' });
    calls.campaignEvents.length = 0;
    return campaignId;
  }

  const entriesOf = (count: number, visibility: ImportedEntry['visibility']): ImportedEntry[] =>
    Array.from({ length: count }, (_, index) => ({
      key: `key-${index}`,
      type: 'note',
      title: `Note ${index}`,
      visibility: visibility ?? 'gm',
    }));

  const importInto = (campaignId: string, entries: readonly ImportedEntry[]) =>
    calls.callAs(mira, 'entryImport', {
      path: { campaignId },
      body: { importId: 'some-import', entries },
    });

  const undo = async (campaignId: string) =>
    (
      await calls.callAs(mira, 'entryImportUndo', {
        path: { campaignId, importId: 'some-import' },
      })
    ).body;

  test.each([
    ['everyone', ['mira-owner', 'tomas-gamer']],
    ['gm', ['mira-owner']],
  ] as const)('sends one event to the readers of entries for %s', async (visibility, userIds) => {
    const campaignId = await newCampaign();
    await importInto(campaignId, entriesOf(25, visibility));
    const event = { userIds, campaignId, entryId: null };
    expect(calls.campaignEvents).toEqual([event]);
    expect(await undo(campaignId)).toEqual({ deleted: 25, kept: 0 });
    expect(calls.campaignEvents).toEqual([event, event]);
    expect(await undo(campaignId)).toEqual({ deleted: 0, kept: 0 });
    expect(calls.campaignEvents).toHaveLength(2);
  });

  test('sends no event for a repeated request', async () => {
    const campaignId = await newCampaign();
    const entries = entriesOf(3, 'everyone');
    const { body: first } = await importInto(campaignId, entries);
    expect(first.created).toBe(3);
    expect((await importInto(campaignId, entries)).body).toEqual({ ...first, created: 0 });
    expect(calls.campaignEvents).toHaveLength(1);
  });

  test('does not count against the limit of creations in a minute', async () => {
    const campaignId = await newCampaign();
    for (let batch = 0; batch < 4; batch += 1) {
      const entries = entriesOf(25, 'gm').map((entry) => ({
        ...entry,
        key: `${entry.key}-${batch}`,
      }));
      await importInto(campaignId, entries);
    }
    const body = { type: 'note', title: 'One more' };
    await calls.callAs(mira, 'entryCreate', { path: { campaignId }, body });
    expect(await undo(campaignId)).toEqual({ deleted: 100, kept: 0 });
  });

  test('creates an entry only once for parallel requests', async () => {
    const campaignId = await newCampaign();
    const entries = entriesOf(5, 'gm');
    const answers = await Promise.all([1, 2, 3].map(() => importInto(campaignId, entries)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.entries))).size).toBe(1);
    expect(answers.reduce((sum, { body }) => sum + body.created, 0)).toBe(5);
    expect(await undo(campaignId)).toEqual({ deleted: 5, kept: 0 });
  });

  test('no longer counts against the limit of entries when it is undone, except for changed entries', async () => {
    const campaignId = await newCampaign();
    const { body } = await importInto(campaignId, entriesOf(25, 'everyone'));
    const changed = body.entries[0]?.entryId ?? '';
    const path = { campaignId, entryId: changed };
    await calls.callAs(mira, 'entryUpdate', { path, body: { text: 'Changed.' } });
    expect(await undo(campaignId)).toEqual({ deleted: 24, kept: 1 });
    const rows = await db
      .selectFrom('entry')
      .select(['id', 'deleted_at'])
      .where('campaign_id', '=', campaignId)
      .execute();
    expect(rows).toEqual([{ id: changed, deleted_at: null }]);
  });

  test('keeps the entries below a moved one when it is undone', async () => {
    const campaignId = await newCampaign();
    const [folder, inside, deep, other] = entriesOf(4, 'everyone');
    if (!folder || !inside || !deep || !other) throw new Error('An entry is missing.');
    const entries = [
      folder,
      { ...inside, parentKey: folder.key },
      { ...deep, parentKey: inside.key },
      other,
    ];
    const ids = (await importInto(campaignId, entries)).body.entries.map(({ entryId }) => entryId);
    const [folderId = '', insideId = '', deepId = ''] = ids;
    const own = { type: 'note', title: 'Own' };
    const { entryId: parentId } = (
      await calls.callAs(mira, 'entryCreate', { path: { campaignId }, body: own })
    ).body;
    const path = { campaignId, entryId: folderId };
    await calls.callAs(mira, 'entryMove', { path, body: { parentId, beforeId: null } });
    expect(await undo(campaignId)).toEqual({ deleted: 1, kept: 3 });
    const rows = await db
      .selectFrom('entry')
      .select(['id', 'parent_id'])
      .where('campaign_id', '=', campaignId)
      .where('deleted_at', 'is', null)
      .execute();
    expect(new Map(rows.map((row) => [row.id, row.parent_id]))).toEqual(
      new Map([
        [parentId, null],
        [folderId, parentId],
        [insideId, folderId],
        [deepId, insideId],
      ]),
    );
  });

  test('queries the last position of a parent once when its undo moves many entries there', async () => {
    const campaignId = await newCampaign();
    const { body } = await importInto(campaignId, entriesOf(1, 'everyone'));
    const parentId = body.entries[0]?.entryId;
    const titles = Array.from({ length: 6 }, (_, index) => `Own ${index}`);
    for (const title of titles) {
      const fields = { type: 'note', title, parentId };
      await calls.callAs(mira, 'entryCreate', { path: { campaignId }, body: fields });
    }
    let questions = 0;
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('max(position)')) questions += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const path = { campaignId, importId: 'some-import' };
    await new HandlerCalls(counted).callAs(mira, 'entryImportUndo', { path });
    expect(questions).toBe(1);
    const rows = await db
      .selectFrom('entry')
      .select(['title', 'parent_id'])
      .where('campaign_id', '=', campaignId)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .execute();
    expect(rows).toEqual(titles.map((title) => ({ title, parent_id: null })));
  });

  test.each([0, 1])(
    'writes nothing after its undo, although %d entries were there when it began',
    async (earlier) => {
      const campaignId = await newCampaign();
      const entries = entriesOf(3, 'everyone');
      if (earlier > 0) await importInto(campaignId, entries.slice(0, earlier));
      let undone: ReturnType<typeof undo> | undefined;
      const slow = new HandlerCalls(db);
      // The views are computed before the entries are written, so the undo happens between the two.
      slow.pause = async () => {
        undone ??= undo(campaignId);
        await undone;
      };
      const path = { campaignId };
      const body = { importId: 'some-import', entries };
      const late = slow.callAs(mira, 'entryImport', { path, body });
      await expect(late).rejects.toMatchObject({ code: 'conflict' });
      expect(await undone).toEqual({ deleted: earlier, kept: 0 });
      expect(slow.campaignEvents).toEqual([]);
      const rows = await db
        .selectFrom('entry')
        .select('id')
        .where('campaign_id', '=', campaignId)
        .where('deleted_at', 'is', null)
        .execute();
      expect(rows).toEqual([]);
      // Another import of the same archive begins after the undo.
      await importInto(campaignId, entries);
      expect(await undo(campaignId)).toEqual({ deleted: 3, kept: 0 });
      await sweepUndos(db, calls.now + 24 * 60 * 60 * 1000);
      expect(await db.selectFrom('import_undo').selectAll().execute()).toEqual([]);
    },
  );
});
