import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Schema } from '#backend/db/schema.ts';
import { imagesOf, person } from './record.ts';

/** How many generations of one user are kept, besides those that keep what a draft has replaced. */
const mostKept = 50;

/** How many texts and pictures that a draft has replaced can be kept for one user. They stay for thirty days. */
const mostReplaced = 200;

const replacedFull = `Drafts have replaced ${mostReplaced} of your texts and pictures in thirty days, and all of them are kept for you. Discard some of them among your drafts, or save without the draft.`;

const ownerFull = `Drafts have replaced ${mostReplaced} texts and pictures of the owner of this campaign in thirty days, and all of them are kept. The owner can discard some of them among the drafts. Until then, save without the draft.`;

/**
 * @param userId for whom it is kept: the one who saves the draft, or the owner of the campaign
 * @throws ProblemError 409 when the user has so many that what a draft replaces now could not be kept for thirty days
 */
export async function requireRoomForReplaced(
  transaction: Kysely<Schema>,
  userId: string,
  whose: 'own' | "owner's",
): Promise<void> {
  const count = await countOf(transaction, userId, true);
  if (count < mostReplaced) return;
  throw new ProblemError('quota_exceeded', whose === 'own' ? replacedFull : ownerFull);
}

async function countOf(
  transaction: Kysely<Schema>,
  userId: string,
  isReplaced: boolean,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('generation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('author', isReplaced ? '=' : '<>', person)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Makes room for one more generation of the user: those without a draft are deleted first, then those whose draft was
 * not used, then the oldest. Those that have not ended are kept, and also what drafts have replaced.
 * @param needed a generation that is kept, too
 * @returns the ids of the images of those that are deleted; delete the unused ones after the commit
 */
export async function makeRoom(
  transaction: Kysely<Schema>,
  userId: string,
  needed = '',
): Promise<string[]> {
  const count = await countOf(transaction, userId, false);
  if (count < mostKept) return [];
  const oldest = transaction
    .selectFrom('generation')
    .select('id')
    .where('user_id', '=', userId)
    .where('author', '<>', person)
    .where('status', 'not in', ['queued', 'running'])
    .where('id', '<>', needed)
    .orderBy(({ eb }) => eb('status', '=', 'done'))
    .orderBy(({ eb }) => eb('used_at', 'is not', null))
    .orderBy('created_at')
    .orderBy('id')
    .limit(count - mostKept + 1);
  const deleted = await transaction
    .deleteFrom('generation')
    .where('id', 'in', oldest)
    .returning(['cover_w1024_id', 'cover_w704_id', 'portrait_id'])
    .execute();
  return deleted.flatMap((row) => imagesOf(row));
}
