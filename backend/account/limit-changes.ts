import type { Kysely } from 'kysely';
import { hitWithinLimit } from '#backend/db/rate-limit.ts';
import type { Schema } from '#backend/db/schema.ts';
import { rateLimits } from '#src/generated/contract/operations.ts';

const tooManyChanges =
  'That is a lot of changes of one account. Please wait an hour before you change more of it.';

/**
 * Counts one change of an account about which its address gets a mail. Without a limit, one user could fill the queue
 * of mails. Call it in the transaction of the change, so that only successful changes are counted.
 */
export const limitAccountChanges = (
  transaction: Kysely<Schema>,
  userId: string,
  now: number,
): Promise<void> =>
  hitWithinLimit(
    transaction,
    { ...rateLimits.accountChanges, key: `account:user:${userId}` },
    now,
    tooManyChanges,
  );
