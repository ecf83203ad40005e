import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';

/** The setting with the statements of the indexes that still have to be created, as a JSON list. */
const settingKey = 'mock.pending-indexes';

/**
 * Drops the indexes of a table, runs work that inserts many rows into the table, and then creates only
 * the needed indexes. Creating all indexes takes longer than inserting the rows, so
 * `createPendingIndexes` creates the others after the first answers. Until then, lists are correct but
 * slower. A list of the missing indexes is stored in the database, so that a saved copy gets them when
 * it is opened.
 * @param needed the indexes that the first answers use
 */
export async function withoutIndexes(
  db: Kysely<Schema>,
  { table, needed }: { readonly table: string; readonly needed: readonly string[] },
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; statement: string }>`
    select name, sql as statement from sqlite_master
    where type = 'index' and tbl_name = ${table} and sql is not null
  `.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  await work();
  for (const { name, statement } of rows) {
    if (needed.includes(name)) await sql.raw(statement).execute(db);
  }
  const pendingIndexes = rows.filter(({ name }) => !needed.includes(name));
  const value = JSON.stringify(pendingIndexes.map(({ statement }) => statement));
  await db.insertInto('setting').values({ key: settingKey, value }).execute();
}

/** Waits, so that calls are answered before the next index is created. */
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Creates the missing indexes, one per transaction. Calls are answered between two transactions.
 * @param options.delay milliseconds before the first index
 * @param options.signal no further index is created after it is aborted
 */
export async function createPendingIndexes(
  db: Kysely<Schema>,
  { delay, signal }: { readonly delay: number; readonly signal: AbortSignal },
): Promise<void> {
  const setting = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirst();
  if (!setting) return;
  // Only `withoutIndexes` writes this setting.
  const statements = JSON.parse(setting.value) as readonly string[];
  await wait(delay);
  for (const [index, statement] of statements.entries()) {
    if (signal.aborted) return;
    await db.transaction().execute(async (transaction) => {
      await sql.raw(statement).execute(transaction);
      const remaining = statements.slice(index + 1);
      const ownSetting = transaction.updateTable('setting').where('key', '=', settingKey);
      await (remaining.length > 0
        ? ownSetting.set({ value: JSON.stringify(remaining) }).execute()
        : transaction.deleteFrom('setting').where('key', '=', settingKey).execute());
    });
    await wait(0);
  }
}
