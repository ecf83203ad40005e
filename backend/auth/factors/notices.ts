import type { Kysely } from 'kysely';
import { findById } from '../accounts.ts';
import type { AppContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { FactorNotice } from '#backend/mail/jobs.ts';

/** Queues a mail that tells the owner of an account what has happened to it. */
export async function queueNotice(
  { app, now }: { readonly app: Pick<AppContext, 'mailer'>; readonly now: number },
  db: Kysely<Schema>,
  userId: string,
  kind: FactorNotice,
): Promise<void> {
  const user = await findById(db, userId);
  if (user) await app.mailer.queue(db, { kind, userId, to: user.email }, now);
}
