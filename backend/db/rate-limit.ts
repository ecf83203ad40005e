import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

interface RateLimitHit {
  /** Hits in this window, including the current one. */
  readonly count: number;
  readonly windowEndsAt: number;
}

/**
 * Counts one hit in a single statement, so that parallel calls in all processes are counted
 * exactly.
 */
export async function hitRateLimit(
  db: Kysely<Schema>,
  key: string,
  windowMs: number,
  now: number,
): Promise<RateLimitHit> {
  const over = sql<boolean>`rate_limit.window_ends_at <= ${now}`;
  const row = await db
    .insertInto('rate_limit')
    .values({ key, count: 1, window_ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${over} then 1 else rate_limit.count + 1 end`,
        window_ends_at: sql`case when ${over} then excluded.window_ends_at else rate_limit.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, windowEndsAt: row.window_ends_at };
}
