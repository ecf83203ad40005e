import { expect, test } from 'vitest';
import { insertMany } from '#backend/db/insert-many.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { gear } from './fixtures.ts';

describeBoth('transactions', (open) => {
  test('that fail write nothing', async () => {
    const { db } = await open();
    const failed = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values({ key: 'a', value: '1' }).execute();
      throw new Error('The test ends the transaction.');
    });
    await expect(failed).rejects.toThrow('The test ends the transaction.');
    expect(await db.selectFrom('setting').selectAll().execute()).toEqual([]);
  });

  test('are invisible to other queries until they end, and then completely visible', async () => {
    const { db } = await open();
    const { promise: written, resolve: tellWritten } = Promise.withResolvers<void>();
    const writing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values({ key: 'a', value: '1' }).execute();
      tellWritten();
      await transaction.insertInto('setting').values({ key: 'b', value: '2' }).execute();
    });
    await written;
    const visibleRows = await db.selectFrom('setting').select('key').orderBy('key').execute();
    await writing;
    expect([0, 2]).toContain(visibleRows.length);
    expect(await db.selectFrom('setting').selectAll().execute()).toHaveLength(2);
  });

  test('do not delay the reads of others, which see the state before and after', async () => {
    const { db } = await open();
    const keys = () => db.selectFrom('setting').select('key').execute();
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values({ key: 'a', value: '1' }).execute();
      expect(await keys(), 'the transaction waits for this read').toEqual([]);
    });
    expect(await keys()).toEqual([{ key: 'a' }]);
  });

  test('in parallel increment a value without losing an increment', async () => {
    const { db } = await open();
    await db.insertInto('setting').values({ key: 'n', value: '0' }).execute();
    const increment = () =>
      db.transaction().execute(async (transaction) => {
        // Writes first, so that the row is locked before it is read.
        await transaction.updateTable('setting').set({ key: 'n' }).where('key', '=', 'n').execute();
        const { value } = await transaction
          .selectFrom('setting')
          .select('value')
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('setting')
          .set({ value: String(Number(value) + 1) })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await db.selectFrom('setting').select('value').execute()).toEqual([{ value: '20' }]);
  });

  test('can roll back to a savepoint and continue', async () => {
    const { db } = await open();
    const transaction = await db.startTransaction().execute();
    await transaction.insertInto('setting').values({ key: 'a', value: '1' }).execute();
    const marked = await transaction.savepoint('before b').execute();
    await marked.insertInto('setting').values({ key: 'b', value: '2' }).execute();
    await (await marked.rollbackToSavepoint('before b').execute()).commit().execute();
    expect(await db.selectFrom('setting').select('key').execute()).toEqual([{ key: 'a' }]);
  });

  test('insert either all of 1,300 rows or none', async () => {
    const { db } = await open();
    const rows = Array.from({ length: 1300 }, (_, index) => gear(`sk-${index}`, `Item ${index}`));
    const bulk = (items: typeof rows) =>
      db.transaction().execute((transaction) => insertMany(transaction, 'catalogue_item', items));
    await expect(bulk([...rows, gear('extra', 'Item 1')])).rejects.toThrow(/unique/i);
    const count = () =>
      db
        .selectFrom('catalogue_item')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    expect(await count()).toEqual({ count: 0 });
    await bulk(rows);
    expect(await count()).toEqual({ count: 1300 });
  });
});
