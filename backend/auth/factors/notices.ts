import type { Kysely } from 'kysely';
import { limitAccountChanges } from '#backend/account/limit-changes.ts';
import { findById } from '../accounts.ts';
import type { AppContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { FactorNotice } from '#backend/mail/jobs.ts';

/** What users do to their account themselves. */
const changes: ReadonlySet<FactorNotice> = new Set([
  'totp-added',
  'totp-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-renewed',
]);

/** Queues a mail that tells the owner of an account what has happened to it. A change counts for its limit. */
export async function queueNotice(
  { app, now }: { readonly app: Pick<AppContext, 'mailer'>; readonly now: number },
  db: Kysely<Schema>,
  userId: string,
  kind: FactorNotice,
): Promise<void> {
  if (changes.has(kind)) await limitAccountChanges(db, userId, now);
  const user = await findById(db, userId);
  if (user) await app.mailer.queue(db, { kind, userId, to: user.email }, now);
}
