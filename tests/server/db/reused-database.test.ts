import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { borrowDatabase } from '#tests/support/reused-database.ts';
import { HandlerCalls } from '../calls.ts';

describe.each(['sqlite', 'postgres'] as const)('a database of an earlier test (%s)', (kind) => {
  test('has no rows, and finds none of its words', async () => {
    const first = await borrowDatabase(kind);
    const write = async (db: typeof first.database.db) => {
      const calls = new HandlerCalls(db);
      const mira = await calls.addUser('Mira');
      const path = { campaignId: await calls.newCampaign(mira) };
      const find = async () =>
        (await calls.callAs(mira, 'entrySearch', { path, query })).body.items;
      const query = { q: 'lantern' };
      const before = await find();
      await calls.callAs(mira, 'entryCreate', { path, body: { type: 'note', title: 'Lantern' } });
      return { before, after: await find() };
    };
    expect(await write(first.database.db)).toMatchObject({ before: [], after: [{}] });
    await first.release();

    const second = await borrowDatabase(kind);
    // The same names and ids are free again.
    expect(await write(second.database.db)).toMatchObject({ before: [], after: [{}] });
    await second.release();
  });

  test('can no longer be used by work of the earlier test', async () => {
    const first = await borrowDatabase(kind);
    await first.release();
    const second = await borrowDatabase(kind);
    const late = first.database.db.selectFrom('user').selectAll().execute();
    await expect(late).rejects.toThrow('The database is closed.');
    expect(await second.database.db.selectFrom('user').selectAll().execute()).toEqual([]);
    await second.release();
  });

  test('is not used again if its schema was changed', async () => {
    const first = await borrowDatabase(kind);
    await sql`create table leftover (id integer)`.execute(first.database.db);
    await first.release();
    const second = await borrowDatabase(kind);
    const leftover = sql`select * from leftover`.execute(second.database.db);
    await expect(leftover).rejects.toThrow('leftover');
    await second.release();
  });
});
