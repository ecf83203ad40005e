import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';

/** The setting with the statements of the indexes that still have to be created, as a JSON list. */
const settingKey = 'mock.pending-indexes';

/**
 * Runs work that inserts many rows into a table without most of its indexes. They take longer to
 * create than the rows, so `createPendingIndexes` creates them after the first answers. Lists are
 * correct without them, only slower. The list of them is stored in the database, so that a copy of
 * the database that is saved in the meantime gets its indexes when it is opened.
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
  const later = rows.filter(({ name }) => !needed.includes(name));
  const value = JSON.stringify(later.map(({ statement }) => statement));
  await db.insertInto('setting').values({ key: settingKey, value }).execute();
}

/** Lets the calls that wait be answered before the next index. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Creates the indexes that are left, one per transaction. Calls are answered between them.
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
  await pause(delay);
  for (const [index, statement] of statements.entries()) {
    if (signal.aborted) return;
    await db.transaction().execute(async (transaction) => {
      await sql.raw(statement).execute(transaction);
      const rest = statements.slice(index + 1);
      const ours = transaction.updateTable('setting').where('key', '=', settingKey);
      await (rest.length > 0
        ? ours.set({ value: JSON.stringify(rest) }).execute()
        : transaction.deleteFrom('setting').where('key', '=', settingKey).execute());
    });
    await pause(0);
  }
}
