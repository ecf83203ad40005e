import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { imagesOf } from './record.ts';

/** How many generations of one user are kept. Those without a draft are deleted first, then the oldest. */
const mostKept = 50;

/**
 * Makes room for one more generation of the user. Those that have not ended are kept.
 * @param needed a generation that is kept, too
 * @returns the ids of the images of those that are deleted; delete the unused ones after the commit
 */
export async function makeRoom(
  transaction: Kysely<Schema>,
  userId: string,
  needed = '',
): Promise<string[]> {
  const { count } = await transaction
    .selectFrom('generation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count < mostKept) return [];
  const oldest = transaction
    .selectFrom('generation')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'not in', ['queued', 'running'])
    .where('id', '<>', needed)
    .orderBy(({ eb }) => eb('status', '=', 'done'))
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
