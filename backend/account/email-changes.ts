import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { ChangeLinkPurpose } from '#backend/db/tables/account-tables.ts';
import { fingerprint } from '#backend/auth/secret.ts';
import type { Random } from '#backend/random.ts';

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
 * Creates the secret of the link in one attempt of a mail about a change. The secrets of other attempts work, too: their
 * mails can have arrived, also if another process has sent them.
 * @returns undefined if the change was cancelled, or does not wait for this link any more
 */
export async function issueChangeSecret(
  db: Kysely<Schema>,
  random: Random,
  changeId: string,
  purpose: ChangeLinkPurpose,
): Promise<string | undefined> {
  const change = await db
    .selectFrom('email_change')
    .select('applied_at')
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (!change || (purpose === 'verify' && change.applied_at !== null)) return undefined;
  const secret = random.secret();
  await db
    .insertInto('email_change_link')
    .values({ hash: fingerprint(secret), change_id: changeId, purpose })
    .execute();
  return secret;
}

/** The change that the link with this secret is about. */
export const changeOfLink = (db: Kysely<Schema>, secret: string, purpose: ChangeLinkPurpose) =>
  db
    .selectFrom('email_change_link')
    .innerJoin('email_change', 'email_change.id', 'email_change_link.change_id')
    .selectAll('email_change')
    .where('email_change_link.hash', '=', fingerprint(secret))
    .where('email_change_link.purpose', '=', purpose)
    .executeTakeFirst();

export async function sweepEmailChanges(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('email_change')
    .where('created_at', '<=', now - undoLife)
    .execute();
}
