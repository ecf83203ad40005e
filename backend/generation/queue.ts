import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { unchanged } from '#backend/db/unchanged.ts';
import type { GenerationKind } from '#src/generated/model/index.ts';
import type { GenerationRow } from './record.ts';
import { requireUnchangedRight } from './rights.ts';

/**
 * How long a process has exclusive use of a claimed generation, in milliseconds. It renews the lease while it works, so
 * another process can continue soon after its end.
 */
export const lease = 45_000;

/** Milliseconds between two renewals. */
export const renewal = lease / 4;

/** How many waiting generations are compared for the next turn. */
const compared = 20;

const maxAttempts = 3;

/** The generations that wait, and those whose process has ended during the work. */
const claimable = (db: Kysely<Schema>, kinds: readonly GenerationKind[], now: number) =>
  db
    .selectFrom('generation')
    .where('generation.status', 'in', ['queued', 'running'])
    .where('generation.claimed_until', '<=', now)
    // A generation with more attempts can be the reason why its processes have ended (`lostGenerations`).
    .where('generation.attempts', '<', maxAttempts)
    .where('generation.kind', 'in', kinds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('generation as other')
            .select('other.id')
            .whereRef('other.user_id', '=', 'generation.user_id')
            .where('other.status', '=', 'running')
            .where('other.claimed_until', '>', now),
        ),
      ),
    );

const isWorkingFor = (db: Kysely<Schema>, userId: string, now: number) =>
  db
    .selectFrom('generation')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .where('claimed_until', '>', now)
    .limit(1)
    .executeTakeFirst();

/**
 * Claims the next generation of one of these kinds: of the user whose last one began first, the oldest. Each
 * user has one that is worked on at a time. If several processes find the same one, only one claims it.
 */
export async function claimNext(
  db: Kysely<Schema>,
  kinds: readonly GenerationKind[],
  now: number,
): Promise<GenerationRow | undefined> {
  const waiting = await claimable(db, kinds, now)
    .innerJoin('user', 'user.id', 'generation.user_id')
    .select(['generation.id', 'generation.user_id', 'generation.attempts'])
    .orderBy('user.generation_started_at')
    .orderBy('generation.created_at')
    .orderBy('generation.id')
    .limit(compared)
    .execute();
  for (const { id, user_id: userId, attempts } of waiting) {
    const claimed = await db.transaction().execute(async (transaction) => {
      const user = transaction.updateTable('user').where('id', '=', userId);
      // Two processes that claim for the same user wait here for each other.
      await user.set(unchanged('updated_at')).execute();
      if (await isWorkingFor(transaction, userId, now)) return undefined;
      const claimedRow = await transaction
        .updateTable('generation')
        .set({
          status: 'running',
          attempts: attempts + 1,
          claimed_until: now + lease,
        })
        .where('id', '=', id)
        .where('status', 'in', ['queued', 'running'])
        .where('attempts', '=', attempts)
        .where('claimed_until', '<=', now)
        .returningAll()
        .executeTakeFirst();
      // Kept with the user, because the row is deleted when the user discards the draft.
      if (claimedRow) await user.set({ generation_started_at: now }).execute();
      return claimedRow;
    });
    if (claimed) return claimed;
  }
  return undefined;
}

/** The generations whose last process has ended during the work. */
export const lostGenerations = (db: Kysely<Schema>, now: number): Promise<GenerationRow[]> =>
  db
    .selectFrom('generation')
    .selectAll()
    .where('status', 'in', ['queued', 'running'])
    .where('claimed_until', '<=', now)
    .where('attempts', '>=', maxAttempts)
    .limit(compared)
    .execute();

/** When the next generation that waits for another attempt is due; undefined if there is none. */
export async function nextDue(db: Kysely<Schema>): Promise<number | undefined> {
  const { due } = await db
    .selectFrom('generation')
    .select(({ fn }) => fn.min<number | null>('claimed_until').as('due'))
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return due ?? undefined;
}

const stillMine = (db: Kysely<Schema>, { id, attempts }: GenerationRow) =>
  db
    .updateTable('generation')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('attempts', '=', attempts);

/** Whether this process still works on the generation: it can be cancelled, discarded, or given to another one. */
export async function isStillMine(db: Kysely<Schema>, row: GenerationRow): Promise<boolean> {
  const found = await db
    .selectFrom('generation')
    .select('id')
    .where('id', '=', row.id)
    .where('status', '=', 'running')
    .where('attempts', '=', row.attempts)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Renews the lease of long work, and stores what is written until now.
 * @returns whether this process still works on the generation
 */
export async function renew(
  db: Kysely<Schema>,
  row: GenerationRow,
  written: string | null,
  now: number,
): Promise<boolean> {
  const renewed = await stillMine(db, row)
    .set({ claimed_until: now + lease, written })
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** What a generation has made. */
export interface Result {
  readonly author: string;
  readonly notice: string | null;
  readonly draft: string;
  readonly story: string | null;
  readonly coverW1024Id: string | null;
  readonly coverW704Id: string | null;
  readonly portraitId?: string;
  /** The settings with which it can be made again, if they are not those that were asked for. */
  readonly settings?: string;
}

/**
 * Stores the result.
 * @returns false if the generation was cancelled or discarded meanwhile, or given to another process
 * @throws ProblemError when the user has lost the right to the draft meanwhile
 */
export async function storeResult(
  transaction: Kysely<Schema>,
  row: GenerationRow,
  result: Result,
  now: number,
): Promise<boolean> {
  await requireUnchangedRight(transaction, row);
  const stored = await stillMine(transaction, row)
    .set({
      status: 'done',
      author: result.author,
      notice: result.notice,
      written: null,
      draft: result.draft,
      story: result.story,
      cover_w1024_id: result.coverW1024Id,
      cover_w704_id: result.coverW704Id,
      portrait_id: result.portraitId ?? null,
      ...(result.settings !== undefined && { settings: result.settings }),
      ended_at: now,
    })
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The time until the next attempt, in milliseconds: 2, 4, 8 … seconds. */
const backOff = (attempts: number): number => 1000 * 2 ** attempts;

/**
 * Stores that an attempt has failed, and whether another one could succeed.
 * @returns whether it was the last one; false also if the generation was cancelled or discarded meanwhile
 */
export async function storeFailure(
  transaction: Kysely<Schema>,
  row: GenerationRow,
  { reason, isFinal }: { readonly reason: string; readonly isFinal: boolean },
  now: number,
): Promise<boolean> {
  const isLast = isFinal || row.attempts >= maxAttempts;
  const stored = await stillMine(transaction, row)
    .set(
      isLast
        ? { status: 'failed', failure: reason.slice(0, 300), written: null, ended_at: now }
        : { status: 'queued', claimed_until: now + backOff(row.attempts) },
    )
    .returning('id')
    .executeTakeFirst();
  return isLast && stored !== undefined;
}

/**
 * Ends the leases of processes that were killed. Call it at the start, and only if no other process uses the database.
 * An attempt that was begun counts, because the generation can be the reason why its process ended.
 */
export async function takeBackGenerations(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('generation')
    .set({ claimed_until: 0 })
    .where('status', '=', 'running')
    .execute();
}

/** Gives a generation back that this process cannot finish, because it stops. */
export async function release(db: Kysely<Schema>, row: GenerationRow): Promise<void> {
  await stillMine(db, row)
    .set({ status: 'queued', attempts: row.attempts - 1, claimed_until: 0, written: null })
    .execute();
}
