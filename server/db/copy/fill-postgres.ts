import { dequal } from 'dequal/lite';
import { sql, type Kysely } from 'kysely';
import { migrate } from '#backend/db/migrate.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import type { Schema } from '#backend/db/schema.ts';
import { migrationLock } from '../postgres/open-postgres.ts';
import { placeOf } from '../postgres/place-of.ts';
import { CopyError } from './copy-error.ts';
import { tablesIn, withPostgres } from './postgres-store.ts';
import { differingTables, type ReadSums, type Row, type StoreSums } from './row-sum.ts';
import { insertRows, keyOf, rowsOf, sumsOf, type CopiedStore } from './rows.ts';
import { searchTable, storedTables, type StoredTable } from './stored-tables.ts';
import { copyTable, hasUnfinishedCopy } from './unfinished-copy.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** How far the copy of a table is. */
interface Progress {
  readonly after: Row;
  readonly rows: number;
}

interface Filling {
  readonly source: CopiedStore;
  readonly tables: readonly StoredTable[];
  readonly db: Kysely<Schema>;
}

async function readState<Value>(db: Kysely<Schema>, key: string): Promise<Value | null> {
  const { rows } = await sql<{ value: string }>`
    select value from ${sql.table(copyTable)} where key = ${key}`.execute(db);
  // Only `writeState` writes the values.
  return rows[0] ? (JSON.parse(rows[0].value) as Value) : null;
}

async function writeState(db: Kysely<Schema>, key: string, value: unknown): Promise<void> {
  await sql`insert into ${sql.table(copyTable)} (key, value) values (${key}, ${JSON.stringify(value)})
    on conflict (key) do update set value = excluded.value`.execute(db);
}

const removeState = (db: Kysely<Schema>, key: string) =>
  sql`delete from ${sql.table(copyTable)} where key = ${key}`.execute(db);

const progressKey = ({ name }: StoredTable): string => `table ${name}`;

/** @throws CopyError while a server starts on the database, or another copy fills it */
async function lock(db: Kysely<Schema>, url: string): Promise<void> {
  // The lock belongs to the database session, which ends with this copy.
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${migrationLock}) as taken`.execute(db);
  if (rows[0]?.taken === true) return;
  throw new CopyError(
    `Another copy is being written into ${placeOf(url)}, or a server starts on it.`,
  );
}

/** Whether the database has the same tables and rows, because a copy ended just before its caller was interrupted. */
async function isCopied({ source, tables, db }: Filling, sums: StoreSums): Promise<boolean> {
  const present = new Set(await tablesIn(db));
  if (!tables.every(({ name }) => present.has(name))) return false;
  // With the same migrations, the tables have the same columns.
  const migrationsOf = (store: Kysely<Schema>) =>
    store.selectFrom('schema_migration').select('name').orderBy('name').execute();
  if (!dequal(await migrationsOf(source.db), await migrationsOf(db))) return false;
  return differingTables(sums, await sumsOf({ kind: 'postgres', db }, tables)).length === 0;
}

/** Creates the tables, unless an interrupted copy has created them. */
async function prepare(db: Kysely<Schema>, url: string): Promise<void> {
  if (!(await hasUnfinishedCopy(db))) {
    const tables = await tablesIn(db);
    if (tables.length > 0) {
      throw new CopyError(
        `The database ${placeOf(url)} is not empty: it has ${tables.length} tables, such as ${tables[0]}. Name an empty database.`,
      );
    }
    await sql`create table ${sql.table(copyTable)}
      (key text not null primary key, value text not null)`.execute(db);
  }
  await migrate({ db, kind: 'postgres', migrations, now: Date.now });
}

/**
 * Foreign keys would require an order of the rows, and are checked at once when they are added again. An
 * interrupted copy has removed them already.
 */
async function removeForeignKeys(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<ForeignKey>`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  if (rows.length === 0) return;
  await writeState(db, 'foreign keys', rows);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(db);
  }
}

/** Begins, or continues an interrupted copy if the source is what it was then. */
async function begin({ tables, db }: Filling, sums: ReadSums): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const earlier = await readState<StoreSums>(transaction, 'source');
    await removeForeignKeys(transaction);
    if (earlier && differingTables(earlier, sums).length === 0) return;
    // Migrations have stored some settings, and an interrupted copy of another state has stored rows.
    const names = tables.map(({ name }) => sql.table(name));
    await sql`truncate ${sql.join(names)}`.execute(transaction);
    for (const table of tables) await removeState(transaction, progressKey(table));
    await writeState(transaction, 'source', sums);
  });
}

/** Copies the rows that are missing. Each batch and the position after it are stored together. */
async function copyTableRows({ source, db }: Filling, table: StoredTable): Promise<void> {
  const key = progressKey(table);
  const progress = await readState<Progress>(db, key);
  let copied = progress?.rows ?? 0;
  for await (const rows of rowsOf(source, table, progress?.after ?? null)) {
    copied += rows.length;
    const after = keyOf(table, rows.at(-1) ?? []);
    await db.transaction().execute(async (transaction) => {
      await insertRows({ kind: 'postgres', db: transaction }, table, rows);
      await writeState(transaction, key, { after, rows: copied } satisfies Progress);
    });
  }
}

async function restoreForeignKeys(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const keys = (await readState<readonly ForeignKey[]>(transaction, 'foreign keys')) ?? [];
    for (const { table, name, definition } of keys) {
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        transaction,
      );
    }
    await removeState(transaction, 'foreign keys');
    // The rows have their numbers from the source, so the sequence has given none.
    await sql`select setval(pg_get_serial_sequence(${searchTable}, 'id'),
      greatest((select max(id) from ${sql.table(searchTable)}), 1))`.execute(transaction);
  });
}

async function requireSame({ tables, db }: Filling, sums: StoreSums): Promise<void> {
  const differing = differingTables(sums, await sumsOf({ kind: 'postgres', db }, tables));
  if (differing.length === 0) return;
  throw new CopyError(`The database does not contain what it should: ${differing.join(', ')}.`);
}

/**
 * Copies a store of SQLite of this version into an empty database of PostgreSQL, and reads it back. If it is
 * interrupted, the next call continues; if the copy is there already, the next call only compares. Until the copy is complete, no server starts on the database. Nothing
 * may write the source meanwhile.
 */
export async function fillPostgres(source: CopiedStore, url: string): Promise<StoreSums> {
  const tables = await storedTables(source.db);
  return withPostgres(url, async (db) => {
    await lock(db, url);
    const filling = { source, tables, db };
    const sums = await sumsOf(source, tables);
    if (!(await hasUnfinishedCopy(db)) && (await isCopied(filling, sums))) return sums;
    await prepare(db, url);
    await begin(filling, sums);
    for (const table of tables) await copyTableRows(filling, table);
    await restoreForeignKeys(db);
    await requireSame(filling, sums);
    await sql`analyze`.execute(db);
    await sql`drop table ${sql.table(copyTable)}`.execute(db);
    return sums;
  });
}
