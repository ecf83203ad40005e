import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { lockAccount } from '../accounts.ts';
import { deleteSessionsOf } from '../sessions.ts';
import { factorNamesOf } from './stored-factors.ts';

/**
 * Removes all second factors of an account whose owner has lost them, and ends its sessions. The next sign-in
 * needs no second factor. Only for administrators and those who run the server: the caller writes the log and queues
 * the mail `factors-reset`, in the same transaction.
 * @returns the hashes of the ended sessions, whose sockets have to be closed; null if there was no factor
 */
export async function resetFactors(
  transaction: Kysely<Schema>,
  userId: string,
): Promise<string[] | null> {
  await lockAccount(transaction, userId);
  if ((await factorNamesOf(transaction, userId)).length === 0) return null;
  await transaction.deleteFrom('totp').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('passkey').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  return deleteSessionsOf(transaction, userId);
}

/**
 * Removes the second factors that were added since a time, and the recovery codes that were made since. Earlier
 * recovery codes are removed, too, if no other factor is left.
 */
export async function removeFactorsSince(
  transaction: Kysely<Schema>,
  userId: string,
  since: number,
): Promise<void> {
  for (const table of ['totp', 'passkey', 'recovery_code'] as const) {
    await transaction
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('created_at', '>=', since)
      .execute();
  }
  if ((await factorNamesOf(transaction, userId)).length > 0) return;
  await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
}
