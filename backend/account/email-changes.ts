import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { fingerprint } from '#backend/auth/secret.ts';

const day = 24 * 60 * 60_000;
/** How long the link to the new address works. */
const verifyLife = day;
/** How long the link to the old address works. */
export const undoLife = 7 * day;

/** The change whose new address is not verified yet. */
export const waitingChange = (db: Kysely<Schema>, userId: string, now: number) =>
  db
    .selectFrom('email_change')
    .selectAll()
    .where('user_id', '=', userId)
    .where('applied_at', 'is', null)
    .where('created_at', '>', now - verifyLife)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/**
 * Stores the secret of the link in a mail about a change; another secret stops working.
 * @returns whether the change waits for this link, and was not cancelled
 */
export async function storeChangeSecret(
  db: Kysely<Schema>,
  secret: string,
  changeId: string,
  purpose: 'verify' | 'undo',
): Promise<boolean> {
  const hash = fingerprint(secret);
  const change = await db
    .updateTable('email_change')
    .set(purpose === 'verify' ? { verify_hash: hash } : { undo_hash: hash })
    .where('id', '=', changeId)
    .$if(purpose === 'verify', (query) => query.where('applied_at', 'is', null))
    .returning('id')
    .executeTakeFirst();
  return change !== undefined;
}

export async function sweepEmailChanges(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('email_change')
    .where('created_at', '<=', now - undoLife)
    .execute();
}
