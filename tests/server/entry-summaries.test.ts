import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#backend/db/migrations/list.ts';
import type { EntryTable } from '#backend/db/tables/entry-tables.ts';
import { contentColumns } from '#backend/entries/write.ts';
import type { EntryDetails } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';
import { insertEarlierCampaign } from './earlier-campaign.ts';

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
  test('have excerpts without headings, unless a text has nothing else', async () => {
    const calls = new HandlerCalls((await open()).db);
    const mira = await calls.addUser('Mira-Owner');
    const path = { campaignId: await calls.newCampaign(mira, {}) };
    const texts = ['## The situation\n\nGreat houses of stone.\n\n- **Oil**', 'Title\n=====', ''];
    for (const [index, text] of texts.entries()) {
      const body = { type: 'note', title: `Note ${index}`, text } as const;
      await calls.callAs(mira, 'entryCreate', { path, body });
    }
    const { body } = await calls.callAs(mira, 'entryList', { path });
    expect(Object.fromEntries(body.items.map(({ title, excerpt }) => [title, excerpt]))).toEqual({
      'Note 0': 'Great houses of stone. Oil',
      'Note 1': 'Title',
      'Note 2': '',
    });
  });

  test('that a migration fills in for earlier rows equal those that a change stores', async () => {
    const config = await fresh();
    const before = migrations.findIndex(({ name }) => name === '023-entry-summaries');
    const earlier = await open(config, { migrations: migrations.slice(0, before) });
    const mira = await new HandlerCalls(earlier.db).addUser('Mira-Owner');
    const campaignId = await insertEarlierCampaign(earlier.db, mira.id);
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
