import { Kysely, PostgresDialect, sql } from 'kysely';
import { reasonOf } from '#backend/db/errors.ts';
import { refuseUnknownMigrations } from '#backend/db/migrate.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import type { Schema } from '#backend/db/schema.ts';
import { placeOf } from '../postgres/place-of.ts';
import { createPool, discardingPool } from '../postgres/pool.ts';
import { CopyError } from './copy-error.ts';

/** Runs the work on one connection, which no time limit ends while it reads or writes. */
export async function withPostgres<Result>(
  url: string,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const pool = createPool({
    url,
    max: 1,
    onError: () => undefined,
    statementTimeoutMs: 0,
    lockTimeoutMs: 60_000,
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: discardingPool(pool) }) });
  try {
    await pool.connect().then(
      (client) => client.release(),
      (cause: unknown) => {
        throw new CopyError(`PostgreSQL at ${placeOf(url)} cannot be used: ${reasonOf(cause)}.`);
      },
    );
    return await db.connection().execute(work);
  } finally {
    await pool.end();
  }
}

/** The tables of the database, which another program can have created. */
export async function tablesIn(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
    order by table_name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * The tables of this version are read, so the store must have all its migrations.
 * @throws CopyError, or DatabaseOpenError if a newer version has written the store
 */
export async function requirePresentVersion(db: Kysely<Schema>): Promise<void> {
  if (!(await tablesIn(db)).includes('schema_migration')) {
    throw new CopyError('The database holds no installation of Questwright.');
  }
  const applied = await db.selectFrom('schema_migration').select('name').orderBy('name').execute();
  refuseUnknownMigrations(
    applied.map(({ name }) => name),
    migrations,
  );
  if (applied.length === migrations.length) return;
  throw new CopyError(
    'The database was written by an earlier version of Questwright. Make the backup with that version, or start this one first.',
  );
}
