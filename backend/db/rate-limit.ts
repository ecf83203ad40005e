import { sql, type Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Schema } from './schema.ts';

export interface Bucket {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

interface RateLimitHit {
  /** Hits in this window, including the current ones. */
  readonly count: number;
  readonly windowEndsAt: number;
}

/**
 * Counts one hit, or several, in a single statement, so that parallel calls in all processes are counted
 * exactly.
 */
export async function hitRateLimit(
  db: Kysely<Schema>,
  key: string,
  windowMs: number,
  now: number,
  hits = 1,
): Promise<RateLimitHit> {
  const hasEnded = sql<boolean>`rate_limit.window_ends_at <= ${now}`;
  const row = await db
    .insertInto('rate_limit')
    .values({ key, count: hits, window_ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${hasEnded} then excluded.count else rate_limit.count + excluded.count end`,
        window_ends_at: sql`case when ${hasEnded} then excluded.window_ends_at else rate_limit.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, windowEndsAt: row.window_ends_at };
}

/**
 * Counts one hit and refuses it above the limit.
 * @param onFirstRefusal called for the first refused hit of a window
 */
export async function hitWithinLimit(
  db: Kysely<Schema>,
  { key, limit, windowMs }: Bucket,
  now: number,
  detail: string,
  onFirstRefusal?: () => Promise<void>,
): Promise<void> {
  const { count, windowEndsAt } = await hitRateLimit(db, key, windowMs, now);
  if (count === limit + 1) await onFirstRefusal?.();
  if (count > limit) throw tooMany(windowEndsAt, now, detail);
}

/**
 * Counts several hits of one request. It refuses them only if the limit was used up before, so that a
 * request with more hits than the limit can succeed.
 */
export async function hitUnlessUsedUp(
  db: Kysely<Schema>,
  { key, limit, windowMs }: Bucket,
  hits: number,
  now: number,
  detail: string,
): Promise<void> {
  const { count, windowEndsAt } = await hitRateLimit(db, key, windowMs, now, hits);
  if (count - hits >= limit) throw tooMany(windowEndsAt, now, detail);
}

/** Refuses if the next hit would be above the limit. Counts nothing. */
export async function requireWithinLimit(
  db: Kysely<Schema>,
  { key, limit }: Bucket,
  now: number,
  detail: string,
): Promise<void> {
  const row = await db
    .selectFrom('rate_limit')
    .select(['count', 'window_ends_at'])
    .where('key', '=', key)
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
  if (row && row.count >= limit) throw tooMany(row.window_ends_at, now, detail);
}

/** Whether the next hit would be above one of the limits. Counts nothing. */
export async function isAnyUsedUp(
  db: Kysely<Schema>,
  buckets: readonly Bucket[],
  now: number,
): Promise<boolean> {
  const limits = new Map(buckets.map(({ key, limit }) => [key, limit]));
  const rows = await db
    .selectFrom('rate_limit')
    .select(['key', 'count'])
    .where('key', 'in', [...limits.keys()])
    .where('window_ends_at', '>', now)
    .execute();
  return rows.some(({ key, count }) => count >= (limits.get(key) ?? Infinity));
}

const tooMany = (windowEndsAt: number, now: number, detail: string): ProblemError =>
  new ProblemError('too_many_requests', detail, {
    retryAfter: Math.max(1, (windowEndsAt - now) / 1000),
  });
