import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, type Pool } from 'pg';
import { DatabaseOpenError, reasonOf } from '#backend/db/errors.ts';
import { migrate } from '#backend/db/migrate.ts';
import type { Migration } from '#backend/db/migrations/migration.ts';
import type { Schema } from '#backend/db/schema.ts';
import { refuseUnfinishedCopy } from '../copy/unfinished-copy.ts';
import { openNotices } from './notices.ts';
import { createPool, discardingPool } from './pool.ts';

export interface PostgresConfig {
  readonly kind: 'postgres';
  readonly url: string;
  readonly poolSize?: number;
}

interface Opening {
  readonly migrations: readonly Migration[];
  readonly onError: (error: Error) => void;
}

/**
 * The key of the lock for migrations: an arbitrary number that must be the same in every version.
 */
export const migrationLock = 7_239_501_846;

export async function openPostgres(config: PostgresConfig, opening: Opening) {
  const applied = await migrateAlone(config.url, opening);
  const pool = createPool({
    url: config.url,
    max: config.poolSize ?? 10,
    onError: opening.onError,
    statementTimeoutMs: 5000,
    lockTimeoutMs: 2000,
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: discardingPool(pool) }) });
  // `db.destroy()` would not end a pool that was never used.
  const close = () => (pool.ended ? Promise.resolve() : pool.end());
  const listen = (onNotice: (text: string) => void) =>
    openNotices({ url: config.url, pool, onNotice, onError: opening.onError });
  return {
    db,
    searches: db,
    applied,
    close,
    openNotices: listen,
    pending: () => pool.totalCount - pool.idleCount + pool.waitingCount,
    bytes: async () => {
      const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
      return (await size.execute(db)).rows[0]?.bytes ?? 0;
    },
  };
}

/** If several processes start at the same time, one migrates and the others wait. */
async function migrateAlone(url: string, { migrations, onError }: Opening) {
  const pool = createPool({ url, max: 1, onError, statementTimeoutMs: 0, lockTimeoutMs: 60_000 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: discardingPool(pool) }) });
  try {
    await testConnection(pool);
    return await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
      await refuseUnfinishedCopy(connection);
      return await migrate({ db: connection, kind: 'postgres', migrations, now: Date.now });
    });
  } finally {
    // The lock belongs to the database session, which ends here.
    await pool.end();
  }
}

/** Opens the first connection. The message of its error is for the person who set DATABASE_URL. */
async function testConnection(pool: Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (cause) {
    const { host, port } = new Client(pool.options);
    throw new DatabaseOpenError(
      'unreadable',
      `PostgreSQL at ${host}:${port} cannot be used: ${reasonOf(cause)}. Check DATABASE_URL and that the server runs.`,
      { cause },
    );
  }
}
