import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import { anyOf } from '#backend/db/any-of.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { mayRead, readersOf, readerWith } from '#backend/entries/reader.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { addNotes } from '#tests/support/many-entries.ts';
import { processorTime } from '#tests/support/processor-time.ts';
import { HandlerCalls } from './calls.ts';

const players: readonly (readonly [string, CampaignRole])[] = [
  ['reader-0', 'gm'],
  ['reader-1', 'player'],
  ['reader-2', 'player'],
  ['reader-3', 'viewer'],
];
const playerIds = players.map(([id]) => id);

describeBoth('the readers of entries', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Owner');
    for (const id of playerIds) await calls.addUser(id);
  });

  const newCampaign = (): Promise<string> => calls.newCampaign(mira, Object.fromEntries(players));

  const idsOf = async (campaignId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('entry')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  };

  test('are the members for whom mayRead finds one of the entries', async () => {
    const someEntry = fc.record({
      visibility: fc.constantFrom('gm', 'everyone', 'chosen'),
      player: fc.option(fc.constantFrom(...playerIds)),
      chosen: fc.subarray(playerIds),
    });
    const examples = fc.array(someEntry, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(examples, async (entries) => {
        const campaignId = await newCampaign();
        await addNotes(
          db,
          { campaignId, visibility: 'gm' },
          entries.map((_, index) => ({ title: `Note ${index}`, text: '' })),
        );
        const ids = await idsOf(campaignId);
        for (const [index, { visibility, player, chosen }] of entries.entries()) {
          const id = ids[index] ?? '';
          await db
            .updateTable('entry')
            .set({ visibility, player_id: player })
            .where('id', '=', id)
            .execute();
          await insertMany(
            db,
            'entry_reader',
            chosen.map((user_id) => ({ entry_id: id, user_id })),
          );
        }
        for (const among of [ids, ids.slice(0, 1), []]) {
          const expected: string[] = [];
          for (const [userId, role] of [[mira.id, 'owner'] as const, ...players]) {
            const reader = readerWith(userId, role);
            const read = await db
              .selectFrom('entry')
              .select('id')
              .where(anyOf(db, 'id', among))
              .where(mayRead(reader))
              .execute();
            // Game masters read every entry, so no entry is looked up for them.
            if (reader.isGameMaster || read.length > 0) expected.push(userId);
          }
          expect((await readersOf(db, campaignId, among)).toSorted()).toEqual(expected.toSorted());
        }
      }),
      { numRuns: 15 },
    );
  });

  test('of many entries are found without a query for each member', async () => {
    const campaignId = await newCampaign();
    const many = Array.from({ length: 240 }, (_, index) => `member-of-many-${index}`);
    for (const id of many) await calls.addUser(id);
    await calls.addMembers(campaignId, Object.fromEntries(many.map((id) => [id, 'player'])));
    const notes = Array.from({ length: 3000 }, (_, index) => ({
      title: `Note ${index}`,
      text: '',
    }));
    await addNotes(db, { campaignId, visibility: 'gm' }, notes);
    const ids = await idsOf(campaignId);
    const before = processorTime();
    expect((await readersOf(db, campaignId, ids)).toSorted()).toEqual([mira.id, 'reader-0']);
    // 720,000 lookups would take more than 200 ms.
    expect(processorTime() - before).toBeLessThan(100);
  });
});
