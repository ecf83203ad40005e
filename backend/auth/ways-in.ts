import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { ProblemError } from '#contract/problem.ts';
import { findById } from './accounts.ts';

/**
 * Refuses a removal after which neither a password, a provider nor a passkey signs the user in. Call it after the removal,
 * in its transaction, which has locked the account.
 */
export async function requireWayIn(transaction: Kysely<Schema>, userId: string): Promise<void> {
  const user = await findById(transaction, userId);
  if (user && user.password_hash !== null) return;
  const other = await transaction
    .selectFrom('oauth_identity')
    .select('user_id')
    .where('user_id', '=', userId)
    .union(
      transaction
        .selectFrom('passkey')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('signs_in_alone', '=', 1),
    )
    .executeTakeFirst();
  if (other) return;
  throw new ProblemError('conflict', 'Set a password first: this is your only way in.');
}
