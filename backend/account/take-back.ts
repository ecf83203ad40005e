import type { Kysely } from 'kysely';
import { findById, lockAccount } from '#backend/auth/accounts.ts';
import { privateName } from '#backend/auth/cookies.ts';
import { removeFactorsSince } from '#backend/auth/factors/reset-factors.ts';
import { limitTokenTries } from '#backend/auth/limits.ts';
import { fingerprint } from '#backend/auth/secret.ts';
import { deleteSessionsOf, sessionCookie } from '#backend/auth/sessions.ts';
import { endSessionCookies } from '#backend/auth/sign-in.ts';
import { peekToken, revokeFactorUndos, revokeTokens, takeToken } from '#backend/auth/tokens.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { dropAdditionMails } from '#backend/mail/queue.ts';
import { ProblemError } from '#contract/problem.ts';

export const invalidLink = () =>
  new ProblemError(
    'invalid_token',
    'This link has expired or was used already. Ask for a new one.',
  );

/**
 * Ends all that lets someone into an account who knew its password: the sessions, and the providers, second factors
 * and recovery codes that were added since a time, with the links about them. The address gets a link to a new
 * password. The caller removes the old password.
 * @returns the hashes of the ended sessions, for `endForAll`
 */
export async function endWaysInSince(
  { app, now }: RequestContext,
  transaction: Kysely<Schema>,
  user: { readonly id: string; readonly email: string },
  since: number,
): Promise<string[]> {
  await transaction
    .deleteFrom('oauth_identity')
    .where('user_id', '=', user.id)
    .where('created_at', '>=', since)
    .execute();
  await removeFactorsSince(transaction, user.id, since);
  await revokeFactorUndos(transaction, user.id, since);
  await dropAdditionMails(transaction, user.email, since);
  await revokeTokens(transaction, 'reset-password', { userId: user.id, registrationId: null });
  const job = { kind: 'reset-password', userId: user.id, to: user.email } as const;
  await app.mailer.queue(transaction, job, now);
  return deleteSessionsOf(transaction, user.id);
}

/** Closes the connections of ended sessions, also when one of them is that of this browser. Call it after the commit. */
export function endForAll(context: RequestContext, endedHashes: readonly string[]): void {
  const { app } = context;
  const secret = context.cookie(privateName(app.config, sessionCookie));
  if (secret !== undefined && endedHashes.includes(fingerprint(secret))) endSessionCookies(context);
  app.realtime.endSessions(endedHashes);
  app.mailer.wake();
}

/**
 * Removes a second factor or a provider that someone else has added, with all that was added since. The owner
 * cannot do it on the account page, which asks for the factor of the other one.
 */
export async function undoFactor(context: RequestContext, token: string): Promise<void> {
  const { db, now } = context;
  await limitTokenTries(context);
  const endedHashes = await db.transaction().execute(async (transaction) => {
    const found = await peekToken(transaction, 'undo-factor', token, now);
    if (found?.user_id) await lockAccount(transaction, found.user_id);
    const taken = await takeToken(transaction, 'undo-factor', token, now);
    const user = taken?.user_id ? await findById(transaction, taken.user_id) : undefined;
    if (!user || !taken || taken.added_at === null) throw invalidLink();
    // A link to a new password would go to the new address, which can be that of the other one.
    if (user.email_norm !== taken.email_norm) {
      const detail =
        'The address of your account has changed since. Take it back with the link in the mail about the new address.';
      throw new ProblemError('conflict', detail);
    }
    await transaction
      .updateTable('user')
      .set({ password_hash: null, closes_at: null, updated_at: now })
      .where('id', '=', user.id)
      .execute();
    await transaction
      .deleteFrom('email_change')
      .where('user_id', '=', user.id)
      .where('applied_at', 'is', null)
      .execute();
    await context.audit(transaction, {
      action: 'user.undo-factor',
      targetKind: 'user',
      targetId: user.id,
      actorId: user.id,
    });
    return endWaysInSince(context, transaction, user, taken.added_at);
  });
  endForAll(context, endedHashes);
}
