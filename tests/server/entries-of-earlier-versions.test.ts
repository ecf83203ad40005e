import { sql, type Insertable, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { memberColumns } from '#backend/campaigns/member-columns.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { EntryTable } from '#backend/db/tables/entry-tables.ts';
import { contentColumns } from '#backend/entries/write.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';
import { insertEarlierCampaign } from './earlier-campaign.ts';

describeBoth('entries of earlier versions', (open, fresh, kind) => {
  const migrationsBefore = (first: string) =>
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === first),
    );

  /** What a version before 024 stored for an entry and its words. */
  async function insert(db: Kysely<Schema>, campaignId: string, id: string, title: string) {
    const content = { type: 'note', title, text: title, tags: [], details: {} } as const;
    const { title_words: _, ...columns } = contentColumns(content);
    const entry: Insertable<EntryTable> = {
      ...columns,
      id,
      campaign_id: campaignId,
      parent_id: null,
      position: 1,
      visibility: 'everyone',
      created_by: null,
      player_id: null,
      bytes: 0,
      created_at: 1,
      updated_at: 2,
      deleted_at: null,
    };
    await db.insertInto('entry').values(entry).execute();
    for (const audience of ['gm', 'everyone', 'tomas_former-1']) {
      const view = { entry_id: id, audience, text: audience, recap: '', excerpt: '' };
      await db.insertInto('entry_view').values(view).execute();
      const scope = `${campaignId}x${audience}`.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
      const words = [scope, ...title.toLowerCase().split(' ')];
      if (kind === 'postgres') {
        await sql`insert into entry_search (entry_id, audience, words)
          values (${id}, ${audience}, ${words.join(' ')}::tsvector)`.execute(db);
      } else {
        await sql`insert into entry_search (entry_id, audience) values (${id}, ${audience})`.execute(
          db,
        );
        await sql`insert into entry_word (rowid, words)
          values (last_insert_rowid(), ${words.join(' ')})`.execute(db);
      }
    }
  }

  test('keep their words and the targets of their links, and lose what was for former members', async () => {
    const config = await fresh();
    const earlier = await open(config, { migrations: migrationsBefore('024-entry-titles') });
    const before = new HandlerCalls(earlier.db);
    const mira = await before.addUser('Mira-Owner');
    const tomas = await before.addUser('Tomas_Former-1');
    const campaignId = await insertEarlierCampaign(earlier.db, mira.id);
    await insert(earlier.db, campaignId, 'the-keeper', 'The keeper');
    // The next entry gets the row ids of this one.
    await insert(earlier.db, campaignId, 'the-deleted', 'A würm');
    await earlier.db.deleteFrom('entry').where('id', '=', 'the-deleted').execute();
    await insert(earlier.db, campaignId, 'the-lantern', 'A lantern');
    await sql`insert into entry_link
      (entry_id, audience, title_fold, words, place, campaign_id, target_id)
      values ('the-keeper', 'gm', 'the first name', 'The First Name', 0, ${campaignId}, 'the-lantern')`.execute(
      earlier.db,
    );
    await sql`insert into entry_reader (entry_id, user_id) values ('the-keeper', ${tomas.id})`.execute(
      earlier.db,
    );
    await earlier.close();

    const { db } = await open(config);
    const calls = new HandlerCalls(db);
    const found = async (q: string) => {
      const { body } = await calls.callAs(mira, 'entrySearch', {
        path: { campaignId },
        query: { q },
      });
      return body.items.map(({ entryId }) => entryId);
    };
    expect(await found('keep')).toEqual(['the-keeper']);
    const shown = await db.selectFrom('entry').select(['shown_version', 'shown_at']).execute();
    expect(shown).toEqual([
      { shown_version: 1, shown_at: 2 },
      { shown_version: 1, shown_at: 2 },
    ]);
    expect(await found('a lantern')).toEqual(['the-lantern']);
    expect(await found('würm')).toEqual([]);
    expect(await found(campaignId.slice(0, 3))).toEqual([]);
    const path = { campaignId, entryId: 'the-keeper' };
    const { links } = (await calls.callAs(mira, 'entryGet', { path })).body;
    expect(links.map(({ words, entry }) => [words, entry.entryId])).toEqual([
      ['The First Name', 'the-lantern'],
    ]);
    const campaign = await db.selectFrom('campaign').selectAll().executeTakeFirstOrThrow();
    const member = { ...memberColumns(campaign), user_id: tomas.id, joined_at: 0 };
    await db
      .insertInto('campaign_member')
      .values({ ...member, role: 'player' })
      .execute();
    const read = await calls.callAs(tomas, 'entryGet', { path });
    expect(read.body.text).toBe('everyone');
    expect(await db.selectFrom('entry_reader').selectAll().execute()).toEqual([]);
  });

  test('get the words of their titles for the order of a search', async () => {
    const config = await fresh();
    const earlier = await open(config, { migrations: migrationsBefore('030-title-words') });
    const mira = await new HandlerCalls(earlier.db).addUser('Mira-Words');
    const campaignId = await insertEarlierCampaign(earlier.db, mira.id);
    // More entries than the migration changes with one statement.
    for (let number = 0; number < 201; number += 1) {
      await insert(earlier.db, campaignId, `entry-${number}`, `“Élan” bell-tower ${number}`);
    }
    await earlier.close();

    const { db } = await open(config);
    const rows = await db.selectFrom('entry').select(['id', 'title_words']).execute();
    expect(rows).toHaveLength(201);
    const expected = rows.map(({ id }) => `elan bell tower ${id.slice('entry-'.length)}`);
    expect(rows.map(({ title_words }) => title_words)).toEqual(expected);
    const calls = new HandlerCalls(db);
    const query = { q: 'bell 200', campaignId };
    const { entries } = (await calls.callAs(mira, 'findList', { query })).body;
    expect(entries.map(({ entryId }) => entryId)).toEqual(['entry-200']);
    // The row for the title counts for the quotas.
    const { bytes } = await db
      .selectFrom('entry')
      .select('bytes')
      .where('id', '=', 'entry-200')
      .executeTakeFirstOrThrow();
    const words = `¤${campaignId.replaceAll('-', '')}xtitle elan bell tower 200`;
    expect(bytes).toBe(150 + Buffer.byteLength(words));
  });

  test('a former title counts as hidden, unless a version that everyone could read has it', async () => {
    const config = await fresh();
    const earlier = await open(config, {
      migrations: migrationsBefore('029-hidden-former-titles'),
    });
    const before = new HandlerCalls(earlier.db);
    const mira = await before.addUser('Mira-Titles');
    const campaignId = await insertEarlierCampaign(earlier.db, mira.id);
    const entry_id = 'the-baron';
    await insert(earlier.db, campaignId, entry_id, 'The baron');
    const versions = [
      ['The Seen Title', 'everyone'],
      ['The Hidden Title', 'gm'],
      ['The Chosen Title', 'chosen'],
      ['The baron', 'everyone'],
    ] as const;
    for (const [index, [title, visibility]] of versions.entries()) {
      await sql`insert into entry_version
        (entry_id, version, changed_at, open_until, changed, type, title, tags, visibility,
          reader_ids, details, text)
        values (${entry_id}, ${index + 1}, ${index}, 0, '[]', 'note', ${title}, '[]', ${visibility},
          '[]', '{}', '')`.execute(earlier.db);
    }
    const until = Number.MAX_SAFE_INTEGER;
    const folds = [
      'the seen title',
      'the hidden title',
      'the chosen title',
      'a title of no version',
    ];
    for (const [index, fold] of [...folds, 'the baron'].entries()) {
      await sql`insert into entry_title (entry_id, campaign_id, title_fold, since, until)
        values (${entry_id}, ${campaignId}, ${fold}, ${index}, ${folds[index] === undefined ? until : index})`.execute(
        earlier.db,
      );
    }
    await earlier.close();

    const { db } = await open(config);
    const rows = await db
      .selectFrom('entry_title')
      .select(['title_fold', 'was_hidden'])
      .where('entry_id', '=', entry_id)
      .execute();
    expect(Object.fromEntries(rows.map((row) => [row.title_fold, row.was_hidden]))).toEqual({
      'the seen title': 0,
      'the hidden title': 1,
      'the chosen title': 1,
      'a title of no version': 1,
      'the baron': 0,
    });
  });
});
