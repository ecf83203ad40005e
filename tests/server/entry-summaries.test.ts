import { sql, type Insertable } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#backend/db/migrations/list.ts';
import type { EntryTable } from '#backend/db/schema.ts';
import { contentColumns } from '#backend/entries/write.ts';
import type { EntryDetails } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const details: Readonly<Record<string, EntryDetails>> = {
  nothing: {},
  short: { role: 'Keeper of the “light”', life: 'alive' },
  session: { number: 7, date: '2026-06-01', attendance: ['mira-owner'], recap: 'It "burns".' },
  quest: {
    goal: '"steps":[{"done":true}]',
    giver: 'Corvin',
    steps: [
      { text: 'Find oil', done: true },
      { text: 'Light “it”', done: false },
      { text: 'Row', done: false },
    ],
    rewardCoins: { gp: 5 },
    rewardItems: [{ name: 'Oil', quantity: 1 }],
  },
  done: { steps: [{ text: 'Row', done: true }] },
  blank: { steps: [], attendance: [] },
};

describeBoth('summaries of entries', (open, fresh) => {
  test('that a migration fills in for earlier rows equal those that a change stores', async () => {
    const config = await fresh();
    const before = migrations.findIndex(({ name }) => name === '023-entry-summaries');
    const earlier = await open(config, { migrations: migrations.slice(0, before) });
    // By SQL, because the handlers write the columns of later migrations.
    const campaignId = '019a0000-0000-7000-8000-000000000001';
    await sql`insert into "user" (id, email, email_norm, name, created_at, updated_at)
      values ('mira', 'mira@example.org', 'mira@example.org', 'Mira', 0, 0)`.execute(earlier.db);
    await sql`insert into campaign
      (id, owner_id, title, title_fold, setting, story_overview, dm_notes, created_at, updated_at)
      values (${campaignId}, 'mira', 'C', 'c', '', '', '', 0, 0)`.execute(earlier.db);
    const rows = Object.entries(details).map(([id, of]) => {
      const content = { type: 'quest', title: id, text: '', tags: [], details: of } as const;
      return { id, ...contentColumns(content) };
    });
    for (const { summary_details: _, summary_steps: __, title_words: ___, ...row } of rows) {
      const entry: Insertable<EntryTable> = {
        ...row,
        campaign_id: campaignId,
        parent_id: null,
        position: 1,
        visibility: 'gm',
        created_by: null,
        player_id: null,
        bytes: 0,
        created_at: 0,
        updated_at: 0,
        deleted_at: null,
      };
      await earlier.db.insertInto('entry').values(entry).execute();
    }
    await earlier.close();
    const { db } = await open(config);
    const stored = await db
      .selectFrom('entry')
      .select(['id', 'summary_details', 'summary_steps'])
      .execute();
    // The engines format JSON differently, so the parsed values are compared.
    const read = (all: typeof stored): unknown =>
      Object.fromEntries(
        all.map(({ id, summary_details, summary_steps }) => [
          id,
          [JSON.parse(summary_details), JSON.parse(summary_steps ?? 'null')],
        ]),
      );
    expect(read(stored)).toEqual(read(rows));
  });
});
