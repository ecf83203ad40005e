import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { deleteSessionsOf } from '#backend/auth/sessions.ts';
import type { AppContext, AuditEntry } from '#backend/context.ts';
import { queueNotice } from './notices.ts';

/**
 * Removes all second factors of an account whose owner has lost them, ends its sessions and tells the owner.
 * The next sign-in needs only the password. Only for those who run the server.
 * @param audit appends to the audit log, as of a request
 * @returns the hashes of the ended sessions; after the commit, close their sockets
 */
export async function resetFactors(
  { mailer, clock }: Pick<AppContext, 'mailer' | 'clock'>,
  transaction: Kysely<Schema>,
  userId: string,
  audit: (db: Kysely<Schema>, entry: AuditEntry) => Promise<void>,
): Promise<string[]> {
  await transaction.deleteFrom('totp').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('passkey').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await audit(transaction, {
    action: 'factor.reset',
    targetKind: 'user',
    targetId: userId,
    actorId: null,
  });
  await queueNotice({ app: { mailer }, now: clock() }, transaction, userId, 'factors-reset');
  return deleteSessionsOf(transaction, userId);
}
