import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { DatabaseKind } from '#backend/db/migrations/migration.ts';
import type { Schema } from '#backend/db/schema.ts';

/**
 * Resolves when a statement waits for a lock of the open transaction. On SQLite, whole transactions wait for each other,
 * so there is nothing to see.
 */
export async function untilBlocked(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') return;
  const blocked = async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  await expect.poll(blocked).toBe(1);
}
